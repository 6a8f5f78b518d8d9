/**
 * Places on the screen whose scripts load in idle time. A message for a place that has not loaded makes it load at once,
 * and is then shown.
 */
const wanted = new Set<() => void>();

/** Runs `listener` when there is a message without a place. Returns a function that stops it. */
export const onOutletWanted = (listener: () => void): (() => void) => {
  wanted.add(listener);
  return () => wanted.delete(listener);
};

export interface Outlet<Said> {
  readonly send: (said: Said) => void;
  /** Sets what shows the messages, starting with earlier ones. Returns a function that detaches it. */
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

/** A place for questions. A question that comes before the place has loaded is asked as soon as it has. */
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
