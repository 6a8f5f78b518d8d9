import { z } from 'zod';
import { LIMITS } from './limits.js';
import { uuid } from './validation/id.js';
import { optionalText, requiredText } from './validation/text.js';

/**
 * The quality register (operations section 7): what a regulator asks for in addition to the records. Patient safety incidents, duty of
 * candour (Health and Social Care Act 2008 (Regulated Activities) Regulations 2014, regulation 20), complaints (regulation 16),
 * training (regulation 18) and cleaning (regulation 15). It is only added to: what has been done about an entry is a step of it.
 */

interface QualityKindEntry {
  readonly label: string;
  /** The question that the words of the entry answer. */
  readonly asks: string;
  /** The steps that it needs before it can be closed; null for what is done once it is entered. */
  readonly needs: readonly QualityStepKind[] | null;
  /** What is asked besides its text. */
  readonly requires: 'severity' | 'staffId' | 'place' | null;
}

export const QUALITY_KINDS = {
  safety_incident: {
    ...{ label: 'Patient safety incident', asks: 'What happened', needs: ['reviewed'] },
    requires: 'severity',
  },
  duty_of_candour: {
    ...{ label: 'Duty of candour', asks: 'What happened', needs: ['told', 'written'] },
    requires: 'severity',
  },
  complaint: {
    ...{ label: 'Complaint', asks: 'What the complaint is about', needs: ['acknowledged', 'written'] },
    requires: null,
  },
  training: {
    ...{ label: 'Training', asks: 'What was learnt or practised', needs: null },
    requires: 'staffId',
  },
  cleaning: {
    ...{ label: 'Cleaning', asks: 'What was cleaned, and how', needs: null },
    requires: 'place',
  },
} as const satisfies Readonly<Record<string, QualityKindEntry>>;
export type QualityKind = keyof typeof QUALITY_KINDS;
export const QUALITY_KIND_KEYS = Object.keys(QUALITY_KINDS) as readonly QualityKind[];

/** How much harm was done, as the Learn from Patient Safety Events service grades it. */
export const QUALITY_SEVERITIES = {
  none: 'No harm',
  low: 'Low harm',
  moderate: 'Moderate harm',
  severe: 'Severe harm',
  death: 'Death',
} as const;
export type QualitySeverity = keyof typeof QUALITY_SEVERITIES;
export const QUALITY_SEVERITY_KEYS = Object.keys(QUALITY_SEVERITIES) as readonly QualitySeverity[];
/** From which the duty of candour applies. */
const NOTIFIABLE: readonly QualitySeverity[] = ['moderate', 'severe', 'death'];

export const QUALITY_STEPS = {
  note: 'Note',
  acknowledged: 'Acknowledged',
  told: 'Told in person, with an apology',
  written: 'Answered in writing',
  reviewed: 'Reviewed, with what was learnt',
  closed: 'Closed',
  reopened: 'Reopened',
} as const;
export type QualityStepKind =
  | 'note'
  | 'acknowledged'
  | 'told'
  | 'written'
  | 'reviewed'
  | 'closed'
  | 'reopened';
export const QUALITY_STEP_KEYS = Object.keys(QUALITY_STEPS) as readonly QualityStepKind[];

export const QUALITY_STATES = ['open', 'closed'] as const;
export type QualityState = (typeof QUALITY_STATES)[number];
export const QUALITY_STATE_LABELS: Readonly<Record<QualityState, string>> = {
  open: 'Open',
  closed: 'Closed',
};

const needsOf = (kind: QualityKind): readonly QualityStepKind[] | null => QUALITY_KINDS[kind].needs;

/** What an entry still needs before it can be closed, in the order in which it is done. */
export const stillNeeded = (
  kind: QualityKind,
  steps: readonly { readonly kind: QualityStepKind }[],
): readonly QualityStepKind[] =>
  needsOf(kind)?.filter((need) => !steps.some((step) => step.kind === need)) ?? [];

/** The steps that can be added to an entry now. An entry that needs no closing takes only notes. */
export const stepsFor = (
  kind: QualityKind,
  state: QualityState,
  steps: readonly { readonly kind: QualityStepKind }[],
): readonly QualityStepKind[] => {
  const needs = needsOf(kind);
  if (needs === null) return ['note'];
  if (state === 'closed') return ['reopened'];
  return ['note', ...needs, ...(stillNeeded(kind, steps).length === 0 ? (['closed'] as const) : [])];
};

const MISSING: Readonly<Record<NonNullable<QualityKindEntry['requires']>, string>> = {
  severity: 'Choose how much harm was done.',
  staffId: 'Choose who was trained.',
  place: 'Say what or where was cleaned.',
};

const optionalId = uuid()
  .nullish()
  .transform((value) => value ?? null);
const day = (today: string) =>
  z.iso.date('Enter the day.').refine((value) => value <= today, 'Enter a day that is not in the future.');

/** The details of a new entry, as they are stored; `today` is the provider's. */
export const qualityFacts = (today: string) =>
  z
    .object({
      kind: z.enum(QUALITY_KIND_KEYS, 'Choose what it is.'),
      happenedOn: day(today),
      severity: z
        .enum(QUALITY_SEVERITY_KEYS, 'Choose how much harm was done.')
        .nullish()
        .transform((value) => value ?? null),
      eventId: optionalId,
      prfNumber: optionalText(LIMITS.text.short),
      staffId: optionalId,
      place: optionalText(LIMITS.text.short),
      text: requiredText(LIMITS.text.long, 'Say what it is about.'),
    })
    .check(({ value, issues }) => {
      const problem = (field: keyof typeof value, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value[field] });
      const { kind, severity } = value;
      const { requires } = QUALITY_KINDS[kind];
      if (kind === 'duty_of_candour' && (severity === null || !NOTIFIABLE.includes(severity)))
        problem('severity', 'The duty of candour applies from moderate harm. Choose how much harm was done.');
      else if (requires !== null && value[requires] === null) problem(requires, MISSING[requires]);
    });
export type QualityFacts = z.output<ReturnType<typeof qualityFacts>>;

/** The details of a step. */
export const qualityStepFacts = (today: string) =>
  z.object({
    kind: z.enum(QUALITY_STEP_KEYS, 'Choose the step.'),
    happenedOn: day(today),
    text: requiredText(LIMITS.text.long, 'Say what was done.'),
  });
export type QualityStepFacts = z.output<ReturnType<typeof qualityStepFacts>>;
