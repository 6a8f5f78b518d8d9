import { arrestOf } from '../rules/arrest.js';
import {
  type CprEntry,
  type DefibrillationEntry,
  fieldAt,
  type PrfSectionKey,
  type PrfSectionValue,
  type ProcedureEntry,
} from '../catalogue/catalogue.js';
import { formatValue } from '../record/format.js';
import { airwayAndOxygen } from './handover-airway.js';
import { drugRows, spokenDrugNames, spokenDrugs } from './handover-drugs.js';
import { effectText, withEffect } from './handover-effect.js';
import { inPlace } from './handover-in-place.js';
import {
  cut,
  type HandoverRow,
  labelled,
  latestOf,
  MOST_ITEMS,
  type Room,
  row,
  sentence,
  type HandoverRecord,
} from './handover-record.js';

/**
 * What was done to the patient, as the handover reports it: what stops bleeding first, then the arrest, drugs and the rest.
 * The same thing may be both among the procedures and in a list of its own; it is reported once.
 */

const SECTION = 'ClinicalInterventions';

type Interventions = PrfSectionValue<typeof SECTION>;
type Survey = PrfSectionValue<'PrimarySurvey'>;
type KeyOf<V> = NonNullable<V> extends readonly (infer K)[] ? K & string : NonNullable<V> & string;
const LISTS = [
  'advanced_interventions',
  'airway',
  'ventilation_method',
  'splints',
  'wound_treatments',
] as const;
type List = (typeof LISTS)[number];
const ACCESS = ['iv_access', 'io_access'] as const;

/** Where something stands that was done: a key of a list, a kind of procedure, or a field as a whole. */
type Place =
  | { [L in List]: `${L}.${KeyOf<Interventions[L]>}` }[List]
  | `procedures.${KeyOf<ProcedureEntry['procedure']>}`
  | `survey.cervical_spine.${KeyOf<Survey['cervical_spine']>}`
  | `survey.airway.${KeyOf<Survey['airway']>}`
  | `survey.catastrophic_haemorrhage.${KeyOf<Survey['catastrophic_haemorrhage']>}`
  | (typeof ACCESS)[number]
  | 'ventilation_method';

interface Done {
  readonly place: string;
  /** What the words need before them to be understood: 'Splints'; empty where they speak for themselves. */
  readonly label: string;
  readonly text: string;
  /** Null where nobody said. */
  readonly success: boolean | null;
  /** How it went, for the page: 'patient improved'. */
  readonly effect?: string;
}

/** What stops bleeding, in the order in which it is said. */
const STOPPERS: readonly Place[] = [
  'survey.catastrophic_haemorrhage.controlled',
  'procedures.tourniquet',
  'procedures.wound_packing',
  'procedures.bleeding_control',
  'procedures.pelvic_binder',
  'wound_treatments.tourniquet',
  'wound_treatments.haemostatic',
  'wound_treatments.pressure',
  'splints.pelvic_binder',
];
const STOPS_BLEEDING: ReadonlySet<string> = new Set(STOPPERS);

/** An answer that says that nothing was done. */
const NOT_DONE: ReadonlySet<string> = new Set<Place>(['ventilation_method.none']);
/** Of the primary survey, the answers that say what was done; the others are findings. */
const DONE_IN_SURVEY: ReadonlySet<string> = new Set<Place>([
  'survey.catastrophic_haemorrhage.controlled',
  'survey.cervical_spine.manual_in_line',
  'survey.cervical_spine.immobilised',
  'survey.airway.maintained_with_adjunct',
]);

const COLLAR_OR_BOARD = [
  'splints.collar',
  'splints.long_board',
  'splints.orthopaedic_stretcher',
  'splints.vacuum_mattress',
] as const;

/**
 * What another answer says as exactly or better, besides keys that a list shares with the procedures: for those the procedure
 * is reported, because it has a time and an outcome.
 */
const SAID_BY: Readonly<Partial<Record<string, readonly string[]>>> = {
  'airway.oropharyngeal': ['procedures.oropharyngeal_airway'],
  'airway.nasopharyngeal': ['procedures.nasopharyngeal_airway'],
  'airway.supraglottic': ['procedures.supraglottic_airway'],
  'airway.surgical_airway': ['advanced_interventions.cricothyroidotomy'],
  'wound_treatments.cleaned': ['procedures.wound_cleaning'],
  'wound_treatments.dressing': ['procedures.wound_dressing'],
  'wound_treatments.cooling': ['procedures.burn_cooling'],
  'splints.traction': ['procedures.traction_splint'],
  'advanced_interventions.intraosseous': ['io_access', 'procedures.intraosseous_access'],
  'advanced_interventions.point_of_care_ultrasound': ['procedures.ultrasound'],
  'procedures.intravenous_cannulation': ['iv_access'],
  'procedures.intraosseous_access': ['io_access'],
  'procedures.ventilation': ['ventilation_method'],
  'procedures.chest_decompression': [
    'advanced_interventions.needle_decompression',
    'advanced_interventions.finger_thoracostomy',
  ],
  'procedures.surgical_airway': ['advanced_interventions.cricothyroidotomy'],
  'procedures.splinting': [
    'splints.box',
    'splints.vacuum',
    'splints.traction',
    'splints.sam',
    'splints.sling',
  ],
  'procedures.spinal_immobilisation': COLLAR_OR_BOARD,
  'procedures.bleeding_control': [
    'wound_treatments.pressure',
    'wound_treatments.haemostatic',
    'wound_treatments.tourniquet',
    'procedures.tourniquet',
    'procedures.wound_packing',
  ],
  'procedures.wound_closure': ['wound_treatments.closure_strips'],
  'survey.cervical_spine.immobilised': ['procedures.spinal_immobilisation', ...COLLAR_OR_BOARD],
  'survey.airway.maintained_with_adjunct': [
    'airway.oropharyngeal',
    'airway.nasopharyngeal',
    'airway.supraglottic',
    'procedures.oropharyngeal_airway',
    'procedures.nasopharyngeal_airway',
    'procedures.supraglottic_airway',
  ],
} satisfies Partial<Record<Place, readonly Place[]>>;

const UNSUCCESSFUL = ' (not successful)';

const successOf = (row: object): boolean | null =>
  'success' in row && typeof row.success === 'boolean' ? row.success : null;

const valueText = (section: PrfSectionKey, path: string, value: unknown, row: object): string => {
  const field = fieldAt(section, path);
  return field ? cut(formatValue(field, value, { ...row })) : '';
};

const chosen = (
  record: HandoverRecord,
  section: PrfSectionKey,
  name: string,
  prefix = '',
): readonly Done[] => {
  const data = record.facts.data[section] ?? {};
  const field = fieldAt(section, name);
  const keys: readonly unknown[] = [data[name]].flat();
  return keys.flatMap((key): Done[] => {
    if (typeof key !== 'string' || field === undefined) return [];
    const text = cut(formatValue(field, field.kind === 'choices' ? [key] : key, data));
    // Advanced interventions are words of their own; 'Box' is not.
    const label = name === 'advanced_interventions' ? '' : field.label;
    return text === '' ? [] : [{ place: `${prefix}${name}.${key}`, label, text, success: null }];
  });
};

const access = (record: HandoverRecord, name: (typeof ACCESS)[number]): readonly Done[] => {
  return record.entries(SECTION, name, 'at').map((row) => {
    const where = ['site', 'gauge'].map((part) => valueText(SECTION, `${name}.${part}`, row[part], row));
    const success = successOf(row);
    const text = where.filter(Boolean).join(' ') || 'site not recorded';
    return {
      place: name,
      label: fieldAt(SECTION, name)?.label ?? name,
      text: `${text}${success === false ? UNSUCCESSFUL : ''}`,
      success,
    };
  });
};

/** Each kind once: one that did not succeed is said to have failed unless it was done again. */
const procedures = (record: HandoverRecord): readonly Done[] => {
  const byText = new Map<string, Done>();
  const entries: readonly ProcedureEntry[] = record.entries(SECTION, 'procedures', 'time_performed');
  for (const entry of entries) {
    const name = valueText(SECTION, 'procedures.procedure', entry.procedure, entry);
    if (name === '') continue;
    const place = `procedures.${entry.procedure ?? ''}`;
    const success = successOf(entry);
    // How long a tourniquet has been on decides what is done next.
    const time = STOPS_BLEEDING.has(place) ? record.clock(entry.time_performed) : '';
    const text = time === '' ? name : `${name} at ${time}`;
    const before = byText.get(text);
    if (before !== undefined && before.success !== false) continue;
    byText.set(text, {
      place,
      label: '',
      text: `${text}${success === false ? UNSUCCESSFUL : ''}`,
      success,
      effect: effectText('procedures', { ...entry }),
    });
  }
  return [...byText.values()];
};

/** Everything that was done but drugs and the arrest, each once. */
const doneTo = (record: HandoverRecord): readonly Done[] => {
  const all = [
    ...chosen(record, 'PrimarySurvey', 'catastrophic_haemorrhage', 'survey.'),
    ...procedures(record),
    ...LISTS.slice(0, 3).flatMap((name) => chosen(record, SECTION, name)),
    ...chosen(record, 'PrimarySurvey', 'airway', 'survey.'),
    ...airwayAndOxygen(record),
    ...ACCESS.flatMap((name) => access(record, name)),
    ...LISTS.slice(3).flatMap((name) => chosen(record, SECTION, name)),
    ...chosen(record, 'PrimarySurvey', 'cervical_spine', 'survey.'),
  ].filter(
    ({ place }) => !NOT_DONE.has(place) && (!place.startsWith('survey.') || DONE_IN_SURVEY.has(place)),
  );
  return all.filter((thing) => !all.some((other) => says(other, thing)));
};

/** Whether `other` already says what `thing` would repeat. A failed action does not cover a successful one. */
const says = (other: Done, thing: Done): boolean => {
  if (other.success === false && thing.success === true) return false;
  const [list = '', key = ''] = thing.place.split('.');
  const isShared =
    list !== 'procedures' && list !== 'survey' && key !== 'other' && other.place === `procedures.${key}`;
  const better = SAID_BY[thing.place] ?? [];
  return isShared || better.some((place) => other.place === place || other.place.startsWith(`${place}.`));
};

const onPage = ({ text, effect = '' }: Done): string => withEffect(text, effect);
const aloud = ({ text }: Done): string => text;

/** By the label that they share, in the order in which the first of each comes: 'Splints: Collar, Box'. */
const grouped = (things: readonly Done[], textOf = aloud): string => {
  const labels = [...new Set(things.map(({ label }) => label))];
  return sentence(
    ...labels.map((label) => {
      const texts = new Set(things.filter((thing) => thing.label === label).map(textOf));
      return label === '' ? [...texts].join('; ') : labelled(label, [...texts].join(', '));
    }),
  );
};

const shocksText = (shocks: number): string =>
  shocks === 0 ? '' : `${shocks} ${shocks === 1 ? 'shock' : 'shocks'}`;

/** What was done for an arrest before our arrival: no part of our own times. */
const beforeArrival = (record: HandoverRecord): string => {
  const events: readonly CprEntry[] = record.entries(SECTION, 'cpr', 'time');
  const shocks: readonly DefibrillationEntry[] = record.entries(SECTION, 'defibrillation', 'time');
  const words = events
    .filter(({ is_before_arrival }) => is_before_arrival === true)
    .map((entry) => valueText(SECTION, 'cpr.event', entry.event, entry));
  const count = shocks
    .filter(({ is_before_arrival }) => is_before_arrival === true)
    .reduce((sum, { shocks_delivered }) => sum + (shocks_delivered ?? 1), 0);
  return labelled(
    fieldAt(SECTION, 'cpr.is_before_arrival')?.label ?? '',
    [...new Set(words), shocksText(count)].filter(Boolean).join(', '),
  );
};

/** @param isBrief without who gave the CPR, which is on the page. */
const arrest = (record: HandoverRecord, isBrief = false): string => {
  const { startedAt, firstAt, hasCirculation, endedAt, shocks } = arrestOf(record.facts);
  const entries: readonly CprEntry[] = record.entries(SECTION, 'cpr', 'time');
  const events = entries.filter(({ is_before_arrival }) => is_before_arrival !== true);
  const last = events.at(-1);
  const isMechanical = events.some(({ event }) => event === 'mechanical_started');
  const ours = [
    startedAt === null ? '' : `Cardiac arrest ${record.clock(firstAt)}`,
    startedAt === firstAt ? '' : `again ${record.clock(startedAt)}`,
    isMechanical ? 'mechanical CPR' : '',
    shocksText(shocks),
    hasCirculation ? `circulation back ${record.clock(endedAt)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
  // What ended an arrest that others began, or a beginning of unknown time.
  const alone =
    ours !== '' || last === undefined
      ? ''
      : `${valueText(SECTION, 'cpr.event', last.event, last)} ${record.clock(last.time)}`.trim();
  const returned = fieldAt('PrimarySurvey', 'return_of_circulation_at')?.label ?? '';
  return sentence(
    beforeArrival(record),
    ours,
    alone,
    hasCirculation ? '' : labelled(returned, record.time('PrimarySurvey', 'return_of_circulation_at')),
    isBrief
      ? ''
      : labelled(fieldAt(SECTION, 'cpr_providers')?.label ?? '', record.text(SECTION, 'cpr_providers')),
  );
};

const isProcedure = ({ place }: Done): boolean => place.startsWith('procedures.');

/** What stays in the patient has a line of its own on the page; what failed does not. */
const isInPlace = ({ place, success }: Done): boolean =>
  success !== false && (place === 'iv_access' || place === 'io_access' || place === 'airway_devices');

/** Seen on the patient, or no treatment: not read out where there is little room. */
const SEEN_AT_THE_BEDSIDE: ReadonlySet<string> = new Set<Place>([
  'iv_access',
  'io_access',
  'procedures.intravenous_cannulation',
  'procedures.intraosseous_access',
  'procedures.clinical_advice_call',
  'procedures.informing_doctor',
  'procedures.blood_glucose',
  'procedures.assessment',
  'procedures.ecg_monitoring',
  'procedures.ecg_12_lead',
]);

/** What is read out of the treatment; empty where nothing was done. */
interface SpokenTreatment {
  /** What stops bleeding, and an arrest. */
  readonly pressing: string;
  readonly drugs: string;
  /** The same without how much: where there is no time for that. */
  readonly drugNames: string;
  readonly others: string;
}

export const treatmentOf = (record: HandoverRecord, room: Room): SpokenTreatment => {
  const { most, isBrief } = room;
  const things = doneTo(record).filter(({ place }) => !isBrief || !SEEN_AT_THE_BEDSIDE.has(place));
  const stopping = STOPPERS.flatMap((stopper) => things.filter(({ place }) => place === stopper));
  const rest = things.filter((thing) => !stopping.includes(thing));
  const others = rest.filter((thing) => !isProcedure(thing));
  const kept = others.slice(0, most);
  const left = others.length - kept.length;
  // What shares a label with what stops bleeding comes with it: the label is said once.
  const labels = new Set(stopping.map(({ label }) => label));
  const isBeside = ({ label }: Done): boolean => label !== '' && labels.has(label);
  return {
    pressing: sentence(grouped([...stopping, ...kept.filter(isBeside)]), arrest(record, isBrief)),
    drugs: spokenDrugs(record, room),
    drugNames: spokenDrugNames(record),
    others: sentence(
      latestOf(
        rest.filter(isProcedure).map(({ text }) => text),
        Math.min(most, MOST_ITEMS),
      ),
      grouped(kept.filter((thing) => !isBeside(thing))),
      left === 0 ? '' : `And ${left} more`,
    ),
  };
};

/** Each procedure with its times and how it went: 'Suction at 14:05 (patient improved) and at 14:20'. */
const procedureTexts = (record: HandoverRecord): readonly string[] => {
  const times = new Map<string, string[]>();
  const entries: readonly ProcedureEntry[] = record.entries(SECTION, 'procedures', 'time_performed');
  for (const entry of entries) {
    const name = valueText(SECTION, 'procedures.procedure', entry.procedure, entry);
    if (name === '' || STOPS_BLEEDING.has(`procedures.${entry.procedure ?? ''}`)) continue;
    const time = record.clock(entry.time_performed);
    const when = [
      time === '' ? '' : `at ${time}`,
      entry.is_before_arrival === true ? 'before our arrival' : '',
      entry.success === false ? UNSUCCESSFUL.trim() : '',
      withEffect('', effectText('procedures', { ...entry })),
    ]
      .filter(Boolean)
      .join(' ');
    times.set(name, [...(times.get(name) ?? []), ...(when === '' ? [] : [when])]);
  }
  return [...times].map(([name, when]) => [name, when.join(' and ')].filter(Boolean).join(' '));
};

/** Everything that was done, for the page: what stops bleeding first, then the arrest, each drug with its total, the rest. */
export const treatmentRows = (record: HandoverRecord): readonly HandoverRow[] => {
  const things = doneTo(record);
  const stopping = STOPPERS.flatMap((stopper) => things.filter(({ place }) => place === stopper));
  const rest = things.filter(
    (thing) => !stopping.includes(thing) && !isProcedure(thing) && !isInPlace(thing),
  );
  const rows = [
    row('Bleeding', grouped(stopping, onPage)),
    row('Cardiac arrest', arrest(record)),
    ...drugRows(record),
    row('Procedures', procedureTexts(record).join('; ')),
    row('Left in place', inPlace(record).join('; ')),
    row('Also done', grouped(rest, onPage)),
  ].filter(({ isRecorded }) => isRecorded);
  return rows.length === 0 ? [row('Treatment', '')] : rows;
};
