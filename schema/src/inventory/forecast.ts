import type { StockUnit } from './vocabulary.js';

/** What an event will probably use, from earlier ones of its kind (operations section 5, Burn rate). */

export const FORECAST_LIMITS = {
  /** The latest of a kind that are looked at. */
  events: 5,
  /** Fewer are not enough to use. */
  leastEvents: 2,
} as const;

/** An earlier event with what it used of each item. */
export interface PastEvent {
  readonly attendance: number;
  readonly used: ReadonlyMap<string, number>;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const [upper = 0, lower = upper] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
};

/** Nobody uses half a dressing; litres are read from a gauge. */
export const inUnits = (quantity: number, unit: StockUnit): number =>
  unit === 'litre' ? Math.round(quantity * 10) / 10 : Math.ceil(Math.round(quantity * 1_000) / 1_000);

/**
 * Expected use of each item for so many people: the median of what earlier events used for each person, an event that used
 * none counts as 0. Items that at least half of them did not use are left out; so is everything where there are too few
 * events.
 */
export const forecastUse = (
  past: readonly PastEvent[],
  attendance: number,
  items: readonly { readonly itemId: string; readonly unit: StockUnit }[],
): ReadonlyMap<string, number> => {
  if (past.length < FORECAST_LIMITS.leastEvents || attendance <= 0) return new Map();
  return new Map(
    items.flatMap(({ itemId, unit }) => {
      const rate = median(past.map((event) => (event.used.get(itemId) ?? 0) / event.attendance));
      const expected = inUnits(rate * attendance, unit);
      return expected > 0 ? [[itemId, expected] as const] : [];
    }),
  );
};
