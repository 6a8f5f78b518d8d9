/** A sweep asks the same of every page; a run sweeps one share of them, and `npm run test:sweeps` all. */
export const SHARES = 4;
const DAY_MS = 24 * 3_600_000;

/** The share of a day: after four days, every page has been swept. */
export const shareOn = (day: Date): string => String(Math.floor(day.getTime() / DAY_MS) % SHARES);

/**
 * What this run sweeps of a list: the share that SWEPT gives, or the whole list for `all`. It is one piece of the list,
 * because a walk relies on who follows whom.
 */
export const sweptOf = <T>(all: readonly T[], share = process.env['SWEPT'] ?? 'all'): readonly T[] => {
  if (share === 'all' || all.length < SHARES) return all;
  const number = Number(share);
  if (!(Number.isInteger(number) && number >= 0 && number < SHARES))
    throw new RangeError(`SWEPT is 'all' or a number below ${String(SHARES)}, not '${share}'`);
  const end = (shares: number) => Math.ceil((all.length * shares) / SHARES);
  return all.slice(end(number), end(number + 1));
};
