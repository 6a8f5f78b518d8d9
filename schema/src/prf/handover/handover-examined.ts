import { capitalise } from '../../letter-case.js';
import { fieldAt, type PrfSectionKey } from '../catalogue/catalogue.js';
import type { Field } from '../catalogue/kinds.js';
import { isRecord } from '../record/canonical.js';
import { formatValue } from '../record/format.js';
import {
  answersInSentence,
  cut,
  type HandoverRow,
  inSentence,
  labelled,
  listOf,
  type Room,
  row,
  sentence,
  type HandoverRecord,
} from './handover-record.js';

/**
 * What was found of a patient besides figures: airway, breathing and circulation, burns, how someone was trapped, a
 * pregnancy, a birth, and a death. The receiving team asks about these first, and no sign shows them.
 */

type Values = Readonly<Record<string, unknown>>;

const text = (section: PrfSectionKey, path: string, values: Values): string => {
  const field = fieldAt(section, path);
  if (field === undefined) return '';
  const said = formatValue(field, values[field.name], values);
  // What was typed stays as it was typed: it may be a name.
  return field.kind === 'text' ? said : inSentence(said);
};

const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Answers of the primary survey that say that nothing is wrong there. */
const NORMAL: Readonly<Record<string, ReadonlySet<unknown>>> = {
  airway: new Set(['clear']),
  breathing: new Set(['normal_effort']),
  circulation: new Set(['normal_colour', 'warm', 'crt_under_2', 'radial_present', 'regular']),
};
/** Answers that make the receiving team prepare for the worst. */
const ALARMING: Readonly<Record<string, ReadonlySet<unknown>>> = {
  airway: new Set(['partially_obstructed', 'obstructed', 'maintained_with_adjunct']),
  breathing: new Set([
    ...['stridor', 'reduced_left', 'reduced_right', 'unequal_rise', 'unable_to_complete_sentences'],
    ...['agonal', 'absent'],
  ]),
  circulation: new Set(['mottled', 'cyanosed', 'radial_absent', 'external_bleeding']),
};
const SURVEY = ['airway', 'breathing', 'circulation'] as const;
type Surveyed = (typeof SURVEY)[number];

const keysOf = (record: HandoverRecord, name: Surveyed): readonly unknown[] => {
  const value = record.value('PrimarySurvey', name);
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
};

/** The answers that a rule keeps, in words. */
const surveyed = (record: HandoverRecord, name: Surveyed, isKept: (key: unknown) => boolean): string => {
  const field = fieldAt('PrimarySurvey', name);
  if (field === undefined) return '';
  return keysOf(record, name)
    .filter(isKept)
    .map((key) =>
      inSentence(
        formatValue(field, field.kind === 'choices' ? [key] : key, record.facts.data['PrimarySurvey']),
      ),
    )
    .filter(Boolean)
    .join(', ');
};

const labelOf = (name: Surveyed): string => fieldAt('PrimarySurvey', name)?.label ?? name;

/**
 * Airway, breathing and circulation as they were found, in one row of the page; none where nobody looked. On a full page, what is
 * normal is left to the record.
 */
export const surveyRow = (record: HandoverRecord, isFull: boolean): HandoverRow =>
  row(
    'First look',
    sentence(
      ...SURVEY.map((name) =>
        labelled(
          labelOf(name),
          surveyed(record, name, (key) => !isFull || NORMAL[name]?.has(key) !== true),
        ),
      ),
    ),
    SURVEY.some((name) => keysOf(record, name).some((key) => ALARMING[name]?.has(key) === true)),
  );

/** What of them is not normal; where there is little room, what alarms. */
export const spokenSurvey = (record: HandoverRecord, { signs }: Room): string =>
  sentence(
    ...SURVEY.map((name) =>
      labelled(
        labelOf(name),
        surveyed(record, name, (key) =>
          signs === 'abnormal' ? ALARMING[name]?.has(key) === true : NORMAL[name]?.has(key) !== true,
        ),
      ),
    ),
  );

const burnedArea = (record: HandoverRecord): string => {
  const total = record.value('SecondarySurvey', 'burn_total_percent');
  return typeof total === 'number' ? `${String(total)} % of the body` : '';
};

const burnedRegion = (burn: Values): string =>
  [
    [
      text('SecondarySurvey', 'burns.region', burn),
      typeof burn['percent'] === 'number' ? `${String(burn['percent'])} %` : '',
      // 'Full thickness, white or leathery': the first words are the depth.
      text('SecondarySurvey', 'burns.depth', burn).replace(/,.*/u, ''),
    ]
      .filter(Boolean)
      .join(' '),
    burn['is_circumferential'] === true ? 'all the way round' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The answers of a list, each in a sentence: 'soot in mouth or nose, hoarse voice'. */
const listed = (record: HandoverRecord, name: string): string => {
  const keys = record.value('SecondarySurvey', name);
  return Array.isArray(keys)
    ? answersInSentence(
        record,
        'SecondarySurvey',
        name,
        keys.filter((key: unknown) => key !== 'none'),
      )
    : '';
};
const airwayBurn = (record: HandoverRecord): string => listed(record, 'airway_burn_signs');

const smoke = (record: HandoverRecord): string =>
  record.value('SecondarySurvey', 'carbon_monoxide_exposure') === 'yes' ? 'breathed smoke' : '';

const cooling = (record: HandoverRecord): string => {
  const minutes = record.value('SecondarySurvey', 'cooling_minutes');
  const from = record.time('SecondarySurvey', 'cooling_began_at');
  if (typeof minutes !== 'number' && from === '') return '';
  return [
    'cooled',
    typeof minutes === 'number' ? `for ${String(minutes)} min` : '',
    from === '' ? '' : `from ${from}`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** '15 % of the body; front of trunk 12 % deep partial; by flame at 13:55; cooled for 20 min from 14:08; airway: soot'. */
export const burnsText = (record: HandoverRecord, most: number): string => {
  const at = record.time('SecondarySurvey', 'burn_at');
  const cause = listed(record, 'burn_cause');
  return [
    burnedArea(record),
    listOf(rowsOf(record.value('SecondarySurvey', 'burns')).map(burnedRegion).filter(Boolean), most),
    [
      cause === '' ? '' : `by ${cause}`,
      record.text('SecondarySurvey', 'burn_agent'),
      at === '' ? '' : `at ${at}`,
    ]
      .filter(Boolean)
      .join(' '),
    cooling(record),
    labelled('airway', airwayBurn(record)),
    smoke(record),
  ]
    .filter(Boolean)
    .join('; ');
};

export const spokenBurns = (record: HandoverRecord): string => {
  const regions = rowsOf(record.value('SecondarySurvey', 'burns'));
  const deep = regions.filter(({ depth }) => depth === 'full' || depth === 'charred').map(burnedRegion);
  const parts = [
    burnedArea(record) || regions.map(burnedRegion).filter(Boolean).join('; '),
    burnedArea(record) === '' ? '' : deep.join('; '),
    labelled('airway', airwayBurn(record)),
    smoke(record),
  ].filter(Boolean);
  return parts.length === 0 ? '' : labelled('Burns', parts.join(', '));
};

/** Facts of a collision that point to injuries not seen yet. An answer of 'no' adds nothing here. */
const COLLISION = [
  ...['road_user', 'vehicle', 'collided_with', 'speed_mph', 'intrusion_cm', 'rolled_over', 'ejection'],
  ...['protection', 'entrapment', 'extrication', 'extrication_minutes'],
] as const;
/** Of these, what changes what is done next: how long someone was crushed, most of all. */
const TRAPPED: ReadonlySet<string> = new Set([
  'rolled_over',
  'ejection',
  'entrapment',
  'extrication_minutes',
]);

const collision = (record: HandoverRecord, isWanted: (name: string) => boolean): string => {
  const group = record.value('SecondarySurvey', 'collision');
  if (!isRecord(group)) return '';
  const facts = COLLISION.filter(isWanted)
    .flatMap((name) => {
      const field: Field | undefined = fieldAt('SecondarySurvey', `collision.${name}`);
      const value = group[name];
      if (field === undefined || value === 'no' || value === false) return [];
      const said = formatValue(field, value, group);
      return said === ''
        ? []
        : [value === true ? field.label.toLowerCase() : labelled(inSentence(field.label), inSentence(said))];
    })
    .join(', ');
  return capitalise(facts);
};

/** How it happened, as far as the collision and the extrication say. */
export const collisionText = (record: HandoverRecord, longest: number): string =>
  sentence(
    collision(record, () => true),
    labelled('Extrication', record.text('SecondarySurvey', 'extrication_details', longest)),
  );
export const spokenCollision = (record: HandoverRecord, longest: number): string =>
  sentence(
    collision(record, (name) => TRAPPED.has(name)),
    cut(record.text('SecondarySurvey', 'extrication_details'), longest),
  );

const PREGNANCY = [
  ...['due_date', 'gravida', 'para', 'babies', 'risks', 'contractions', 'contraction_interval_min'],
  ...['bleeding', 'bleeding_ml', 'membranes', 'fetal_movements', 'presenting_part', 'maternity_unit'],
] as const;

const gestation = (group: Values): string => {
  const { weeks, days } = group;
  if (typeof weeks !== 'number') return '';
  return `${String(weeks)}${typeof days === 'number' ? `+${String(days)}` : ''} weeks`;
};

/** '36 weeks; gravida: 2; bleeding: heavy or clots'. */
export const pregnancyText = (record: HandoverRecord): string => {
  const group = record.value('SecondarySurvey', 'pregnancy');
  if (!isRecord(group)) return '';
  return [
    gestation(group),
    ...PREGNANCY.map((name) => {
      const label = fieldAt('SecondarySurvey', `pregnancy.${name}`)?.label ?? name;
      return labelled(inSentence(label), text('SecondarySurvey', `pregnancy.${name}`, group));
    }),
  ]
    .filter(Boolean)
    .join('; ');
};

/** What of a pregnancy is read out: how far it is, and what cannot wait. */
export const spokenPregnancy = (record: HandoverRecord): string => {
  const group = record.value('SecondarySurvey', 'pregnancy');
  if (!isRecord(group)) return '';
  const { bleeding, fetal_movements: movements, presenting_part: part, contractions } = group;
  return [
    gestation(group),
    bleeding === 'heavy' ? 'heavy bleeding' : '',
    movements === 'absent' ? 'no movements felt' : movements === 'reduced' ? 'reduced movements' : '',
    contractions === 'pushing' ? 'urge to push' : '',
    part === 'breech' || part === 'limb' || part === 'cord'
      ? `presenting ${text('SecondarySurvey', 'pregnancy.presenting_part', group)}`
      : '',
  ]
    .filter(Boolean)
    .join(', ');
};

const BIRTH = [
  'apgar_1',
  'apgar_5',
  'apgar_10',
  'newborn_care',
  'placenta_complete',
  'blood_loss_ml',
] as const;

/** Each birth that the record has: 'Live birth, female at 14:20; Apgar at 1 min: 7'. */
export const birthsText = (record: HandoverRecord): string =>
  record
    .entries('SecondarySurvey', 'births', 'born_at')
    .map((birth) => {
      const at = record.clock(birth['born_at']);
      const what = [
        text('SecondarySurvey', 'births.outcome', birth) || 'birth',
        text('SecondarySurvey', 'births.sex', birth),
      ]
        .filter(Boolean)
        .join(', ');
      return [
        at === '' ? what : `${what} at ${at}`,
        ...BIRTH.map((name) => {
          const label = fieldAt('SecondarySurvey', `births.${name}`)?.label ?? name;
          return labelled(inSentence(label), text('SecondarySurvey', `births.${name}`, birth));
        }),
      ]
        .filter(Boolean)
        .join('; ');
    })
    .join('. ');

/** 'recognised at 14:12 by Ana Reed, paramedic'; empty while nobody did. */
export const lifeExtinctText = (record: HandoverRecord): string => {
  const at = record.moment(record.value('ROLE', 'role_time'));
  if (at === '') return '';
  const who = [
    record.text('ROLE', 'role_clinician_name'),
    inSentence(record.text('ROLE', 'role_clinician_grade')),
  ]
    .filter(Boolean)
    .join(', ');
  return `recognised at ${at}${who === '' ? '' : ` by ${who}`}`;
};

/** '22 kg (estimated)': the weight that a child's doses are based on. */
export const weightText = (record: HandoverRecord): string => {
  const kilograms = record.value('PresentingComplaint', 'weight_kg');
  if (typeof kilograms !== 'number') return '';
  const how = inSentence(record.text('PresentingComplaint', 'weight_method'));
  return `${String(kilograms)} kg${how === '' ? '' : ` (${how})`}`;
};

const SYSTEMS = [
  ...['generalAppearance', 'respiratory', 'cardiac', 'neurological', 'gastrointestinal', 'genitourinary'],
  ...['integumentary', 'general', 'obstetric'],
] as const;
const MENTAL = ['behavioural', 'thoughts', 'mood', 'harm'] as const;

/** What was written of each system, and of the patient's state of mind. */
export const systemsText = (record: HandoverRecord, longest: number): string => {
  const found = sentence(
    ...[...SYSTEMS, ...MENTAL].map((name) =>
      labelled(
        fieldAt('SecondarySurvey', name)?.label ?? name,
        record.text('SecondarySurvey', name, longest),
      ),
    ),
  );
  // The room for two texts: there is only one page.
  return cut(found, longest * 2);
};

/** Alcohol and drugs, as far as anything was found or admitted; empty where nothing was reported. */
export const takenText = (record: HandoverRecord): string => {
  const keys = record.value('PresentingComplaint', 'alcohol_or_drugs');
  const isNothing = Array.isArray(keys) && keys.every((key) => key === 'none_reported');
  return isNothing ? '' : record.text('PresentingComplaint', 'alcohol_or_drugs');
};
