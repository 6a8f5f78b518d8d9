import { readdirSync } from 'node:fs';

/**
 * `npm test` runs a share of the journeys, each day of a week another: the files of IN_EVERY_RUN, a seventh of the others,
 * and a seventh of the pages of each sweep, which asks the same of every page. `npm run test:e2e` runs all of them.
 */
export const SHARES = 7;
const DAY_MS = 24 * 3_600_000;

/** What could lose an entry, open a door or show a wrong number, the main way through each area, and the sweeps. */
export const IN_EVERY_RUN: ReadonlySet<string> = new Set(
  [
    ...['sign-in', 'guards', 'restricted', 'rights', 'register', 'portal'],
    ...['prf-entry', 'prf-kept', 'prf-outage', 'prf-sign-offline', 'prf-signed', 'prf-together'],
    ...['prf-patient', 'prf-questions', 'read-record', 'handover', 'offline'],
    ...['shifts', 'control', 'controlled-drugs', 'supply', 'reports'],
    ...['a11y', 'first-loads', 'holds-still', 'keyboard', 'states'],
  ].map((name) => `${name}.spec.ts`),
);

/** The share of a day. */
export const shareOn = (day: Date): string => String(Math.floor(day.getTime() / DAY_MS) % SHARES);

/** The number of a share; null for all of them. */
const numberOf = (share: string): number | null => {
  if (share === 'all') return null;
  const number = Number(share);
  if (share === '' || !(Number.isInteger(number) && number >= 0 && number < SHARES))
    throw new RangeError(`E2E_SHARE is 'all', 'today' or a number below ${String(SHARES)}, not '${share}'`);
  return number;
};

const asked = (): string => process.env['E2E_SHARE'] ?? 'all';

/**
 * What this run sweeps of a list. It is one piece of the list, because a walk relies on who follows whom. A list that is
 * shorter than the number of shares is taken whole.
 */
export const sweptOf = <T>(all: readonly T[], share = asked()): readonly T[] => {
  const number = numberOf(share);
  if (number === null || all.length < SHARES) return all;
  const end = (shares: number) => Math.ceil((all.length * shares) / SHARES);
  return all.slice(end(number), end(number + 1));
};

export const JOURNEYS: readonly string[] = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.spec.ts'))
  .toSorted();

/** The files of journeys that a share runs. */
export const filesOf = (share = asked()): readonly string[] => {
  const number = numberOf(share);
  if (number === null) return JOURNEYS;
  const others = JOURNEYS.filter((name) => !IN_EVERY_RUN.has(name));
  const inShare = new Set(others.filter((_, index) => index % SHARES === number));
  return JOURNEYS.filter((name) => IN_EVERY_RUN.has(name) || inShare.has(name));
};
