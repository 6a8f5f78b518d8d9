/**
 * A pure function that remembers what it answered to the last few thousand keys: for clock times of a zone, which Intl is
 * slow to say and which a rota asks for again and again. Past `most` it starts again, so that its size is bounded.
 */
export const remembered = <K extends string | number, T>(
  most: number,
  answer: (key: K) => T,
): ((key: K) => T) => {
  const known = new Map<K, { readonly value: T }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = answer(key);
    if (known.size >= most) known.clear();
    known.set(key, { value });
    return value;
  };
};

/** What is made when it is first asked for, and kept: so that nothing waits for it which does not need it. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
