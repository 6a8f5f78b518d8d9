import { USUAL_TERMS, type RetentionTerms } from './provider/retention-terms.js';

/**
 * How long a person's records are kept (spec section 9's privacy statements): the latest of 8 years after the last contact,
 * the 25th birthday and 8 years after death, or longer where the provider says so; those of a serious incident indefinitely.
 * Days are YYYY-MM-DD in the provider's zone.
 */

/**
 * Why a record is kept beyond its retention period. A hold stops every deletion; a serious incident stops only deletion by
 * age.
 */
export const RETENTION_MARKS = ['legal_hold', 'serious_incident'] as const;
export type RetentionMarkKind = (typeof RETENTION_MARKS)[number];
export const RETENTION_MARK_LABELS: Readonly<Record<RetentionMarkKind, string>> = {
  legal_hold: 'Legal hold',
  serious_incident: 'Serious incident',
};

/** Whose data a legal hold keeps beyond its retention term: a person by their account, with their work; or a client. */
export const HELD_SUBJECTS = ['account', 'client'] as const;
export type HeldSubjectKind = (typeof HELD_SUBJECTS)[number];
export const HELD_SUBJECT_LABELS: Readonly<Record<HeldSubjectKind, string>> = {
  account: 'Account',
  client: 'Client',
};

/** On what ground a person's data is erased. */
export const ERASURE_BASES = ['retention', 'ruling'] as const;
export type ErasureBasis = (typeof ERASURE_BASES)[number];
/** The wording after 'under': 'Erased on 20 Nov 2026 under the end of retention.' */
export const ERASURE_BASIS_LABELS: Readonly<Record<ErasureBasis, string>> = {
  retention: 'the end of retention',
  ruling: 'a ruling',
};

/** Erasing itself is a moment inside one transaction; nobody reads that state. */
export const ERASURE_STATES = ['listed', 'kept', 'approved', 'erased', 'withdrawn'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];
export const ERASURE_STATE_LABELS: Readonly<Record<ErasureState, string>> = {
  listed: 'To be reviewed',
  kept: 'Kept',
  approved: 'Approved',
  erased: 'Erased',
  withdrawn: 'Withdrawn',
};

/** What decides, of all rows of one person together. */
export interface RetentionFacts {
  /** Of the newest record, log or registration. A recognition of death is such a record: it needs no rule of its own. */
  readonly lastContact: string;
  /** When the person was first registered. */
  readonly firstSeen: string;
  readonly dob: string | null;
  /** In years, when first seen; where no birth date is known. */
  readonly estimatedAge: number | null;
  readonly dateOfDeath: string | null;
  readonly isSeriousIncident: boolean;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The same day some years on; 1 March where there is no 29 February. */
export const yearsAfter = (day: string, years: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = new Date(Date.UTC(2000, 0, 1));
  moved.setUTCFullYear(year + years, month - 1, date);
  return [
    String(moved.getUTCFullYear()).padStart(4, '0'),
    twoDigits(moved.getUTCMonth() + 1),
    twoDigits(moved.getUTCDate()),
  ].join('-');
};

/** Without a birth date a person counts as a newborn when first seen, unless their age was estimated. */
const bornOn = ({ dob, estimatedAge, firstSeen }: RetentionFacts): string =>
  dob ?? yearsAfter(firstSeen, -(estimatedAge ?? 0));

/** The last day on which the records must be kept; null where they are kept indefinitely. */
export const retainUntil = (facts: RetentionFacts, terms: RetentionTerms = USUAL_TERMS): string | null => {
  if (facts.isSeriousIncident) return null;
  const { adultYears, childUntilAge } = terms;
  const ends = [yearsAfter(facts.lastContact, adultYears), yearsAfter(bornOn(facts), childUntilAge)];
  if (facts.dateOfDeath !== null) ends.push(yearsAfter(facts.dateOfDeath, adultYears));
  return ends.sort().at(-1) ?? null;
};

/** Whether that day has passed. */
export const isPastRetention = (until: string | null, today: string): boolean =>
  until !== null && until < today;
