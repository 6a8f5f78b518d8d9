import type { DocumentNode } from 'graphql';
import { useRef, useState } from 'react';
import { useActFailure, type ActFailures, type Failed } from '../../components/ui/use-act-failure';
import { inlineErrors, useApolloClient } from '../../lib/apollo-hooks';
import { codeOf, isUnreachable, messageOf } from '../../lib/errors';
import { notify } from '../../lib/notices';

type Variables = Readonly<Record<string, unknown>>;

/** Actions whose failed connections are only logged (spec section 8). */
const LOGGED_ONLY: ReadonlySet<string> = new Set([
  'Assign Staff',
  'Check In',
  'Check Out',
  'Apply for Shift',
  'Assign Backup Staff',
  'Remove backup',
  'Enable Reminders',
]);

/**
 * Actions that create something, which the dialog does not show until it exists. Without an answer, people would do it
 * again elsewhere. Sent again from here, it has the same id and is not created twice.
 */
const UNANSWERED: ReadonlyMap<string, string> = new Map([
  [
    'Clone Shift',
    'The server did not answer, so the shift may have been cloned. Press Clone Shift again. It will not be cloned twice.',
  ],
  [
    'Add Note',
    'The server did not answer, so the note may have been added. Press Add Note again. It will not be added twice.',
  ],
]);

/**
 * What to say about a failed action; null for nothing. Every refusal is shown, and lost connections except those that the
 * specification only logs.
 */
export const sayingOf = (name: string, failure: unknown): string | null => {
  if (!isUnreachable(failure)) return messageOf(failure);
  return LOGGED_ONLY.has(name) ? null : (UNANSWERED.get(name) ?? messageOf(failure));
};

/** Refusals because the shift, or a swap of it, has changed since it was shown. */
const OVERTAKEN: ReadonlySet<string> = new Set([
  'SHIFT_CHANGED',
  'SHIFT_STATE',
  'SWAP_STATE',
  'SWAP_BEGUN',
  'SWAP_STANDS',
  'NOT_FOUND',
  'CONFLICT',
]);

/** Whether it was refused because the screen is out of date. */
export const isOvertaken = (failure: unknown): boolean => OVERTAKEN.has(codeOf(failure));

/**
 * Whether the screen may be out of date: it was refused for that, an earlier attempt had other content, or no answer came
 * back.
 */
export const isToBeReadAgain = (failure: unknown): boolean => isUnreachable(failure) || isOvertaken(failure);

export interface ShiftActs {
  /** The action in progress; null if there is none. */
  readonly running: string | null;
  /** Why the last one was refused. */
  readonly refusal: Failed | null;
  /**
   * Runs an action on a shift, unless another is in progress. True if it was done. `refusal` has any refusal. Variables
   * that take time are worked out while it runs.
   */
  readonly act: (
    name: string,
    mutation: DocumentNode,
    variables: Variables | (() => Promise<Variables>),
    success?: string,
  ) => Promise<boolean>;
  readonly clear: () => void;
  /** A refusal of something done from a dialog over this one, which has closed. */
  readonly say: ActFailures['say'];
}

/**
 * The actions of the dialogs: one at a time, each refusal in the dialog, and the rota loaded again after each that may
 * have changed it.
 */
export function useShiftActs(onDone: () => void): ShiftActs {
  const client = useApolloClient();
  const isBusy = useRef(false);
  const [running, setRunning] = useState<string | null>(null);
  const { failed, say, clear } = useActFailure();
  return {
    running,
    refusal: failed,
    clear,
    say,
    act: async (name, mutation, variables, success) => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setRunning(name);
      clear();
      try {
        const given = typeof variables === 'function' ? await variables() : variables;
        await client.mutate({ mutation, variables: given, context: inlineErrors });
        if (success !== undefined) notify.success(success);
        onDone();
        return true;
      } catch (error) {
        // What is not shown is in the browser's own log, like every request without an answer.
        const text = sayingOf(name, error);
        if (text !== null) say(text, codeOf(error));
        if (isToBeReadAgain(error)) onDone();
        return false;
      } finally {
        isBusy.current = false;
        setRunning(null);
      }
    },
  };
}
