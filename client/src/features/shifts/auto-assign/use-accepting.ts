import { useState } from 'react';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import { useAcceptProposedShiftMutation, type ShiftProposalQuery } from './auto-assign.generated';

export type ProposalLine = ShiftProposalQuery['shiftProposal']['lines'][number];

/** The outcome of a line that was accepted. */
export type Outcome = { readonly kind: 'assigned' } | { readonly kind: 'refused'; readonly message: string };

interface Accepting {
  /** By the shift's id. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Progress: how many of the total are done. Null while nothing is being assigned. */
  readonly progress: { readonly done: number; readonly of: number } | null;
  readonly accept: (lines: readonly ProposalLine[], reason: string) => Promise<void>;
  readonly forget: () => void;
}

/** Assigns the accepted shifts of a proposal one by one. A refusal of one does not stop the others. */
export function useAccepting(): Accepting {
  const [assign] = useAcceptProposedShiftMutation({ context: inlineErrors });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [progress, setProgress] = useState<Accepting['progress']>(null);

  const accept = async (lines: readonly ProposalLine[], reason: string) => {
    const wanted = lines.flatMap(({ shift: { id: shiftId, version }, staff, warnings }) =>
      staff
        ? [
            {
              shiftId,
              staffId: staff.staffId,
              // The shift and person as proposed. Either may have changed since.
              version,
              mustBeAvailable: true,
              ...(warnings.length > 0 ? { reason } : {}),
            },
          ]
        : [],
    );
    for (const [done, input] of wanted.entries()) {
      const { shiftId } = input;
      setProgress({ done, of: wanted.length });
      const outcome = await assign({ variables: { input } }).then(
        (): Outcome => ({ kind: 'assigned' }),
        (failure: unknown): Outcome => ({ kind: 'refused', message: messageOf(failure) }),
      );
      setOutcomes((before) => new Map([...before, [shiftId, outcome]]));
    }
    setProgress(null);
  };

  return { outcomes, progress, accept, forget: () => setOutcomes(new Map()) };
}
