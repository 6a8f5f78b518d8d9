import type { Problem } from '../errors.js';
import { isNhsNumber } from '../nhs-number.js';
import type { IdentityStatus } from '../people.js';
import { OLDEST_AGE, patientProblems } from './patient.js';

/** What a patient form holds of the fields that can stop a save, as typed; '' where empty. */
export interface TypedPatient {
  readonly name: string;
  /** YYYY-MM-DD, or null while the boxes make no date. */
  readonly dob: string | null;
  readonly identityStatus: IdentityStatus;
  readonly estimatedAge: string;
  readonly nhsNumber: string;
  /** YYYY-MM-DD; absent where the form does not ask for it. */
  readonly dateOfDeath?: string | null;
}

/** Whole years as typed; null where they are none. */
const yearsOf = (text: string): number | null => {
  const years = /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
  return years !== null && years <= OLDEST_AGE ? years : null;
};

/**
 * The age that is sent: an estimate counts only for an unknown patient, and only without a birth date (clinical section 1).
 */
export const estimatedAgeOf = (typed: TypedPatient): number | null =>
  typed.identityStatus === 'unknown' && typed.dob === null ? yearsOf(typed.estimatedAge) : null;

/** What stops a patient form before it is sent. `dobProblem` says what is wrong with half-typed boxes; `today` is YYYY-MM-DD. */
export const typedPatientProblems = (
  typed: TypedPatient,
  dobProblem: string | null,
  today: string,
): Problem[] => {
  const isOdd = typed.estimatedAge.trim() !== '' && yearsOf(typed.estimatedAge) === null;
  const problems = patientProblems({ ...typed, estimatedAge: estimatedAgeOf(typed) }, today).map((problem) =>
    problem.field === 'estimatedAge' && isOdd
      ? { ...problem, code: 'invalid', message: `Enter whole years, from 0 to ${String(OLDEST_AGE)}.` }
      : problem,
  );
  // Half a birth date is never dropped silently, also where an estimate would do.
  const found =
    dobProblem === null
      ? problems
      : [
          ...problems.filter(({ field }) => field !== 'dob'),
          { field: 'dob', code: 'invalid', message: dobProblem },
        ];
  return typed.nhsNumber.trim() === '' || isNhsNumber(typed.nhsNumber)
    ? found
    : [
        ...found,
        {
          field: 'nhsNumber',
          code: 'invalid',
          message: 'This is not a valid NHS number. Check its 10 digits.',
        },
      ];
};
