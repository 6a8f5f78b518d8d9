import dayjs from 'dayjs';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?(?:\s+(\d{4}))?$/i;

const dayOf = (year: number, month: number, day: number): dayjs.Dayjs | null => {
  const date = new Date(year, month - 1, day);
  return date.getFullYear() === year && date.getMonth() === month - 1 ? dayjs(date) : null;
};

const read = (text: string, now: Date): dayjs.Dayjs | null => {
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const year = Number(numeric[3]);
    return dayOf(year < 100 ? 2_000 + year : year, Number(numeric[2]), Number(numeric[1]));
  }
  const iso = ISO.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = NAMED.exec(text);
  const month = MONTHS.indexOf(named?.[2]?.slice(0, 3).toLowerCase() ?? '') + 1;
  if (named === null || month === 0) return null;
  return dayOf(named[3] === undefined ? now.getFullYear() : Number(named[3]), month, Number(named[1]));
};

/** The day that a text names, on the device's clock: '20/11/2026', '2026-11-20', '20 Nov'. Null for any other text. */
export const dayNamed = (
  text: string,
  now = new Date(),
): { readonly from: string; readonly to: string } | null => {
  const day = read(text.trim(), now);
  if (day === null) return null;
  return { from: day.startOf('day').toISOString(), to: day.add(1, 'day').startOf('day').toISOString() };
};
