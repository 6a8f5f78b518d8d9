/** Where the provider works: the time zone of days and clock times for which no event names another. */
export const HOME_ZONE = 'Europe/London';

const FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: HOME_ZONE });

/**
 * The calendar day of a moment for those who work, YYYY-MM-DD: in summer the first hour after midnight is not yesterday.
 * Throws RangeError for what is no moment.
 */
export const localDay = (moment: Date | string): string => FORMAT.format(new Date(moment));
