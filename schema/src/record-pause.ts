import { guardianPause, type Guardianship } from './guardianship.js';

/** Why an account does not open its own record for now. */
export const RECORD_PAUSES = [
  'guardian_missing',
  'guardian_review',
  'identity_unchecked',
  'birth_date_missing',
] as const;
export type RecordPause = (typeof RECORD_PAUSES)[number];

/** The facts about an account and its record that decide whether it opens. */
export interface RecordAccess {
  readonly guardianship: Guardianship;
  /** Whether staff have seen in person that the account's owner is the patient (ADR 26). */
  readonly isChecked: boolean;
}

/**
 * Why the account does not open its record on `day` (YYYY-MM-DD where the provider works); null where it does. Without a
 * birth date, never entered or removed since, nobody knows whether there must be a guardian (ADR 25).
 */
export const recordPause = ({ guardianship, isChecked }: RecordAccess, day: string): RecordPause | null => {
  const waiting = guardianPause(guardianship, day) ?? (isChecked ? null : 'identity_unchecked');
  return waiting ?? (guardianship.dob === null ? 'birth_date_missing' : null);
};
