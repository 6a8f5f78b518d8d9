import type { Problem } from '@sideline/schema/errors';
import { check } from '@sideline/schema/validation/check';
import { witnessProof } from '@sideline/schema/validation/controlled-drugs';

/** A witness as it is entered. */
export interface WitnessDraft {
  readonly userId: string | null;
  readonly secret: string;
}

export const NO_WITNESS: WitnessDraft = { userId: null, secret: '' };

/** What is already wrong with a witness, by the server's field names; empty if the proof can be sent. */
export const witnessProblems = (draft: WitnessDraft | null): readonly Problem[] => {
  const { problems } = check(witnessProof, draft ?? NO_WITNESS);
  return (problems ?? []).map((problem) => ({ ...problem, field: `witness.${problem.field}` }));
};

/** As sent, after `witnessProblems` found nothing. */
export const witnessInput = (draft: WitnessDraft | null): { userId: string; secret: string } => ({
  userId: draft?.userId ?? '',
  secret: draft?.secret ?? '',
});
