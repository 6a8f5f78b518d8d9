import dayjs from 'dayjs';

/**
 * Days as people here read and write them. A browser's own date field follows the browser's language, and an American one
 * would put the month first. Misreading it would put a wrong date in a record.
 */
export type DayKind = 'date' | 'datetime-local';

const FORMAT: Readonly<Record<DayKind, string>> = {
  date: 'DD/MM/YYYY',
  'datetime-local': 'DD/MM/YYYY HH:mm',
};

export const DAY_EXAMPLE: Readonly<Record<DayKind, string>> = {
  date: 'dd/mm/yyyy',
  'datetime-local': 'dd/mm/yyyy hh:mm',
};

/** '20/11/2026' for '2026-11-20', '20/11/2026 14:32' for '2026-11-20T14:32'; '' for anything else. */
export const shownDay = (value: string, kind: DayKind): string => {
  if (!/^\d{4}-\d{2}-\d{2}/.test(value)) return '';
  const day = dayjs(value);
  return day.isValid() ? day.format(FORMAT[kind]) : '';
};

const WRITTEN = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/;
const TOGETHER = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** YYYY-MM-DD, null if there is no such day. `isDone`: a two-digit year is in this century rather than half-typed. */
const dayOf = (text: string, isDone: boolean): string | null => {
  const iso = ISO.exec(text);
  const [, day = '', month = '', year = ''] = WRITTEN.exec(text) ?? TOGETHER.exec(text) ?? [];
  if (!iso && (day === '' || (year.length === 2 && !isDone))) return null;
  const found = iso ? text : `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${found}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(found) && found >= '1900' ? found : null;
};

/** HH:mm for '14:32', '1432' or, once typing has finished, '9:05'. */
export const typedClock = (typed: string): string | null => {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.]?(\d{2})$/.exec(typed.trim()) ?? [];
  return hour === '' || Number(hour) > 23 || Number(minute) > 59
    ? null
    : `${hour.padStart(2, '0')}:${minute}`;
};

/**
 * The typed text as the form's value: YYYY-MM-DD, or YYYY-MM-DDTHH:mm. '' for an empty text, null for text that is not a
 * day (yet).
 */
export const typedDay = (typed: string, kind: DayKind, isDone: boolean): string | null => {
  const text = typed.trim();
  if (text === '') return '';
  if (kind === 'date') return dayOf(text, isDone);
  const [, dayText = '', clockText = ''] = /^(.+?)(?:,?\s+|T)(\d{1,2}[:.]?\d{2})$/.exec(text) ?? [];
  const day = dayOf(dayText, isDone);
  const clock = typedClock(clockText);
  // '14:3' may become '14:30', and '143' '1430'.
  const isWhole = isDone || /^\d{2}[:.]?\d{2}$/.test(clockText);
  return day === null || clock === null || !isWhole ? null : `${day}T${clock}`;
};
