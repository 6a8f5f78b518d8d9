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

/** The server no longer knows the session, wherever that was noticed. */
export const reportSessionEnded = ended.report;
export const onSessionEnded = ended.listen;

/** A password is on its way to the server. */
export const reportSigningIn = signingIn.report;
export const onSigningIn = signingIn.listen;
