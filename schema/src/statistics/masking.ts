import { numberText, type Formats } from '../provider/formats.js';

/**
 * What clients may see of counts (operations section 6, ADR 41), as a rule that can be proved. Migration
 * 'count-event-figures' has the same in SQL, where it is applied; a test compares the two.
 *
 * Every published count is rounded down to a multiple of five, and what is under five is 'fewer than 5', none included: so
 * two published figures differ by nothing or by at least five, however often and with whatever is asked. Rounding alone is
 * not enough where several cells add up to a total: five cells of four with a total of 20 would each be known. So the total
 * is lowered until each cell of each breakdown may still be any of its five values, whatever the other figures say.
 */

/** Counts below it are never shown. */
export const FEWEST_SHOWN = 5;
const STEP = FEWEST_SHOWN;
const SLACK = STEP - 1;

/** Why a count is not shown: it is under five, or it would give away another that is. */
export type Mask = 'few' | 'withheld';

export interface PublishedCount {
  /** Null where it is masked. A multiple of five for clients, exact for the provider. */
  readonly count: number | null;
  readonly mask: Mask | null;
}

/** Cells by breakdown; each breakdown's cells add up to the total. */
export interface Tally {
  readonly total: number;
  readonly breakdowns: Readonly<Record<string, readonly number[]>>;
  /** Counts of some of the total, each by itself: arrests, say. */
  readonly parts: Readonly<Record<string, number>>;
}

export interface PublishedTally {
  readonly total: PublishedCount;
  readonly breakdowns: Readonly<Record<string, readonly PublishedCount[]>>;
  readonly parts: Readonly<Record<string, PublishedCount>>;
}

const roundedDown = (count: number): number => count - (count % STEP);
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** A count by itself, as clients see it. */
export const publishedCount = (count: number): PublishedCount =>
  count < FEWEST_SHOWN ? { count: null, mask: 'few' } : { count: roundedDown(count), mask: null };

/** The largest cells lose five each until the breakdown claims no more than the total. */
const lowered = (cells: readonly number[], total: number): number[] => {
  const result = [...cells];
  while (sum(result) > total) {
    const largest = result.indexOf(Math.max(...result));
    result[largest] = (result[largest] ?? 0) - STEP;
  }
  return result;
};

/** Where one cell alone would be masked, the next smallest is withheld as well. */
const masked = (cells: readonly number[]): PublishedCount[] => {
  const shown = cells.filter((count) => count >= FEWEST_SHOWN);
  const isAlone = cells.length - shown.length === 1 && shown.length > 0;
  const withheld = isAlone ? cells.indexOf(Math.min(...shown)) : -1;
  return cells.map((count, index) =>
    index === withheld ? { count: null, mask: 'withheld' } : publishedCount(count),
  );
};

/** The total as low as every breakdown needs it, and the cells no higher than it: multiples of five. */
export const loweredTally = ({ total, breakdowns, parts }: Tally): Tally => {
  const rounded = Object.entries(breakdowns).map(([key, cells]): [string, number[]] => [
    key,
    cells.map(roundedDown),
  ]);
  const safe = Math.min(
    roundedDown(total),
    ...rounded.map(([, cells]) => roundedDown(sum(cells) + SLACK * Math.max(0, cells.length - 1))),
  );
  return {
    total: safe,
    breakdowns: Object.fromEntries(rounded.map(([key, cells]) => [key, lowered(cells, safe)])),
    parts: Object.fromEntries(
      Object.entries(parts).map(([key, count]) => [key, Math.min(roundedDown(count), safe)]),
    ),
  };
};

/** Everything that clients may see of one event's counts. */
export const publishedTally = (tally: Tally): PublishedTally => {
  const safe = loweredTally(tally);
  return {
    total: publishedCount(safe.total),
    breakdowns: Object.fromEntries(
      Object.entries(safe.breakdowns).map(([key, cells]) => [key, masked(cells)]),
    ),
    parts: Object.fromEntries(Object.entries(safe.parts).map(([key, count]) => [key, publishedCount(count)])),
  };
};

const MASK_WORDS: Readonly<Record<Mask, string>> = { few: '<5', withheld: 'Not shown' };
const SPOKEN: Readonly<Record<Mask, string>> = { few: 'fewer than 5', withheld: 'not shown' };

/** A count for a table or an export, as the provider writes figures: '45', '<5'. */
export const countText = ({ count, mask }: PublishedCount, formats?: Formats): string =>
  mask === null ? numberText(count ?? 0, formats) : MASK_WORDS[mask];

/** The same on a screen: '45', 'fewer than 5'. */
export const countWords = ({ count, mask }: PublishedCount, formats?: Formats): string =>
  mask === null ? numberText(count ?? 0, formats) : SPOKEN[mask];

/** Why there is no rate, instead of it: of a masked count there is none, and without a mask the attendance is missing. */
export const NO_RATE: Readonly<Record<Mask | 'none', { readonly value: string; readonly why: string }>> = {
  none: { value: 'Not known', why: 'The attendance is not known' },
  few: { value: 'Too few to show', why: 'Based on fewer than 5 people' },
  withheld: { value: 'Not shown', why: 'The count that it is made of is not shown' },
};

/**
 * How many records a published median, and a published 90th percentile, are made of: five lie at either side of it. The published
 * total is at least as high: a time beside a lower one would say that there are more people, and so give cells away.
 */
export const FEWEST_FOR_TIMES = { median: 2 * FEWEST_SHOWN, p90: 10 * FEWEST_SHOWN } as const;
/** Published times are whole multiples of this. */
export const TIME_STEP_MINUTES = 5;
/** Clients' figures are worked out at most so often. */
export const RELEASE_MINUTES = 60;
