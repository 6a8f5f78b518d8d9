import { bodyMarks } from './body-map.js';
import { isRecord } from './canonical.js';
import { fieldAt } from './catalogue.js';
import { derivationPatient } from './derive.js';
import { findingsOf } from './handover-findings.js';
import { signsOf } from './handover-signs.js';
import {
  cut,
  type HandoverSource,
  labelled,
  listOf,
  LONGEST_TEXT,
  MOST_ITEMS,
  type Room,
  sentence,
  Told,
} from './handover-told.js';
import { treatmentOf } from './handover-treatment.js';
import type { PrfFacts, PrfRule } from './kinds.js';
import { any, entered, holds } from './rules.js';

/**
 * The handover that is read aloud in thirty seconds (clinical section 8): ATMIST(ER) for a trauma patient, with complaint and
 * history in place of mechanism and injuries for a medical one; SBAR. Worked out from the record alone, the same on the
 * device and for whoever opens the link.
 */

export const HANDOVER_FORMAT_LABELS = { atmist: 'ATMIST', sbar: 'SBAR' } as const;
export type HandoverFormat = keyof typeof HANDOVER_FORMAT_LABELS;
export const HANDOVER_FORMATS = Object.keys(HANDOVER_FORMAT_LABELS) as readonly HandoverFormat[];

export interface HandoverLine {
  /** The letter by which the receiver knows what is coming. */
  readonly letter: string;
  readonly label: string;
  readonly text: string;
}

const NOT_RECORDED = 'Not recorded';
/** A clear, brisk voice: 180 words a minute. */
const WORDS_PER_SECOND = 3;
/** Clinical section 8. */
const READING_SECONDS = 30;
/**
 * What is shortened while it takes longer: first what is told at length of history and examination, then the lists. The rest
 * stands in the record, and the reader is told that there is more.
 */
const ROOMS: readonly Room[] = [
  { longest: LONGEST_TEXT, most: 12 },
  { longest: 60, most: 12 },
  { longest: 60, most: 8 },
  { longest: 45, most: 8 },
  { longest: 45, most: MOST_ITEMS },
  { longest: 45, most: 4 },
];

const hasBodyMarks: PrfRule = ({ data }) => bodyMarks(data['SecondarySurvey']?.['body_map']).length > 0;

const INJURED = any(
  holds('PresentingComplaint', 'possible_injury', 'yes'),
  entered('SecondarySurvey', 'wcag'),
  hasBodyMarks,
  entered('PresentingComplaint', 'fall_height_m'),
);

/** Whether the record tells of an injury: what ATMIST is made for. */
export const isTrauma = (facts: PrfFacts): boolean => {
  const mechanisms = facts.data['SecondarySurvey']?.['mechanismsOfInjury'];
  return (Array.isArray(mechanisms) && mechanisms.some((key) => key !== 'none')) || INJURED(facts);
};

export const handoverFormatOf = (facts: PrfFacts): HandoverFormat => (isTrauma(facts) ? 'atmist' : 'sbar');

const times = (record: Told): string =>
  sentence(
    labelled('Onset', record.time('PresentingComplaint', 'onset_at')),
    labelled('Incident', record.time('incidentDetails', 'incident_date')),
    labelled('Arrived', record.time('incidentDetails', 'arrived_time')),
  );

const mechanism = (record: Told): string =>
  sentence(
    record.text('SecondarySurvey', 'mechanismsOfInjury'),
    labelled('Height of fall', record.text('PresentingComplaint', 'fall_height_m')),
    record.text('PresentingComplaint', 'presenting_complaint'),
  );

const INJURIES: readonly string[] = ['head_neck', 'chest', 'abdomen', 'pelvis', 'extremities', 'wcag'];
const injuries = (record: Told, room: Room): string =>
  sentence(
    listOf(bodyMarks(record.facts.data['SecondarySurvey']?.['body_map']).map(({ words }) => words)),
    listOf(findingsOf(record.facts), Math.min(room.most, MOST_ITEMS)),
    ...INJURIES.map((name) =>
      labelled(
        fieldAt('SecondarySurvey', name)?.label ?? name,
        record.text('SecondarySurvey', name, room.longest),
      ),
    ),
  );

const complaint = (record: Told): string =>
  record.text('PresentingComplaint', 'presenting_complaint') ||
  record.text('incidentDetails', 'chief_complaint');

/** Those that the told text does not name by themselves: 'No asthma' does not name asthma. */
const conditions = (record: Told): string => {
  const rows = record.facts.data['PresentingComplaint']?.['past_conditions'];
  const named = record
    .text('PresentingComplaint', 'past_medical_history')
    .toLowerCase()
    .split(/[,;.]/)
    .map((part) => part.trim());
  const told = (Array.isArray(rows) ? rows : [])
    .filter(isRecord)
    .flatMap(({ description }) => (typeof description === 'string' ? [cut(description)] : []))
    .filter((name) => name !== '' && !named.includes(name.toLowerCase()));
  return listOf([...new Set(told)]);
};

const history = (record: Told, room: Room): string =>
  sentence(
    record.text('PresentingComplaint', 'history_of_presenting_complaint', room.longest),
    labelled(
      'Past history',
      sentence(record.text('PresentingComplaint', 'past_medical_history'), conditions(record)),
    ),
  );

/** Bleeding that nobody has stopped comes before any figure. */
const uncontrolled = (record: Told): string =>
  holds('PrimarySurvey', 'catastrophic_haemorrhage', 'uncontrolled')(record.facts)
    ? labelled(
        fieldAt('PrimarySurvey', 'catastrophic_haemorrhage')?.label ?? '',
        record.text('PrimarySurvey', 'catastrophic_haemorrhage'),
      )
    : '';

const signs = (record: Told): string =>
  sentence(
    uncontrolled(record),
    ...signsOf(record.entries('observations', 'entries', 'date_time'), {
      patient: derivationPatient(record.facts),
      clock: (at) => record.clock(at),
    }),
  );

const requirements = (record: Told): string => {
  const preAlert = holds('DispositionOutcome', 'pre_alert', 'no')(record.facts)
    ? ''
    : record.text('DispositionOutcome', 'pre_alert');
  return sentence(labelled('Pre-alert', preAlert), record.allergies);
};

/** 'Expected 15:10, in 25 min'; nothing once they are there. */
const arrival = (record: Told): string => {
  const at = record.facts.data['DispositionOutcome']?.['expected_arrival_time'];
  const clock = record.clock(at);
  if (clock === '' || record.time('incidentDetails', 'at_hospital_time') !== '') return '';
  const minutes = Math.round((Date.parse(String(at)) - record.toldAt) / 60_000);
  return `Expected ${clock}, ${minutes < 0 ? `${-minutes} min ago` : minutes === 0 ? 'now' : `in ${minutes} min`}`;
};

const onTheWay = (record: Told): string =>
  sentence(
    arrival(record),
    labelled('To', record.text('DispositionOutcome', 'destination')),
    labelled('Left scene', record.time('incidentDetails', 'left_scene_time')),
    labelled('At hospital', record.time('incidentDetails', 'at_hospital_time')),
  );

const line = (letter: string, label: string, text: string): HandoverLine => ({
  letter,
  label,
  text: text === '' ? NOT_RECORDED : text,
});

const atmist = (record: Told, room: Room): readonly HandoverLine[] => {
  const middle = isTrauma(record.facts)
    ? [line('M', 'Mechanism', mechanism(record)), line('I', 'Injuries', injuries(record, room))]
    : [line('M', 'Complaint', complaint(record)), line('I', 'History', history(record, room))];
  return [
    line('A', 'Age and sex', record.ageAndSex),
    line('T', 'Time', times(record)),
    ...middle,
    line('S', 'Signs', signs(record)),
    line('T', 'Treatment', treatmentOf(record, room.most)),
    line('E', 'ETA', onTheWay(record)),
    line('R', 'Requirements', requirements(record)),
  ];
};

const sbar = (record: Told, room: Room): readonly HandoverLine[] => [
  line('S', 'Situation', sentence(record.ageAndSex, complaint(record), times(record))),
  line(
    'B',
    'Background',
    sentence(isTrauma(record.facts) ? mechanism(record) : history(record, room), record.allergies),
  ),
  line(
    'A',
    'Assessment',
    sentence(
      signs(record),
      labelled('Impression', record.text('clinical_impression', 'clinical_impression')),
      isTrauma(record.facts) ? injuries(record, room) : '',
    ),
  ),
  line(
    'R',
    'Response and request',
    sentence(
      treatmentOf(record, room.most),
      labelled('Pre-alert', record.text('DispositionOutcome', 'pre_alert')),
      onTheWay(record),
    ),
  ),
];

/** How long it takes to read out, in whole seconds. */
export const readingSeconds = (lines: readonly HandoverLine[]): number => {
  const words = lines.flatMap(({ label, text }) => `${label} ${text}`.split(/\s+/)).length;
  return Math.round(words / WORDS_PER_SECOND);
};

/**
 * The handover, line by line, in the order in which it is read out. Of long lists so much is told as thirty seconds have room
 * for, and never less than the first few.
 */
export const handoverOf = (source: HandoverSource, format: HandoverFormat): readonly HandoverLine[] => {
  const record = new Told(source);
  const tell = format === 'atmist' ? atmist : sbar;
  let lines: readonly HandoverLine[] = [];
  for (const room of ROOMS) {
    lines = tell(record, room);
    if (readingSeconds(lines) <= READING_SECONDS) break;
  }
  return lines;
};
