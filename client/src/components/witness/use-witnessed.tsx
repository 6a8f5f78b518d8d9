import type { Problem } from '@sideline/schema/errors';
import { useState, type ReactNode } from 'react';
import { useSaving, type Saving } from '../ui/use-saving';
import { witnessInput, witnessProblems, type WitnessDraft } from './witness-draft';
import { WitnessFields } from './witness-fields';

interface Witnessed {
  readonly saving: Saving;
  /** Problems with the form or the witness are shown first. True once it is done. */
  readonly save: (problems: readonly Problem[] | null, send: () => Promise<unknown>) => Promise<boolean>;
  /** Undefined if no witness is needed. */
  readonly fields: (isAfterwards?: boolean) => ReactNode;
  readonly input: () => { userId: string; secret: string };
}

/** Saves a form in front of a witness. `isNeeded` is false if no controlled drug moves. */
export function useWitnessed(controlId: (field: string) => string, isNeeded = true): Witnessed {
  const saving = useSaving(controlId);
  const [witness, setWitness] = useState<WitnessDraft | null>(null);
  return {
    saving,
    save: (problems, send) =>
      saving.run([...(problems ?? []), ...(isNeeded ? witnessProblems(witness) : [])], send),
    fields: (isAfterwards = false) =>
      isNeeded ? (
        <WitnessFields
          controlId={controlId}
          value={witness}
          errorOf={saving.problems.of}
          onChange={setWitness}
          isAfterwards={isAfterwards}
        />
      ) : null,
    input: () => witnessInput(witness),
  };
}
