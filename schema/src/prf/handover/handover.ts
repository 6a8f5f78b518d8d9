import { capitalise } from '../../letter-case.js';
import { bodyMarks } from '../record/body-map.js';
import { isRecord } from '../record/canonical.js';
import { fieldAt, type ObservationEntry } from '../catalogue/catalogue.js';
import { derivationPatient } from '../record/derive.js';
import { escalationBlocks } from './handover-alerts.js';
import { alwaysRows, spokenAlerts } from './handover-always.js';
import {
  birthsText,
  burnsText,
  collisionText,
  lifeExtinctText,
  spokenBurns,
  spokenCollision,
  spokenSurvey,
  surveyRow,
  systemsText,
  takenText,
  weightText,
} from './handover-examined.js';
import {
  fitted,
  type HandoverLine,
  isInTime,
  kept,
  listed,
  orElse,
  shortened,
  type SpokenLine,
  type SpokenPart,
} from './handover-fit.js';
import { spokenComplications } from './handover-effect.js';
import { findingsOf } from './handover-findings.js';
import { signRows, spokenSigns } from './handover-signs.js';
import {
  cut,
  type HandoverBlock,
  type HandoverRow,
  type HandoverSource,
  labelled,
  listOf,
  LONGEST_TEXT,
  MOST_ITEMS,
  type Room,
  row,
  sentence,
  HandoverRecord,
} from './handover-record.js';
import { treatmentOf, treatmentRows } from './handover-treatment.js';
import { isEmptySet } from '../rules/empty-set.js';
import type { PrfFacts, PrfRule } from '../catalogue/kinds.js';
import { any, entered, holds } from '../catalogue/rules.js';

/**
 * The handover (clinical section 8): what is read aloud in thirty seconds, ATMIST(ER) for a trauma patient, with complaint
 * and history in place of mechanism and injuries for a medical one, or SBAR; and the page that stays with the patient, which
 * says everything. Worked out from the record alone, the same on the device, on paper and for the person who opens the link
 * (ADR 43).
 */

export const HANDOVER_FORMAT_LABELS = { atmist: 'ATMIST', sbar: 'SBAR' } as const;
export type HandoverFormat = keyof typeof HANDOVER_FORMAT_LABELS;
export const HANDOVER_FORMATS = Object.keys(HANDOVER_FORMAT_LABELS) as readonly HandoverFormat[];

/**
 * What is shortened if reading it takes longer: first the details of history and examination, then the lists, then the signs
 * that are normal. All of it is on the page.
 */
const ROOMS: readonly Room[] = [
  { longest: LONGEST_TEXT, most: 12, signs: 'all', isBrief: false },
  { longest: 60, most: 8, signs: 'all', isBrief: false },
  { longest: 60, most: MOST_ITEMS, signs: 'core', isBrief: false },
  { longest: 60, most: MOST_ITEMS, signs: 'core', isBrief: true },
  { longest: 60, most: 4, signs: 'abnormal', isBrief: true },
  { longest: 45, most: 4, signs: 'abnormal', isBrief: true },
  { longest: 45, most: 3, signs: 'abnormal', isBrief: true },
  { longest: 36, most: 2, signs: 'abnormal', isBrief: true },
  { longest: 28, most: 2, signs: 'abnormal', isBrief: true },
  { longest: 28, most: 1, signs: 'abnormal', isBrief: true },
];
/** Characters of a text and lines of a list, on the page. */
const PAGE_ROOMS: readonly Room[] = [420, 260, 160, 110, LONGEST_TEXT, 60].map((longest) => ({
  longest,
  most: longest > 200 ? 20 : longest > 100 ? 10 : MOST_ITEMS,
  signs: 'all',
  isBrief: false,
}));

const hasBodyMarks: PrfRule = ({ data }) => bodyMarks(data['SecondarySurvey']?.['body_map']).length > 0;

const INJURED = any(
  holds('PresentingComplaint', 'possible_injury', 'yes'),
  entered('SecondarySurvey', 'wcag'),
  hasBodyMarks,
  entered('PresentingComplaint', 'fall_height_m'),
  entered('SecondarySurvey', 'burns'),
  entered('SecondarySurvey', 'burn_total_percent'),
);

/** Whether the record has an injury: what ATMIST is made for. */
export const isTrauma = (facts: PrfFacts): boolean => {
  const mechanisms = facts.data['SecondarySurvey']?.['mechanismsOfInjury'];
  return (Array.isArray(mechanisms) && mechanisms.some((key) => key !== 'none')) || INJURED(facts);
};

export const handoverFormatOf = (facts: PrfFacts): HandoverFormat => (isTrauma(facts) ? 'atmist' : 'sbar');

/** When it began: by the patient's words, else when it happened; then when we came. */
const times = (record: HandoverRecord, { isBrief }: Room): readonly SpokenPart[] => {
  const onset = record.moment(record.value('PresentingComplaint', 'onset_at'));
  return [
    kept(labelled('Onset', onset)),
    kept(onset === '' ? labelled('Incident', record.time('incidentDetails', 'incident_date')) : ''),
    kept(isBrief ? '' : labelled('Arrived', record.time('incidentDetails', 'arrived_time'))),
  ];
};

const mechanism = (record: HandoverRecord, room: Room): string =>
  sentence(
    record.text('SecondarySurvey', 'mechanismsOfInjury', room.longest),
    labelled('Height of fall', record.text('PresentingComplaint', 'fall_height_m')),
    spokenCollision(record, room.longest),
    record.text('PresentingComplaint', 'presenting_complaint', room.longest),
  );

const INJURIES: readonly string[] = ['head_neck', 'chest', 'abdomen', 'pelvis', 'extremities', 'wcag'];
/** Marked wounds and coded findings. */
const woundsAndFindings = (record: HandoverRecord, room: Room): string =>
  sentence(
    listOf(
      bodyMarks(record.facts.data['SecondarySurvey']?.['body_map']).map(({ words }) => words),
      room.most,
    ),
    listOf(findingsOf(record.facts), room.most),
  );

/** What was written of each region: with room, or where nothing is marked or coded. */
const writtenOfRegions = (record: HandoverRecord, room: Room): string =>
  room.isBrief && woundsAndFindings(record, room) !== ''
    ? ''
    : sentence(
        ...INJURIES.map((name) =>
          labelled(
            fieldAt('SecondarySurvey', name)?.label ?? name,
            record.text('SecondarySurvey', name, room.longest),
          ),
        ),
      );

const complaint = (record: HandoverRecord, room: Room): string =>
  record.text('PresentingComplaint', 'presenting_complaint', room.longest) ||
  record.text('incidentDetails', 'chief_complaint', room.longest) ||
  record.reason('incidentDetails', 'chief_complaint');

/** Those that the written history does not name by itself: 'No asthma' does not name asthma. */
const conditions = (record: HandoverRecord): string => {
  const rows = record.facts.data['PresentingComplaint']?.['past_conditions'];
  const named = record
    .text('PresentingComplaint', 'past_medical_history')
    .toLowerCase()
    .split(/[,;.]/)
    .map((part) => part.trim());
  const names = (Array.isArray(rows) ? rows : [])
    .filter(isRecord)
    .flatMap(({ description }) => (typeof description === 'string' ? [cut(description)] : []))
    .filter((name) => name !== '' && !named.includes(name.toLowerCase()));
  return listOf([...new Set(names)]);
};

const pastHistory = (record: HandoverRecord, room: Room): string =>
  sentence(
    record.text('PresentingComplaint', 'past_medical_history', room.longest),
    cut(conditions(record), room.longest),
  ) || record.reason('PresentingComplaint', 'past_medical_history');

const impression = (record: HandoverRecord, room: Room): string =>
  record.text('clinical_impression', 'clinical_impression', Math.max(room.longest, 60));

/** If there is little room, the clinician's impression says more than the start of the history. */
const history = (record: HandoverRecord, room: Room): string => {
  const diagnosis = impression(record, room);
  return sentence(
    room.isBrief && diagnosis !== ''
      ? diagnosis
      : record.text('PresentingComplaint', 'history_of_presenting_complaint', room.longest),
    labelled('Past history', pastHistory(record, room)),
  );
};

/** Bleeding that nobody has stopped comes before any figure. */
const uncontrolled = (record: HandoverRecord): string =>
  holds('PrimarySurvey', 'catastrophic_haemorrhage', 'uncontrolled')(record.facts)
    ? labelled(
        fieldAt('PrimarySurvey', 'catastrophic_haemorrhage')?.label ?? '',
        record.text('PrimarySurvey', 'catastrophic_haemorrhage'),
      )
    : '';

/** The live sets that have a value, oldest first. */
const setsOf = (record: HandoverRecord): readonly ObservationEntry[] =>
  record.entries('observations', 'entries', 'date_time').filter((set) => !isEmptySet(set));

const signsContext = (record: HandoverRecord) => ({
  patient: derivationPatient(record.facts),
  clock: (at: unknown) => record.clock(at),
});

/** Under 16 doses go by the weight. */
const WEIGHED_BELOW = 16;
const patient = (record: HandoverRecord): string => {
  const { ageYears } = record.facts;
  const weight = ageYears !== null && ageYears < WEIGHED_BELOW ? weightText(record) : '';
  return [record.ageAndSex, weight].filter(Boolean).join(', ');
};

const signs = (record: HandoverRecord, room: Room): readonly SpokenPart[] => {
  const { latest, earlier } = spokenSigns(setsOf(record), room, signsContext(record));
  return [
    kept(labelled('Life extinct', lifeExtinctText(record))),
    kept(uncontrolled(record)),
    listed('last', spokenSurvey(record, room)),
    kept(latest),
    orElse('', listed('last', earlier)),
  ];
};

const treatment = (record: HandoverRecord, room: Room): readonly SpokenPart[] => {
  const { pressing, drugs, drugNames, others } = treatmentOf(record, room);
  return [kept(pressing), orElse(drugNames, kept(drugs)), orElse('', listed('late', others))];
};

const alerts = (record: HandoverRecord, room: Room): readonly SpokenPart[] => [
  kept(
    capitalise(
      listOf(
        spokenAlerts(record, setsOf(record)).map((text) => cut(text, LONGEST_TEXT)),
        Math.max(room.most, MOST_ITEMS),
      ),
    ),
  ),
  orElse('', listed('last', capitalise(cut(spokenComplications(record), LONGEST_TEXT)))),
];

const preAlert = (record: HandoverRecord): string =>
  holds('DispositionOutcome', 'pre_alert', 'no')(record.facts)
    ? ''
    : record.text('DispositionOutcome', 'pre_alert').replace(/^Other: /, '');

/** 'Expected 15:10, in 25 min'; nothing once they are there. */
const arrival = (record: HandoverRecord): string => {
  const at = record.facts.data['DispositionOutcome']?.['expected_arrival_time'];
  const clock = record.clock(at);
  if (clock === '' || record.time('incidentDetails', 'at_hospital_time') !== '') return '';
  const minutes = Math.round((Date.parse(String(at)) - record.asOf) / 60_000);
  return `Expected ${clock}, ${minutes < 0 ? `${-minutes} min ago` : minutes === 0 ? 'now' : `in ${minutes} min`}`;
};

/** Read out while there is time to prepare: when they come, or that they are there. */
const onTheWay = (record: HandoverRecord, room: Room): readonly SpokenPart[] => {
  const there = record.time('incidentDetails', 'at_hospital_time');
  return [
    kept(arrival(record)),
    shortened(
      'early',
      labelled('To', record.text('DispositionOutcome', 'destination', Math.max(room.longest, 60))),
    ),
    kept(there === '' ? labelled('Left scene', record.time('incidentDetails', 'left_scene_time')) : ''),
    kept(labelled('At hospital', there)),
  ];
};

const line = (letter: string, label: string, ...parts: readonly SpokenPart[]): SpokenLine => ({
  letter,
  label,
  parts,
});

const injured = (record: HandoverRecord, room: Room): readonly SpokenPart[] => [
  kept(spokenBurns(record)),
  listed('last', woundsAndFindings(record, room)),
  shortened('last', writtenOfRegions(record, room)),
];

const atmist = (record: HandoverRecord, room: Room): readonly SpokenLine[] => {
  const middle = isTrauma(record.facts)
    ? [
        line('M', 'Mechanism', shortened('late', mechanism(record, room))),
        line('I', 'Injuries', ...injured(record, room)),
      ]
    : [
        line('M', 'Complaint', shortened('late', complaint(record, room))),
        line('I', 'History', shortened('early', history(record, room))),
      ];
  return [
    line('A', 'Age and sex', kept(patient(record))),
    line('T', 'Time', ...times(record, room)),
    ...middle,
    line('S', 'Signs', ...signs(record, room)),
    line('T', 'Treatment', ...treatment(record, room)),
    line('!', 'Alerts', ...alerts(record, room)),
    line('R', 'Request', kept(preAlert(record))),
    line('E', 'ETA', ...onTheWay(record, room)),
  ];
};

const sbar = (record: HandoverRecord, room: Room): readonly SpokenLine[] => {
  const wasInjured = isTrauma(record.facts);
  return [
    line(
      'S',
      'Situation',
      kept(patient(record)),
      shortened('late', complaint(record, room)),
      ...times(record, room),
    ),
    line(
      'B',
      'Background',
      wasInjured
        ? shortened('late', record.text('SecondarySurvey', 'mechanismsOfInjury', room.longest))
        : shortened('early', history(record, { ...room, isBrief: false })),
      ...alerts(record, room),
    ),
    line(
      'A',
      'Assessment',
      ...signs(record, room),
      shortened('last', labelled('Impression', impression(record, room))),
      ...(wasInjured ? injured(record, room) : []),
    ),
    line(
      'R',
      'Recommendation',
      ...treatment(record, room),
      kept(labelled('Pre-alert', preAlert(record))),
      ...onTheWay(record, room),
    ),
  ];
};

/**
 * What is read out, line by line, in its order: in thirty seconds at 150 words a minute. Whatever has no room there is in
 * `handoverBlocks`.
 */
export const handoverOf = (source: HandoverSource, format: HandoverFormat): readonly HandoverLine[] => {
  const record = new HandoverRecord(source);
  const linesOf = format === 'atmist' ? atmist : sbar;
  let lines: readonly SpokenLine[] = [];
  for (const room of ROOMS) {
    lines = linesOf(record, room);
    if (isInTime(lines)) break;
  }
  return fitted(lines);
};

/** Under this many characters of a text the page is full: what was found normal, and the systems' own texts, are in the record. */
const FULL_PAGE = 160;

const recorded = (rows: readonly HandoverRow[]): readonly HandoverRow[] =>
  rows.filter(({ isRecorded }) => isRecorded);

const whatHappened = (record: HandoverRecord, room: Room): readonly HandoverRow[] => {
  const wasInjured = isTrauma(record.facts);
  return [
    row('Patient', [record.ageAndSex, weightText(record)].filter(Boolean).join(', ')),
    ...recorded([row('Life extinct', lifeExtinctText(record), true)]),
    row(
      'Times',
      sentence(
        labelled('Symptoms began', record.moment(record.value('PresentingComplaint', 'onset_at'))),
        labelled('Incident', record.time('incidentDetails', 'incident_date')),
        labelled('Call', record.time('incidentDetails', 'call_time')),
        labelled('Arrived', record.time('incidentDetails', 'arrived_time')),
        labelled('With patient', record.time('incidentDetails', 'at_patient_time')),
      ),
    ),
    row('Complaint', complaint(record, room)),
    ...recorded([
      row(
        'Mechanism',
        wasInjured
          ? sentence(
              record.text('SecondarySurvey', 'mechanismsOfInjury', room.longest),
              labelled('Height of fall', record.text('PresentingComplaint', 'fall_height_m')),
              collisionText(record, room.longest),
            )
          : '',
      ),
      row('Burns', burnsText(record, room.most), true),
      row('Birth', birthsText(record), true),
      row('Alcohol or drugs', takenText(record)),
      row(
        'Major trauma criteria',
        record.text('SecondarySurvey', 'major_trauma_criteria', room.longest),
        true,
      ),
    ]),
    row(
      'History',
      record.text('PresentingComplaint', 'history_of_presenting_complaint', room.longest) ||
        record.reason('PresentingComplaint', 'history_of_presenting_complaint'),
    ),
    row('Past history', pastHistory(record, room)),
    row(
      wasInjured ? 'Injuries and findings' : 'Findings',
      sentence(woundsAndFindings(record, room), writtenOfRegions(record, room)),
    ),
    ...recorded([
      surveyRow(record, room.longest < FULL_PAGE),
      row('Examination', room.longest < FULL_PAGE ? '' : systemsText(record, room.longest)),
    ]),
  ];
};

const asked = (record: HandoverRecord, room: Room): readonly HandoverRow[] => {
  const alerted = record.time('DispositionOutcome', 'pre_alert_at');
  const pre = record.text('DispositionOutcome', 'pre_alert').replace(/^Other: /, '');
  return [
    row(
      'Pre-alert',
      pre === '' || alerted === ''
        ? pre || record.reason('DispositionOutcome', 'pre_alert')
        : `${pre}, given at ${alerted}`,
      preAlert(record) !== '',
    ),
    row(
      'Destination',
      sentence(
        record.text('DispositionOutcome', 'destination', room.longest),
        record.text('DispositionOutcome', 'destination_capabilities', room.longest),
      ) || record.reason('DispositionOutcome', 'destination'),
    ),
    row(
      'Arrival',
      sentence(
        arrival(record),
        labelled('Left scene', record.time('incidentDetails', 'left_scene_time')),
        labelled('At hospital', record.time('incidentDetails', 'at_hospital_time')),
      ),
    ),
    ...recorded([
      row(
        'Advice taken',
        sentence(
          [
            record.text('DispositionOutcome', 'clinician_consulted_name'),
            record.text('DispositionOutcome', 'clinician_consulted_role').toLowerCase(),
          ]
            .filter(Boolean)
            .join(', '),
          record.text('DispositionOutcome', 'clinical_discussion_summary', room.longest),
        ),
      ),
      row(
        'Handed over',
        sentence(
          record.text('DispositionOutcome', 'handover_to'),
          record.time('DispositionOutcome', 'handover_time'),
        ),
      ),
    ]),
  ];
};

/** How much fits on an A4 page under the lines that are read out. */
const PAGE = { lines: 40, characters: 92 } as const;
/** Lines that are always included are in two columns, most of them short. */
export const ALWAYS_BLOCK = 'Always included';
export const SIGNS_BLOCK = 'Signs';

const heightOf = (blocks: readonly HandoverBlock[]): number =>
  blocks.reduce((sum, { label, rows }) => {
    const columns = label === ALWAYS_BLOCK || label === SIGNS_BLOCK ? 2 : 1;
    const characters = columns === 2 ? 36 : PAGE.characters;
    const lines = rows.reduce((all, { text }) => all + Math.ceil(text.length / characters), 0);
    return sum + 1.5 + lines / columns;
  }, 0);

/** Whether the page holds these blocks in print of the usual size; the last room may still be too much for an arrest. */
export const fitsPage = (blocks: readonly HandoverBlock[]): boolean => heightOf(blocks) <= PAGE.lines;

/**
 * Everything of the handover for the page, in the order of the handover: what happened, the signs, the treatment with its
 * totals, what is always included, and what was asked for. One A4 page: where much was written, long texts are shortened, never a
 * figure.
 */
export const handoverBlocks = (source: HandoverSource): readonly HandoverBlock[] => {
  const record = new HandoverRecord(source);
  const sets = setsOf(record);
  const signLines = signRows(sets, signsContext(record));
  const bleeding = uncontrolled(record);
  let blocks: readonly HandoverBlock[] = [];
  for (const room of PAGE_ROOMS) {
    blocks = [
      { label: 'What happened', rows: whatHappened(record, room) },
      {
        label: SIGNS_BLOCK,
        rows: [...(bleeding === '' ? [] : [row('Bleeding', 'not controlled', true)]), ...signLines],
      },
      { label: 'Treatment', rows: treatmentRows(record) },
      { label: ALWAYS_BLOCK, rows: alwaysRows(record, sets) },
      { label: 'Asked for', rows: asked(record, room) },
      ...escalationBlocks(source.alerts ?? [], room.longest < FULL_PAGE ? room.longest : null),
    ];
    if (fitsPage(blocks)) break;
  }
  return blocks;
};
