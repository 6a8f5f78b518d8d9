import type { ModalFuncProps } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { askToConfirm } from '../../lib/confirming';
import { codeOf, refusalText } from '../../lib/errors';

/** Why something that was pressed was not done. */
export interface Failed {
  readonly text: string;
  /** The key of the refusal; '' if the client refused it itself. */
  readonly code: string;
  /** Changes each time, so that the same failure again counts as a new one. */
  readonly turn: number;
}

export interface ActFailures {
  /** To be shown with `ActFailure`, beside what was pressed or at the top of the page's content. */
  readonly failed: Failed | null;
  /** Does it; what failed before is no longer shown. True once it is done, false if it was refused. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
  /** Asks before it is done. */
  readonly ask: (question: ModalFuncProps) => void;
  readonly say: (text: string, code?: string) => void;
  readonly clear: () => void;
}

/** The failure of what was last pressed. Mutations that it runs have `context: inlineErrors`. */
export function useActFailure(): ActFailures {
  const [failed, setFailed] = useState<Failed | null>(null);
  const turns = useRef(0);
  // A question lies over the failure, and gives the focus back to what was pressed as it closes. Until then it waits.
  const questions = useRef(0);
  const waiting = useRef<Failed | null>(null);

  const clear = useCallback(() => {
    waiting.current = null;
    setFailed(null);
  }, []);
  const say = useCallback((text: string, code = '') => {
    turns.current += 1;
    const said = { text, code, turn: turns.current };
    if (questions.current > 0) waiting.current = said;
    else setFailed(said);
  }, []);
  const run = useCallback(
    async (act: () => Promise<unknown>): Promise<boolean> => {
      clear();
      try {
        await act();
        return true;
      } catch (failure) {
        say(refusalText(failure), codeOf(failure));
        return false;
      }
    },
    [clear, say],
  );
  const ask = useCallback((question: ModalFuncProps): void => {
    questions.current += 1;
    askToConfirm({
      ...question,
      afterClose: () => {
        questions.current -= 1;
        question.afterClose?.();
        if (waiting.current === null || questions.current > 0) return;
        setFailed(waiting.current);
        waiting.current = null;
      },
    });
  }, []);
  return { failed, run, ask, say, clear };
}
