import { forecastUse, FORECAST_LIMITS, inUnits, type PastEvent } from './forecast.js';
import { addQuantities } from './quantity.js';
import type { StockUnit } from './vocabulary.js';

/** What the next events will probably need together (operations section 5, Burn rate). */

export const FORECAST_AHEAD = {
  /** Days from now in which a planned event has to begin. */
  days: 30,
  /** Days back from now in which an event has to have ended for the burn rate. */
  burnDays: 90,
  /** The most planned events that are counted; there are hardly ever that many. */
  events: 100,
} as const;

/** What the expected use of an event was worked out from, the best that there is. */
export const FORECAST_BASES = ['past_events', 'kits', 'burn_rate', 'unknown'] as const;
export type ForecastBasis = (typeof FORECAST_BASES)[number];

export const FORECAST_BASIS_LABELS: Readonly<Record<ForecastBasis, string>> = {
  past_events: 'Earlier events of its kind',
  kits: 'Kits of its bags',
  burn_rate: 'Use at all recent events',
  unknown: 'Not counted',
};

/** How it is counted, for the page. */
export const FORECAST_AHEAD_WORDS = `Planned events that start within ${String(FORECAST_AHEAD.days)} days. The expected use of each event comes from the first of these that can be worked out: the median use per person at the last ${String(FORECAST_LIMITS.events)} events at the same kind of venue (at least ${String(FORECAST_LIMITS.leastEvents)} with recorded use), the contents of the kits in its bags, or the use per person at all events in the last ${String(FORECAST_AHEAD.burnDays)} days. An event with none of these is not counted.`;

type Amounts = ReadonlyMap<string, number>;

export interface ComingEvent {
  readonly eventId: string;
  /** Null where the number expected is not known. */
  readonly attendance: number | null;
  /** Earlier ones of its kind with recorded use, the latest first. */
  readonly past: readonly PastEvent[];
  /** What the kits of its bags hold, by item. */
  readonly kits: Amounts;
}

/** What all recent events used together, and how many people attended them. */
export interface Burn {
  readonly attendance: number;
  readonly used: Amounts;
}

type Items = readonly { readonly itemId: string; readonly unit: StockUnit }[];

/** What one event will probably use, by the best information about it. */
export const expectedOf = (
  { attendance, past, kits }: Omit<ComingEvent, 'eventId'>,
  burn: Burn,
  items: Items,
): { readonly basis: ForecastBasis; readonly expected: Amounts } => {
  const isKnown = attendance !== null && attendance > 0;
  if (isKnown && past.length >= FORECAST_LIMITS.leastEvents)
    return { basis: 'past_events', expected: forecastUse(past, attendance, items) };
  if (kits.size > 0) return { basis: 'kits', expected: kits };
  if (!isKnown || burn.attendance <= 0 || burn.used.size === 0)
    return { basis: 'unknown', expected: new Map() };
  return {
    basis: 'burn_rate',
    expected: new Map(
      items.flatMap(({ itemId, unit }) => {
        const used = burn.used.get(itemId) ?? 0;
        return used > 0 ? [[itemId, inUnits((used / burn.attendance) * attendance, unit)] as const] : [];
      }),
    ),
  };
};

/**
 * The basis of each event, and what they need together. Each event is rounded up separately, because each is packed
 * separately.
 */
export const forecastAhead = (
  events: readonly ComingEvent[],
  burn: Burn,
  items: Items,
): { readonly bases: ReadonlyMap<string, ForecastBasis>; readonly expected: Amounts } => {
  const bases = new Map<string, ForecastBasis>();
  const expected = new Map<string, number>();
  for (const event of events) {
    const one = expectedOf(event, burn, items);
    bases.set(event.eventId, one.basis);
    for (const [itemId, quantity] of one.expected)
      expected.set(itemId, addQuantities(expected.get(itemId) ?? 0, quantity));
  }
  return { bases, expected };
};
