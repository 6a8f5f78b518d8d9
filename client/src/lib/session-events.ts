/** Events of the session, for code outside React: the API client and the loading of scripts. */
interface Signal {
  readonly report: () => void;
  /** Returns a function that stops listening. */
  readonly listen: (listener: () => void) => () => void;
}

function signal(): Signal {
  const listeners = new Set<() => void>();
  return {
    report: () => {
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ended = signal();
const signingIn = signal();

let sessions = 0;

/** A user has signed in or left, so an answer to an earlier request says nothing about who is here from now on. */
export const reportOtherSession = (): void => {
  sessions += 1;
};

/**
 * Called when a request starts. Its result reports that the server no longer knew the session of that request, wherever
 * that is noticed. It has no effect once another session has begun.
 */
export const watchSession = (): (() => void) => {
  const under = sessions;
  return () => {
    if (under === sessions) ended.report();
  };
};
export const onSessionEnded = ended.listen;

/** A password is being sent to the server. */
export const reportSigningIn = signingIn.report;
export const onSigningIn = signingIn.listen;
