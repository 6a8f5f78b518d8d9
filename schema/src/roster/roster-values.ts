import type { Gender } from '../people.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_MS = 86_400_000;
/** Excel counts days from here; its day 60 never existed, and nobody was born before it. */
const EXCEL_ZERO = Date.UTC(1899, 11, 30);

const dateOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1000 ? date.toISOString().slice(0, 10) : null;
};

/** Two figures mean the latest year that is not in the future: in 2026 '26' is 2026 and '27' is 1927. */
const yearOf = (text: string, thisYear: number): number => {
  const year = Number(text);
  if (text.length > 2) return year;
  const century = Math.floor(thisYear / 100) * 100;
  return century + year <= thisYear ? century + year : century - 100 + year;
};

/**
 * A birth date as a roster has it, as YYYY-MM-DD: ISO, day/month/year with any sign between, '3 May 2008', or a
 * spreadsheet's day number (of five figures: four are a year). Null where it is none of these, or a day that does not exist;
 * a time of day after it is ignored.
 */
export const readBirthDate = (text: string, thisYear: number): string | null => {
  const plain = text.trim().replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]m|Z)?$/i, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const british = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(plain);
  if (british) return dateOf(yearOf(british[3] ?? '', thisYear), Number(british[2]), Number(british[1]));
  const worded = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})\.?,?[-/. ]+(\d{4}|\d{2})$/i.exec(plain);
  if (worded) {
    const month = MONTHS.indexOf((worded[2] ?? '').slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : dateOf(yearOf(worded[3] ?? '', thisYear), month, Number(worded[1]));
  }
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(plain);
  if (!serial) return null;
  return new Date(EXCEL_ZERO + Number(serial[1]) * DAY_MS).toISOString().slice(0, 10);
};

const GENDERS: Readonly<Record<string, Gender>> = {
  m: 'male',
  male: 'male',
  man: 'male',
  boy: 'male',
  f: 'female',
  female: 'female',
  w: 'female',
  woman: 'female',
  girl: 'female',
  nb: 'non_binary',
  nonbinary: 'non_binary',
  genderqueer: 'genderqueer',
  other: 'other',
  o: 'other',
  x: 'other',
  prefernottosay: 'prefer_not_to_say',
};

/** A gender as written in a roster; null for any other word. */
export const readGender = (text: string): Gender | null =>
  GENDERS[text.toLowerCase().replaceAll(/[^a-z]/g, '')] ?? null;
