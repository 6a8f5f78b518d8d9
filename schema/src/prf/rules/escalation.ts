import {
  entriesFieldsOf,
  fieldAt,
  type ObservationEntry,
  type PrfSectionKey,
} from '../catalogue/catalogue.js';
import { isEntered } from '../catalogue/rules.js';
import { liveEntries } from '../record/facts.js';
import { entryTitle, formatDate, formatTime, type FormatOptions } from '../record/format.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { signsCallingForAction } from './due.js';
import { isEmptySet } from './empty-set.js';
import { isAfterDay } from './judged-until.js';
import { compare } from '../../compare.js';

/**
 * What an alert may be closed with (clinical section 9), each with what it needs: with whom and when, not a word. One table for
 * the form, the server and the printed record. What was recorded before in free words stays as it was written.
 */

export const ESCALATION_FIELDS = ['entryId', 'name', 'role', 'at', 'answer', 'reason', 'until'] as const;
export type EscalationField = (typeof ESCALATION_FIELDS)[number];

interface EscalationRow {
  readonly label: string;
  /** What it needs, in the order of the form, with the words that ask for it. */
  readonly needs: Readonly<Partial<Record<EscalationField, string>>>;
  /** The section whose entries it names. */
  readonly entriesOf?: PrfSectionKey;
}

const WHEN = 'When';

export const ESCALATIONS = {
  reassessed: {
    label: 'Reassessed',
    needs: { entryId: 'The new observation set' },
    entriesOf: 'observations',
  },
  treated: {
    label: 'Treated',
    needs: { entryId: 'The treatment' },
    entriesOf: 'ClinicalInterventions',
  },
  escalated: {
    label: 'Escalated',
    needs: { name: 'To whom', role: 'Their role', at: WHEN, answer: 'Their answer' },
  },
  senior_review: {
    label: 'Senior review',
    needs: { name: 'Who reviewed', role: 'Their role', at: WHEN, answer: 'What they decided' },
  },
  conveyed: { label: 'Conveyed', needs: { reason: 'Where to', at: WHEN } },
  palliative_plan: {
    label: 'Palliative plan',
    needs: { name: 'Whose plan', reason: 'What it says about this' },
  },
  judged_chronic: {
    label: 'Judged chronic',
    needs: { name: 'Who judged it', reason: 'Why', until: 'Until' },
  },
  patient_refused: { label: 'Patient refused', needs: { reason: 'What they refused and why', at: WHEN } },
} as const satisfies Readonly<Record<string, EscalationRow>>;

export type EscalationKind = keyof typeof ESCALATIONS;
export const ESCALATION_KINDS = Object.keys(ESCALATIONS) as EscalationKind[];
export const escalationRow = (kind: EscalationKind): EscalationRow => ESCALATIONS[kind];

/** What was done about an alert. Only the fields that its kind needs are kept. */
export type Escalation = { readonly kind: EscalationKind } & Readonly<
  Partial<Record<EscalationField, string>>
>;

/** As it is sent and read back: what a kind does not need is null or absent. */
export type EscalationGiven = { readonly kind: EscalationKind } & {
  readonly [field in EscalationField]?: string | null;
};

interface NamedEntry {
  readonly id: string;
  readonly title: string;
  /** Clinical time; null where unknown. */
  readonly at: string | null;
}

/** The lists of what treats a patient, each with what of it does not. A list that the catalogue gains is not among them. */
const TREATS: Readonly<Partial<Record<string, (entry: Readonly<Record<string, unknown>>) => boolean>>> = {
  drugs_administered: ({ not_given_reason: withheld }) => withheld == null,
  oxygen_given: () => true,
  airway_devices: ({ success }) => success !== false,
  cpr: ({ event }) => event === 'started' || event === 'mechanical_started',
  defibrillation: ({ shocks_delivered: shocks }) => shocks !== 0,
  procedures: ({ procedure, success }) => success !== false && !NO_TREATMENT.has(procedure),
};
/** Procedures that examine, prepare, move or inform. Informing a doctor is an escalation, with whom and their answer. */
const NO_TREATMENT: ReadonlySet<unknown> = new Set([
  ...['intravenous_cannulation', 'intraosseous_access', 'central_access', 'blood_sample'],
  ...['ecg_monitoring', 'ecg_12_lead', 'ultrasound', 'assessment', 'blood_glucose', 'capnography'],
  ...['observations', 'temperature', 'oximetry', 'move_to_stretcher', 'assisted_walk', 'extrication'],
  ...['informing_doctor', 'clinical_advice_call'],
]);

/** The minute is what people enter: a drug at 14:05 may follow a set at 14:05:40. */
const MINUTE_MS = 60_000;
const isBeforeMinute = (at: string, alertAt: string): boolean =>
  Math.floor(Date.parse(at) / MINUTE_MS) < Math.floor(Date.parse(alertAt) / MINUTE_MS);

interface AlertPlace {
  readonly entryId: string;
  /** When its set was taken; null if unknown. */
  readonly at: string | null;
}

/** Whether an entry can be what was done about an alert: it treats, it is ours, and it does not come before the alert's set. */
const isTreatmentOf = (
  list: string,
  entry: Readonly<Record<string, unknown>>,
  at: string | null,
  alert: AlertPlace,
): boolean =>
  TREATS[list]?.(entry) === true &&
  entry['is_before_arrival'] !== true &&
  (at === null || alert.at === null || !isBeforeMinute(at, alert.at));

interface ListedEntry extends NamedEntry {
  readonly list: string;
  readonly entry: Readonly<Record<string, unknown>>;
}

/** Every live entry of the section that a kind of answer names, the newest first. */
const entriesOf = (
  kind: EscalationKind,
  facts: Pick<PrfFacts, 'data'>,
  options: FormatOptions = {},
): readonly ListedEntry[] => {
  const section = escalationRow(kind).entriesOf;
  if (section === undefined) return [];
  const whole: PrfFacts = { ageYears: null, hasPatient: false, ...facts };
  return entriesFieldsOf(section)
    .filter(({ isHistory }) => isHistory !== true)
    .flatMap((field) =>
      liveEntries(whole, section, field.name).map((entry) => {
        const at = entry[field.timeField];
        return {
          list: field.name,
          entry,
          id: entry.id,
          title: entryTitle(field, entry, options),
          at: typeof at === 'string' ? at : null,
        };
      }),
    )
    .toSorted((a, b) => compare(b.at, a.at));
};

/**
 * The entries that a kind of answer can name for a set's alert, the newest first: neither the set that raised it nor one without
 * a value, which reassessed nothing; and of what was done only what can have treated what the set shows.
 */
export const entriesToName = (
  kind: EscalationKind,
  alert: AlertPlace,
  facts: Pick<PrfFacts, 'data'>,
  options: FormatOptions = {},
): readonly NamedEntry[] =>
  entriesOf(kind, facts, options).filter(({ id, list, entry, at }) =>
    kind === 'treated' ? isTreatmentOf(list, entry, at, alert) : id !== alert.entryId && !isEmptySet(entry),
  );

/** What is wrong with an answer, and with which of its fields. */
export interface AnswerProblem {
  readonly field: EscalationField;
  readonly message: string;
}

/** The signs that raised the alert and that no set from then to the reassessment has again, by their labels. */
const notReassessed = (
  alert: AlertPlace,
  reassessedAt: string | null,
  facts: Pick<PrfFacts, 'data'>,
): readonly string[] => {
  const whole: PrfFacts = { ageYears: null, hasPatient: false, ...facts };
  const sets = liveEntries(whole, 'observations', 'entries') as readonly ObservationEntry[];
  const raised = sets.find(({ id }) => id === alert.entryId);
  const isSince = ({ id, date_time: at }: ObservationEntry): boolean =>
    id !== alert.entryId &&
    (alert.at === null || (at != null && Date.parse(at) >= Date.parse(alert.at))) &&
    (reassessedAt === null || (at != null && Date.parse(at) <= Date.parse(reassessedAt)));
  const again = new Set(
    sets.filter(isSince).flatMap((set) => [
      ...Object.entries(set).flatMap(([name, value]) => (isEntered(value) ? [name] : [])),
      // Why it could not be taken is an answer too.
      ...(set.not_recordable ?? []).map(({ field }) => String(field)),
    ]),
  );
  return (raised === undefined ? [] : signsCallingForAction(raised))
    .filter((sign) => !again.has(sign))
    .map((sign) => fieldAt('observations', `entries.${sign}`)?.label ?? sign);
};

/**
 * Why an answer does not fit the alert; null if it does. A reassessment must be a set that was taken afterwards and has again what
 * called for the alert: pain alone says nothing about breathing. A treatment must have been given then or later. An alert judged
 * chronic until a day is not answered for a set of a later day.
 */
export const answerProblem = (
  { kind, entryId, until }: Escalation,
  alert: AlertPlace,
  facts: Pick<PrfFacts, 'data' | 'timeZone'>,
): AnswerProblem | null => {
  if (until !== undefined && isAfterDay(alert.at, until, facts.timeZone))
    return { field: 'until', message: 'Enter the day of the observation set, or a later one.' };
  if (entryId === undefined) return null;
  const entry = entriesToName(kind, alert, facts).find(({ id }) => id === entryId);
  if (entry === undefined)
    return {
      field: 'entryId',
      message:
        kind === 'treated' && entriesOf(kind, facts).some(({ id }) => id === entryId)
          ? 'Choose a treatment that was given at the time of the alert or after it.'
          : 'Choose an entry in this record that is not struck through.',
    };
  const isBefore =
    kind === 'reassessed' &&
    alert.at !== null &&
    (entry.at === null || Date.parse(entry.at) < Date.parse(alert.at));
  if (isBefore) return { field: 'entryId', message: 'Choose a set that was taken after the alert.' };
  const left = kind === 'reassessed' ? notReassessed(alert, entry.at, facts) : [];
  return left.length === 0
    ? null
    : {
        field: 'entryId',
        message: `Measure again what raised the alert, or record why you cannot: ${left.join(', ')}.`,
      };
};

/** An answer in one sentence, as history, PDF and handover have it; `facts` name its entry. */
export const escalationWords = (
  escalation: Escalation,
  alertEntryId: string,
  facts: Pick<PrfFacts, 'data'>,
  options: FormatOptions = {},
): string => {
  const { kind, entryId, name = '', role = '', at, answer = '', reason = '', until } = escalation;
  const { label } = ESCALATIONS[kind];
  const when = at === undefined ? '' : `, ${formatTime(at, options.timeZone)}`;
  const who = [name, role === '' ? '' : `(${role})`].filter(Boolean).join(' ');
  if (entryId !== undefined) {
    // What an earlier version took is named as it was: nothing here checks it again.
    const entry = entriesOf(kind, facts, options).find(({ id }) => id === entryId && id !== alertEntryId);
    return `${label}: ${entry?.title ?? 'an entry in this record'}`;
  }
  switch (kind) {
    case 'escalated':
      return `Escalated to ${who}${when}: ${answer}`;
    case 'senior_review':
      return `Senior review by ${who}${when}: ${answer}`;
    case 'conveyed':
      return `Conveyed to ${reason}${when}`;
    case 'judged_chronic':
      return `Judged chronic by ${who} until ${until === undefined ? '' : formatDate(until)}: ${reason}`;
    case 'palliative_plan':
      return `Palliative plan of ${who}: ${reason}`;
    default:
      return `${label}${when}: ${reason}`;
  }
};
