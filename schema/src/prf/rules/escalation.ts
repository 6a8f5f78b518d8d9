import { entriesFieldsOf, type PrfSectionKey } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import { entryTitle, formatDate, formatTime, type FormatOptions } from '../record/format.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { isEmptySet } from './empty-set.js';

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

/**
 * The entries that a kind of answer can name for a set's alert, the newest first: neither the set that raised it nor one without
 * a value, which reassessed nothing.
 */
export const entriesToName = (
  kind: EscalationKind,
  alertEntryId: string,
  facts: Pick<PrfFacts, 'data'>,
  options: FormatOptions = {},
): readonly NamedEntry[] => {
  const section = escalationRow(kind).entriesOf;
  if (section === undefined) return [];
  const whole: PrfFacts = { ageYears: null, hasPatient: false, ...facts };
  return entriesFieldsOf(section)
    .filter(({ isHistory }) => isHistory !== true)
    .flatMap((field) =>
      liveEntries(whole, section, field.name)
        .filter((entry) => entry.id !== alertEntryId && !(section === 'observations' && isEmptySet(entry)))
        .map((entry) => {
          const at = entry[field.timeField];
          return {
            id: entry.id,
            title: entryTitle(field, entry, options),
            at: typeof at === 'string' ? at : null,
          };
        }),
    )
    .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
};

/** Why an answer that names an entry cannot be taken; null where it can. A reassessment is a set that was taken afterwards. */
export const entryProblem = (
  { kind, entryId }: Escalation,
  alert: { readonly entryId: string; readonly at: string | null },
  facts: Pick<PrfFacts, 'data'>,
): string | null => {
  if (entryId === undefined) return null;
  const entry = entriesToName(kind, alert.entryId, facts).find(({ id }) => id === entryId);
  if (entry === undefined) return 'Choose an entry in this record that is not struck through.';
  const isBefore =
    kind === 'reassessed' &&
    alert.at !== null &&
    (entry.at === null || Date.parse(entry.at) < Date.parse(alert.at));
  return isBefore ? 'Choose a set that was taken after the alert.' : null;
};

/** An answer in one sentence, as history, PDF and handover have it; `facts` name its entry. */
export const escalationWords = (
  escalation: Escalation,
  alertEntryId: string,
  facts: Pick<PrfFacts, 'data'>,
  options: FormatOptions = {},
): string => {
  const { kind, entryId, name = '', role = '', at, answer, reason, until } = escalation;
  const { label } = ESCALATIONS[kind];
  const when = at === undefined ? '' : `, ${formatTime(at, options.timeZone)}`;
  const who = [name, role === '' ? '' : `(${role})`].filter(Boolean).join(' ');
  if (entryId !== undefined) {
    const entry = entriesToName(kind, alertEntryId, facts, options).find(({ id }) => id === entryId);
    return `${label}: ${entry?.title ?? 'an entry in this record'}`;
  }
  switch (kind) {
    case 'escalated':
      return `Escalated to ${who}${when}: ${answer ?? ''}`;
    case 'senior_review':
      return `Senior review by ${who}${when}: ${answer ?? ''}`;
    case 'conveyed':
      return `Conveyed to ${reason ?? ''}${when}`;
    case 'judged_chronic':
      return `Judged chronic by ${who} until ${until === undefined ? '' : formatDate(until)}: ${reason ?? ''}`;
    case 'palliative_plan':
      return `Palliative plan of ${who}: ${reason ?? ''}`;
    default:
      return `${label}${when}: ${reason ?? ''}`;
  }
};
