/** What happens to the session, for those who must know without asking React: the API client, the loading of scripts. */
interface Signal {
  readonly report: () => void;
  /** Returns how to stop listening. */
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

/** A user has signed in or left: an answer to an earlier request says nothing about who is here from now on. */
export const reportOtherSession = (): void => {
  sessions += 1;
};

/**
 * Taken as a request starts: what it gives says that the server no longer knew the session which the request went out under,
 * wherever that is noticed. Nobody hears it once another session has begun.
 */
export const watchSession = (): (() => void) => {
  const under = sessions;
  return () => {
    if (under === sessions) ended.report();
  };
};
export const onSessionEnded = ended.listen;

/** A password is on its way to the server. */
export const reportSigningIn = signingIn.report;
export const onSigningIn = signingIn.listen;
