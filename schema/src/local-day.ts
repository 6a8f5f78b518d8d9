import { remembered } from './remembered.js';

/** Where the provider works: the time zone of days and clock times for which no event names another. */
export const HOME_ZONE = 'Europe/London';

type DayOf = (moment: number) => string;
const zones = new Map<string, DayOf>();
/** The days of a zone by their milliseconds, which a rota asks for again and again. */
const daysIn = (timeZone: string): DayOf => {
  const known = zones.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', { timeZone });
  const made = remembered(5_000, (moment: number) => formatter.format(moment));
  zones.set(timeZone, made);
  return made;
};

/**
 * The calendar day of a moment for those who work there, YYYY-MM-DD: in summer the first hour after midnight is not
 * yesterday. `timeZone` is an IANA name, the event's own where there is an event. Throws RangeError for what is no moment
 * or no zone.
 */
export const localDay = (moment: Date | string, timeZone: string = HOME_ZONE): string =>
  daysIn(timeZone)(new Date(moment).getTime());
