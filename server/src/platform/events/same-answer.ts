/** Answers to events that are the same for everyone who may receive them, by query. They are removed with their event. */
const answers = new WeakMap<object, Map<string, unknown>>();

/**
 * Marks an event whose answer depends only on the event and the document: no field below it depends on the caller. It is
 * then calculated once for all followers with the same document, however many there are.
 */
export const sameForAll = <T extends object>(event: T): T => {
  answers.set(event, new Map());
  return event;
};

/** The answer to a marked event, made at most once for each `asked`; any other event is answered each time. */
export const answerOnce = <A>(event: unknown, asked: () => string, make: () => A): A => {
  const kept = typeof event === 'object' && event !== null ? answers.get(event) : undefined;
  if (kept === undefined) return make();
  const key = asked();
  // Under one key there are only answers to one document.
  const known = kept.get(key) as A | undefined;
  if (known !== undefined) return known;
  const answer = make();
  kept.set(key, answer);
  return answer;
};
