/** Where the provider works: the time zone of days and clock times for which no event names another. */
export const HOME_ZONE = 'Europe/London';

const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone });
  formatters.set(timeZone, made);
  return made;
};

/**
 * The calendar day of a moment for those who work there, YYYY-MM-DD: in summer the first hour after midnight is not
 * yesterday. `timeZone` is an IANA name, the event's own where there is an event. Throws RangeError for what is no moment
 * or no zone.
 */
export const localDay = (moment: Date | string, timeZone: string = HOME_ZONE): string =>
  formatterFor(timeZone).format(new Date(moment));
