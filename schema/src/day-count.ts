const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Whether a time, from its first moment to before its last, is one, and lasts no more than `most` days of the calendar: where
 * the clocks go back, one of them has 25 hours.
 */
export const isWithinDays = (from: Date, to: Date, most: number): boolean =>
  to > from && to.getTime() - from.getTime() <= most * DAY_MS + HOUR_MS;
