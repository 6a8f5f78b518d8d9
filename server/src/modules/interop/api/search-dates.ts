import { badInput } from '../../../platform/errors.js';
import { localDay } from '@sideline/schema/local-day';

/** FHIR's dates in searches: a prefix, then a day or a time. Days are in the provider's time zone. */

/** From one time until before another; null for an open end. */
export interface DateRange {
  readonly from: string | null;
  readonly before: string | null;
}

const PATTERN =
  /^(eq|ge|gt|le|lt)?(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

const wrong = (field: string) =>
  badInput([
    {
      field,
      code: 'bad_date',
      message:
        'Enter eq, ge, gt, le or lt, then a day, or a moment with its offset. For example: ge2026-11-20.',
    },
  ]);

/** The moment when a day begins where the provider works. */
const startOf = (day: string, field: string): number => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) throw wrong(field);
  // Summer time is an hour ahead: its day began an hour before.
  return localDay(new Date(midnight - HOUR_MS)) === day ? midnight - HOUR_MS : midnight;
};

/** The combined range of all of these. BAD_INPUT for a text that is not a FHIR date. */
export const dateRange = (values: readonly string[], field: string): DateRange => {
  let from = -Infinity;
  let before = Infinity;
  for (const value of values) {
    const [, prefix = 'eq', day = '', clock] = PATTERN.exec(value) ?? [];
    if (day === '') throw wrong(field);
    const start = clock === undefined ? startOf(day, field) : Date.parse(`${day}${clock}`);
    if (Number.isNaN(start)) throw wrong(field);
    const next = new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
    // A moment is as exact as it is written: to the second.
    const end = clock === undefined ? startOf(next, field) : start + 1000;
    if (prefix === 'eq' || prefix === 'ge') from = Math.max(from, start);
    if (prefix === 'gt') from = Math.max(from, end);
    if (prefix === 'eq' || prefix === 'le') before = Math.min(before, end);
    if (prefix === 'lt') before = Math.min(before, start);
  }
  return {
    from: Number.isFinite(from) ? new Date(from).toISOString() : null,
    before: Number.isFinite(before) ? new Date(before).toISOString() : null,
  };
};
