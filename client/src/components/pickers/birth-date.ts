import { parseTypedDate } from '../../lib/dates';

/** The three boxes of a typed date, as text. */
export interface DateBoxes {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const EMPTY_DATE: DateBoxes = { day: '', month: '', year: '' };

/** The boxes for a stored date (YYYY-MM-DD). Empty for null or any other format. */
export function boxesOf(value: string | null | undefined): DateBoxes {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '');
  if (!match) return EMPTY_DATE;
  return { year: match[1] ?? '', month: match[2] ?? '', day: match[3] ?? '' };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number ('05') of a month typed in letters ('May', 'september'); null if the letters do not name one yet. */
export function monthNamed(text: string): string | null {
  const named = text.length < 3 ? -1 : MONTHS.indexOf(text.trim().toLowerCase().slice(0, 3));
  return named < 0 ? null : String(named + 1).padStart(2, '0');
}

/** A whole date typed or pasted into one box: '3/5/2002', '03.05.2002', '2002-05-03', '3 May 2002', '03052002'. Null for anything else. */
export function readTypedDate(text: string): DateBoxes | null {
  const eight = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  const date = parseTypedDate(eight ? `${eight[1] ?? ''}/${eight[2] ?? ''}/${eight[3] ?? ''}` : text);
  return date === null ? null : boxesOf(date);
}

/**
 * The content of the boxes: a date YYYY-MM-DD, nothing at all, or a problem in words. `today` is YYYY-MM-DD. Dates of
 * birth are after 1900 and no later than today.
 */
export function readBoxes(typed: DateBoxes, today: string): { value: string | null; problem: string | null } {
  const { day, month, year } = typed;
  if (!day && !month && !year) return { value: null, problem: null };
  if (!day || !/^\d+$/.test(month) || year.length < 4) {
    return {
      value: null,
      problem: 'Enter the day, the month and a four-digit year, for example 03 05 2002.',
    };
  }
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal =
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day);
  if (!isReal) return { value: null, problem: 'There is no such date. Check the day and the month.' };
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (value > today) return { value: null, problem: 'This date is in the future. Check the year.' };
  if (Number(year) < 1900) return { value: null, problem: 'This year is too long ago. Check the year.' };
  return { value, problem: null };
}
