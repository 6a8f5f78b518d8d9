/**
 * What react-big-calendar takes of Lodash (client/calendar-parts.ts): es-toolkit's functions, and the language's own where it has
 * them. Lodash's also take a property's name or a likeness in the place of a function, which drags a deep comparison along.
 */
export { chunk, isEqual, mapValues, omit, range, sortBy } from 'es-toolkit';

export const findIndex = <T>(list: readonly T[], isWanted: (one: T) => boolean): number =>
  list.findIndex(isWanted);

/** What `target` lacks, from the earliest that has it. */
export const defaults = (
  target: Record<string, unknown>,
  ...others: readonly Readonly<Record<string, unknown>>[]
): Record<string, unknown> => {
  for (const other of others)
    for (const [key, value] of Object.entries(other)) if (target[key] === undefined) target[key] = value;
  return target;
};

export const transform = <T, Result>(
  list: readonly T[],
  step: (result: Result, one: T) => unknown,
  result: Result,
): Result => {
  for (const one of list) step(result, one);
  return result;
};
