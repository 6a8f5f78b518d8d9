import { guardianPause, isReviewedAtAge } from '@sideline/schema/guardianship';
import { localDay } from '@sideline/schema/local-day';

/** The fields of a patient that give the state of their review at 16; moments are ISO texts. */
interface Reviewed {
  readonly dob?: string | null | undefined;
  readonly guardian?: object | null | undefined;
  readonly guardianReview?: { readonly reviewedAt?: string | null | undefined } | null | undefined;
  /** The accounts that open the record; empty if the viewer is the patient, who does not see them. */
  readonly accounts?: readonly { readonly createdAt: string }[] | null | undefined;
}

/**
 * The state of the review at 16 on `day` (YYYY-MM-DD): an account is waiting for it, by the same rule that pauses the
 * account, or it has been done.
 */
export const reviewStateOf = (patient: Reviewed, day: string) => {
  const { guardianReview, accounts } = patient;
  const reviewedOn = guardianReview?.reviewedAt ? localDay(guardianReview.reviewedAt) : null;
  const known = { dob: patient.dob ?? null, hasGuardian: Boolean(patient.guardian), reviewedOn };
  return {
    isDue: (accounts ?? []).some(
      ({ createdAt }) =>
        guardianPause({ ...known, accountMadeOn: localDay(createdAt) }, day) === 'guardian_review',
    ),
    isReviewed: isReviewedAtAge(known.dob, reviewedOn),
  };
};
