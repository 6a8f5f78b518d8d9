import { GUARDED_UNTIL, guardianPause, type Guardianship } from './guardianship.js';

/** Why an account does not open its own record for now. */
export const RECORD_PAUSES = [
  'guardian_missing',
  'guardian_review',
  'identity_unchecked',
  'birth_date_missing',
] as const;
export type RecordPause = (typeof RECORD_PAUSES)[number];
export const RECORD_PAUSE_WORDS: Readonly<
  Record<RecordPause, { readonly title: string; readonly text: string }>
> = {
  guardian_missing: {
    title: 'Your account needs a guardian first',
    text: `You are under ${String(GUARDED_UNTIL)}. A member of staff needs to add your parent or guardian. Your records will then open here.`,
  },
  guardian_review: {
    title: `You are ${String(GUARDED_UNTIL)} now: show us who you are`,
    text: 'Your account was made with a guardian. Bring a document with a photograph to a member of staff. Your records will then open here again.',
  },
  identity_unchecked: {
    title: 'Your records will open once we have checked who you are',
    text: 'Show a document with a photograph to a member of staff, and tell them the e-mail address that you sign in with.',
  },
  birth_date_missing: {
    title: 'Your records will open once we know your date of birth',
    text: 'It is not on your record. Tell a member of staff. Your records will then open here again.',
  },
};

/** What of an account and its record says whether it opens. */
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
