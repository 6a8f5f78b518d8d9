import { useCallback, useRef, useState } from 'react';
import { onceAnswered } from '../../lib/confirming';
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
  readonly say: (text: string, code?: string) => void;
  readonly clear: () => void;
}

/** The failure of what was last pressed. Mutations that it runs have `context: inlineErrors`. */
export function useActFailure(): ActFailures {
  const [failed, setFailed] = useState<Failed | null>(null);
  const turns = useRef(0);

  const clear = useCallback(() => {
    turns.current += 1;
    setFailed(null);
  }, []);
  const say = useCallback((text: string, code = '') => {
    turns.current += 1;
    const said = { text, code, turn: turns.current };
    onceAnswered(() => {
      if (said.turn === turns.current) setFailed(said);
    });
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
  return { failed, run, say, clear };
}
