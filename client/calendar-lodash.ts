/**
 * The nine functions of Lodash that react-big-calendar uses, as far as it uses them (client/calendar-parts.ts). They are written out
 * because Lodash's own drag their whole workshop along: 10 kB for a dozen calls.
 */
type Values = Record<string, unknown>;

export const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

export const range = (start: number, end?: number): number[] => {
  const [from, to] = end === undefined ? [0, start] : [start, end];
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
};

export const findIndex = <T>(items: readonly T[], isIt: (item: T) => boolean): number =>
  items.findIndex((item) => isIt(item));

type By = string | ((item: Values) => unknown);

/** By the first of `by` that tells two apart; what none tells apart keeps its order. */
export const sortBy = (items: readonly Values[], by: readonly By[]): Values[] => {
  const keysOf = (item: Values) =>
    by.map((one) => (typeof one === 'string' ? item[one] : one(item)) as number);
  return items
    .map((item) => ({ item, keys: keysOf(item) }))
    .sort((a, b) => {
      for (const [index, first] of a.keys.entries()) {
        const second = b.keys[index] ?? 0;
        if (first !== second) return first < second ? -1 : 1;
      }
      return 0;
    })
    .map(({ item }) => item);
};

export const mapValues = (values: Values, of: (value: unknown, key: string) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, of(value, key)]));

export const omit = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** Fills in what is not there in the first, which it changes. */
export const defaults = (values: Values, ...others: readonly Values[]): Values => {
  for (const other of others)
    for (const [key, value] of Object.entries(other)) if (values[key] === undefined) values[key] = value;
  return values;
};

export const transform = <T>(
  items: readonly T[],
  put: (into: Values, item: T) => unknown,
  into: Values,
): Values => {
  for (const item of items) if (put(into, item) === false) break;
  return into;
};

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Of plain values, dates, lists and objects, which is all that a calendar compares. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || a === b) return true;
  if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Date) return Object.is(a.getTime(), (b as unknown as Date).getTime());
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  );
};
