import { ageOn } from './people.js';

/** Until this birthday an account of one's own record needs a guardian. */
export const GUARDED_UNTIL = 16;

/** Why an account does not open its own record for now. */
export const RECORD_PAUSES = ['guardian_missing', 'guardian_review'] as const;
export type RecordPause = (typeof RECORD_PAUSES)[number];
export const RECORD_PAUSE_WORDS: Readonly<
  Record<RecordPause, { readonly title: string; readonly text: string }>
> = {
  guardian_missing: {
    title: 'Your account needs a guardian first',
    text: `You are under ${String(GUARDED_UNTIL)}. A member of staff adds your parent or guardian; then your records open here.`,
  },
  guardian_review: {
    title: `You are ${String(GUARDED_UNTIL)} now: show us who you are`,
    text: 'Your account was made with a guardian. Bring a document with a photograph to a member of staff; then your records open here again.',
  },
};

/** Whether somebody born on `dob` is under 16 on `day`, both YYYY-MM-DD; not known is not under 16. */
export const needsGuardian = (dob: string | null | undefined, day: string): boolean => {
  const age = ageOn(dob, day);
  return age !== null && age < GUARDED_UNTIL;
};

/** What of an account and its record says whether it opens. Days are YYYY-MM-DD where the provider works. */
export interface Guardianship {
  readonly dob: string | null;
  readonly hasGuardian: boolean;
  readonly accountMadeOn: string;
  /** Whether staff have seen, since the 16th birthday, who it is. */
  readonly isReviewed: boolean;
}

/** Why the account does not open its record on `day`; null where it does. */
export const recordPause = (
  { dob, hasGuardian, accountMadeOn, isReviewed }: Guardianship,
  day: string,
): RecordPause | null => {
  if (needsGuardian(dob, day)) return hasGuardian ? null : 'guardian_missing';
  return !isReviewed && needsGuardian(dob, accountMadeOn) ? 'guardian_review' : null;
};
