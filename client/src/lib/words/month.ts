import { LANGUAGES, type Language } from './languages';

/** Chromium has no Welsh dates and would write them in English. */
const MONTHS: Partial<Record<Language, readonly string[]>> = {
  cy: [
    'Ionawr',
    'Chwefror',
    'Mawrth',
    'Ebrill',
    'Mai',
    'Mehefin',
    'Gorffennaf',
    'Awst',
    'Medi',
    'Hydref',
    'Tachwedd',
    'Rhagfyr',
  ],
};

/** As the product writes dates (lib/dates), including 'Mai' for 'May'. */
const ENGLISH_SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const SHORT_MONTHS: Partial<Record<Language, readonly string[]>> = {
  cy: 'Ion Chwef Maw Ebr Mai Meh Gorff Awst Medi Hyd Tach Rhag'.split(' '),
};

/** A date as the product writes it ('20 Nov 2026, 14:32') with its month in another language. */
export const shortMonthsIn = (language: Language, date: string): string =>
  date.replaceAll(
    new RegExp(String.raw`(?<=\d )(${ENGLISH_SHORT.join('|')})\b`, 'g'),
    (month) => SHORT_MONTHS[language]?.[ENGLISH_SHORT.indexOf(month)] ?? month,
  );

/** 'December 2024', 'Rhagfyr 2024': the month of a day (YYYY-MM-DD). */
export function monthIn(
  language: Language,
  day: string,
  isKnown = (tag: string) => Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0,
): string {
  const { tag } = LANGUAGES[language];
  const date = new Date(`${day}T00:00:00Z`);
  const name = isKnown(tag) ? undefined : MONTHS[language]?.[date.getUTCMonth()];
  if (name !== undefined) return `${name} ${String(date.getUTCFullYear())}`;
  return new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}
