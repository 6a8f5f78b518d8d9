import { LANGUAGES, type Language } from './languages';

/** Chromium has no Welsh dates of its own and would say them in English. */
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
