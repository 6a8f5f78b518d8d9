/**
 * Places on the screen whose scripts load in idle time. A message that is sent before its place is there makes it load at once, and is
 * shown then.
 */
const wanted = new Set<() => void>();

/** Runs `listener` when something is said that has no place yet. Returns how to stop. */
export const onOutletWanted = (listener: () => void): (() => void) => {
  wanted.add(listener);
  return () => wanted.delete(listener);
};

export interface Outlet<Said> {
  readonly send: (said: Said) => void;
  /** What shows it from now on, and at once what came before. Returns how to detach. */
  readonly attach: (show: (said: Said) => void) => () => void;
}

export const outletOf = <Said>(): Outlet<Said> => {
  let show: ((said: Said) => void) | null = null;
  let waiting: Said[] = [];
  return {
    send: (said) => {
      if (show) {
        show(said);
        return;
      }
      waiting.push(said);
      for (const listener of wanted) listener();
    },
    attach: (next) => {
      show = next;
      const kept = waiting;
      waiting = [];
      for (const said of kept) next(said);
      return () => {
        if (show === next) show = null;
      };
    },
  };
};

/** A place where a question is asked: one that comes before the place is there is asked as soon as it is. */
export const askingOutlet = <Question>() => {
  const { send, attach } = outletOf<{
    readonly question: Question;
    readonly answer: (isYes: boolean) => void;
  }>();
  return {
    ask: (question: Question): Promise<boolean> => new Promise((answer) => send({ question, answer })),
    attach: (ask: (question: Question) => Promise<boolean>): (() => void) =>
      attach(({ question, answer }) => {
        ask(question).then(answer, () => answer(false));
      }),
  };
};
