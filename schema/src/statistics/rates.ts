import { poissonInterval, type Interval } from './intervals.js';
import { quantile } from './quantiles.js';

/** A rate per 1,000 attending, with its exact 95 % Poisson interval. */
export interface Rate extends Interval {
  readonly value: number;
}

const PER = 1_000;

/** Per 1,000 attending, unrounded (clinical section 10); null where nobody attended or the attendance is not known. */
export const ratePerThousand = (count: number | null, attendance: number | null): Rate | null => {
  if (count === null || attendance === null || attendance <= 0) return null;
  const { low, high } = poissonInterval(count);
  const scale = PER / attendance;
  return { value: count * scale, low: low * scale, high: high * scale };
};

/** One decimal: what is shown of a rate. */
export const shownRate = (value: number): number => Math.round(value * 10) / 10;

/** The fewest earlier events of one kind that make a comparison worthwhile. */
export const FEWEST_TO_COMPARE = 5;

/** The latest of them, at most so many. */
export const MOST_COMPARED = 40;

export type Standing = 'below' | 'usual' | 'above';

/** How a rate compares with those of the provider's earlier events at the same kind of venue. */
export interface Comparison {
  readonly standing: Standing;
  readonly events: number;
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/** Null where there are too few earlier events. Within the quartiles, ends included, is about usual. */
export const compareRate = (value: number | null, earlier: readonly number[]): Comparison | null => {
  if (value === null || earlier.length < FEWEST_TO_COMPARE) return null;
  const [lowerQuartile = 0, median = 0, upperQuartile = 0] = [0.25, 0.5, 0.75].map(
    (share) => quantile(earlier, share) ?? 0,
  );
  return {
    standing: value < lowerQuartile ? 'below' : value > upperQuartile ? 'above' : 'usual',
    events: earlier.length,
    median,
    lowerQuartile,
    upperQuartile,
  };
};

const STANDING_WORDS: Readonly<Record<Comparison['standing'], string>> = {
  below: 'Lower than usual for this kind of venue',
  usual: 'About usual for this kind of venue',
  above: 'Higher than usual for this kind of venue',
};

/** The comparison in words, or why there is none. `hasValue` is false where the event itself has no figure. */
export const comparisonWords = (standing: Comparison['standing'] | null, hasValue: boolean): string => {
  if (standing !== null) return STANDING_WORDS[standing];
  return hasValue
    ? `Not compared: fewer than ${String(FEWEST_TO_COMPARE)} earlier events of this kind`
    : 'Not compared: there is no figure to compare';
};
