import { ageOn } from './people.js';

/** Until this birthday, an account for a person's own record needs a guardian. */
export const GUARDED_UNTIL = 16;

/**
 * Why no account is let into a record without a birth date: an estimated age is not enough, because it gives no 16th
 * birthday.
 */
export const BIRTH_DATE_FIRST =
  'Enter the birth date on the record first: it decides whether a guardian is needed.';

/** Whether a person born on `dob` is under 16 on `day`, both YYYY-MM-DD; not known is not under 16. */
export const needsGuardian = (dob: string | null | undefined, day: string): boolean => {
  const age = ageOn(dob, day);
  return age !== null && age < GUARDED_UNTIL;
};

/**
 * The facts about an account and its record that decide whether it needs a guardian. Days are YYYY-MM-DD where the provider
 * works.
 */
export interface Guardianship {
  readonly dob: string | null;
  readonly hasGuardian: boolean;
  readonly accountMadeOn: string;
  /** When staff last checked the person's identity for the review at 16; null where they never did. */
  readonly reviewedOn: string | null;
}

/**
 * Whether staff have checked the person's identity since the 16th birthday, by the birth date as it is now: a check made
 * while the record had too early a date is not a review at 16. Days are YYYY-MM-DD.
 */
export const isReviewedAtAge = (dob: string | null | undefined, reviewedOn: string | null): boolean =>
  reviewedOn !== null && !needsGuardian(dob, reviewedOn);

/** What the account needs from a guardian on `day`; null where it needs nothing. */
export const guardianPause = (
  { dob, hasGuardian, accountMadeOn, reviewedOn }: Guardianship,
  day: string,
): 'guardian_missing' | 'guardian_review' | null => {
  if (needsGuardian(dob, day)) return hasGuardian ? null : 'guardian_missing';
  return needsGuardian(dob, accountMadeOn) && !isReviewedAtAge(dob, reviewedOn) ? 'guardian_review' : null;
};
