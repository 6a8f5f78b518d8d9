import { remembered } from './remembered.js';

/** Where the provider works: the time zone of days and clock times for which no event names another. */
export const HOME_ZONE = 'Europe/London';

type DayOf = (moment: number) => string;
const zones = new Map<string, DayOf>();
const QUARTER_MS = 15 * 60_000;
/** Since when every zone's day begins at a quarter of an hour: Liberia was the last that differed. */
const QUARTERS_SINCE = Date.UTC(1973, 0, 1);
/** The days of a zone by the quarter of an hour, which a rota asks for again and again, and every posting of stock. */
const daysIn = (timeZone: string): DayOf => {
  const known = zones.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // A second language would have the browser read a second set of words.
  const dayAt = (moment: number): string => formatter.format(moment).split('/').toReversed().join('-');
  const byQuarter = remembered(5_000, (quarter: number) => dayAt(quarter * QUARTER_MS));
  const made = (moment: number): string =>
    moment >= QUARTERS_SINCE ? byQuarter(Math.floor(moment / QUARTER_MS)) : dayAt(moment);
  zones.set(timeZone, made);
  return made;
};

/**
 * The calendar day of a moment for those who work there, YYYY-MM-DD: in summer the first hour after midnight is not
 * yesterday. `timeZone` is an IANA name, the event's own where there is an event. Throws RangeError for anything that is not
 * a moment or a zone.
 */
export const localDay = (moment: Date | string, timeZone: string = HOME_ZONE): string =>
  daysIn(timeZone)(new Date(moment).getTime());
