import { LANGUAGES, type Language } from './languages';

/** 'December 2024', 'Rhagfyr 2024': the month of a day (YYYY-MM-DD). */
export const monthIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
