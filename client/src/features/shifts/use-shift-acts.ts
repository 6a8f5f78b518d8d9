import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { inlineErrors, useApolloClient } from '../../lib/apollo-hooks';
import { codeOf, messageOf } from '../../lib/errors';
import { notify } from '../../lib/notices';

export interface ShiftActs {
  /** Which act is under way; null where none is. */
  readonly running: string | null;
  /** Why the last one was refused, with the key of the refusal. */
  readonly refusal: { readonly code: string; readonly text: string } | null;
  /** Does something to a shift; true where it was done. What was refused is said by `refusal`. */
  readonly act: (
    name: string,
    mutation: DocumentNode,
    variables: Readonly<Record<string, unknown>>,
    success?: string,
  ) => Promise<boolean>;
  readonly clear: () => void;
}

/** The acts of the dialogs: one at a time, each refusal in the dialog, and the rota read again after each. */
export function useShiftActs(onDone: () => void): ShiftActs {
  const client = useApolloClient();
  const [running, setRunning] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ShiftActs['refusal']>(null);
  return {
    running,
    refusal,
    clear: () => setRefusal(null),
    act: async (name, mutation, variables, success) => {
      setRunning(name);
      setRefusal(null);
      try {
        await client.mutate({ mutation, variables, context: inlineErrors });
        if (success !== undefined) notify.success(success);
        onDone();
        return true;
      } catch (error) {
        setRefusal({ code: codeOf(error), text: messageOf(error) });
        return false;
      } finally {
        setRunning(null);
      }
    },
  };
}
