import { allergiesOf } from './allergies.js';
import { arrestOf } from './arrest.js';
import { bodyMarks } from './body-map.js';
import { type DrugEntry, fieldAt, type PrfSectionKey } from './catalogue.js';
import { derivationPatient } from './derive.js';
import { liveEntries } from './facts.js';
import { formatTime, formatValue } from './format.js';
import { signsOf } from './handover-signs.js';
import type { PrfFacts, PrfRule } from './kinds.js';
import { drugDetails, drugLabel } from './read-back.js';
import { any, entered, holds, isEntered } from './rules.js';

/**
 * The handover that is read aloud in thirty seconds (clinical section 8): ATMIST(ER) for a trauma patient, with complaint and
 * history in place of mechanism and injuries for a medical one; SBAR. Worked out from the record alone, the same on the
 * device and for whoever opens the link.
 */

export const HANDOVER_FORMAT_LABELS = { atmist: 'ATMIST', sbar: 'SBAR' } as const;
export type HandoverFormat = keyof typeof HANDOVER_FORMAT_LABELS;
export const HANDOVER_FORMATS = Object.keys(HANDOVER_FORMAT_LABELS) as readonly HandoverFormat[];

export interface HandoverSource {
  readonly facts: PrfFacts;
  /** As it is said: 'Female'; null where unknown. */
  readonly gender: string | null;
  /** IANA name of the zone in which times are told. */
  readonly timeZone: string;
  /** When it is told, in milliseconds since the epoch: what the minutes to the arrival are counted from. */
  readonly toldAt: number;
}

export interface HandoverLine {
  /** The letter by which the receiver knows what is coming. */
  readonly letter: string;
  readonly label: string;
  readonly text: string;
}

/** Clinical text in a line is cut at this many characters: the rest stands in the record. */
const LONGEST_TEXT = 90;
const MOST_ITEMS = 5;
const NOT_RECORDED = 'Not recorded';
/** A clear, brisk voice: 180 words a minute. */
const WORDS_PER_SECOND = 3;

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

const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST_TEXT ? line : `${line.slice(0, LONGEST_TEXT - 1).trimEnd()}…`;
};

const sentence = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('. ');

const listOf = (items: readonly string[]): string =>
  items.length <= MOST_ITEMS
    ? items.join('; ')
    : `${items.slice(0, MOST_ITEMS).join('; ')}; and ${items.length - MOST_ITEMS} more`;

/** Of what was done in the order of its time, the latest: what was just given matters most to who takes over. */
const latestOf = (items: readonly string[]): string =>
  items.length <= MOST_ITEMS
    ? items.join('; ')
    : `${items.length - MOST_ITEMS} earlier; ${items.slice(-MOST_ITEMS).join('; ')}`;

const labelled = (label: string, text: string): string => (text === '' ? '' : `${label}: ${text}`);

class Told {
  constructor(private readonly source: HandoverSource) {}

  get facts(): PrfFacts {
    return this.source.facts;
  }

  get toldAt(): number {
    return this.source.toldAt;
  }

  /** A field as people read it; empty where nothing was entered. */
  text(section: PrfSectionKey, name: string): string {
    const field = fieldAt(section, name);
    const data = this.facts.data[section] ?? {};
    const { timeZone } = this.source;
    return field && isEntered(data[name]) ? cut(formatValue(field, data[name], data, { timeZone })) : '';
  }

  /** '14:32' of a moment; empty where there is none. */
  clock(at: unknown): string {
    if (typeof at !== 'string') return '';
    return formatTime(at, this.source.timeZone).split(', ')[1]?.slice(0, 5) ?? '';
  }

  time(section: PrfSectionKey, name: string): string {
    return this.clock(this.facts.data[section]?.[name]);
  }

  /** Oldest first; those of unknown time before the others. */
  entries(section: PrfSectionKey, name: string, timeField: string): ReturnType<typeof liveEntries> {
    const timeOf = (entry: Readonly<Record<string, unknown>>): number => {
      const at = entry[timeField];
      return typeof at === 'string' ? Date.parse(at) : 0;
    };
    return [...liveEntries(this.facts, section, name)].sort((a, b) => timeOf(a) - timeOf(b));
  }

  get ageAndSex(): string {
    const { ageYears } = this.facts;
    const { gender } = this.source;
    return [
      ageYears === null ? 'Age not known' : `${ageYears} years`,
      gender?.toLowerCase() ?? 'sex not recorded',
    ].join(', ');
  }

  get allergies(): string {
    const { texts, words } = allergiesOf(this.facts);
    return texts.length > 0 ? `Allergic to ${texts.join(', ')}` : words;
  }
}

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
const injuries = (record: Told): string =>
  sentence(
    listOf(bodyMarks(record.facts.data['SecondarySurvey']?.['body_map']).map(({ words }) => words)),
    ...INJURIES.map((name) =>
      labelled(fieldAt('SecondarySurvey', name)?.label ?? name, record.text('SecondarySurvey', name)),
    ),
  );

const complaint = (record: Told): string =>
  record.text('PresentingComplaint', 'presenting_complaint') ||
  record.text('incidentDetails', 'chief_complaint');

const history = (record: Told): string =>
  sentence(
    record.text('PresentingComplaint', 'history_of_presenting_complaint'),
    labelled('Past history', record.text('PresentingComplaint', 'past_medical_history')),
  );

const signs = (record: Told): string =>
  sentence(
    ...signsOf(record.entries('observations', 'entries', 'date_time'), {
      patient: derivationPatient(record.facts),
      clock: (at) => record.clock(at),
    }),
  );

const arrest = (record: Told): string => {
  const { startedAt, firstAt, hasCirculation, endedAt, shocks } = arrestOf(record.facts);
  if (startedAt === null) return '';
  return [
    `Cardiac arrest ${record.clock(firstAt)}`,
    startedAt === firstAt ? '' : `again ${record.clock(startedAt)}`,
    shocks === 0 ? '' : `${shocks} ${shocks === 1 ? 'shock' : 'shocks'}`,
    hasCirculation ? `circulation back ${record.clock(endedAt)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
};

const treatment = (record: Told): string => {
  const given: readonly DrugEntry[] = record.entries(
    'ClinicalInterventions',
    'drugs_administered',
    'time_administered',
  );
  const drugs = given
    .filter(({ drug_name, not_given_reason }) => drug_name && !not_given_reason)
    .map((drug) => {
      const details = drugDetails({ ...drug, given_by: null }, record.clock(drug.time_administered));
      return `${drugLabel(drug)} ${details}`.trim();
    });
  const field = fieldAt('ClinicalInterventions', 'procedures.procedure');
  const procedures = record
    .entries('ClinicalInterventions', 'procedures', 'time_performed')
    .flatMap((entry) => (field ? [formatValue(field, entry['procedure'], entry)] : []))
    .filter((name) => name !== '');
  return sentence(
    arrest(record),
    latestOf(drugs),
    latestOf([...new Set(procedures)]),
    labelled('Airway', record.text('ClinicalInterventions', 'airway')),
  );
};

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

const atmist = (record: Told): readonly HandoverLine[] => {
  const middle = isTrauma(record.facts)
    ? [line('M', 'Mechanism', mechanism(record)), line('I', 'Injuries', injuries(record))]
    : [line('M', 'Complaint', complaint(record)), line('I', 'History', history(record))];
  return [
    line('A', 'Age and sex', record.ageAndSex),
    line('T', 'Time', times(record)),
    ...middle,
    line('S', 'Signs', signs(record)),
    line('T', 'Treatment', treatment(record)),
    line('E', 'ETA', onTheWay(record)),
    line('R', 'Requirements', requirements(record)),
  ];
};

const sbar = (record: Told): readonly HandoverLine[] => [
  line('S', 'Situation', sentence(record.ageAndSex, complaint(record), times(record))),
  line(
    'B',
    'Background',
    sentence(isTrauma(record.facts) ? mechanism(record) : history(record), record.allergies),
  ),
  line(
    'A',
    'Assessment',
    sentence(
      signs(record),
      labelled('Impression', record.text('clinical_impression', 'clinical_impression')),
      isTrauma(record.facts) ? injuries(record) : '',
    ),
  ),
  line(
    'R',
    'Response and request',
    sentence(
      treatment(record),
      labelled('Pre-alert', record.text('DispositionOutcome', 'pre_alert')),
      onTheWay(record),
    ),
  ),
];

/** The handover, line by line, in the order in which it is read out. */
export const handoverOf = (source: HandoverSource, format: HandoverFormat): readonly HandoverLine[] =>
  format === 'atmist' ? atmist(new Told(source)) : sbar(new Told(source));

/** How long it takes to read out, in whole seconds. */
export const readingSeconds = (lines: readonly HandoverLine[]): number => {
  const words = lines.flatMap(({ label, text }) => `${label} ${text}`.split(/\s+/)).length;
  return Math.round(words / WORDS_PER_SECOND);
};
