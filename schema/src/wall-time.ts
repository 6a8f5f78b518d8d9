import { momentOf, wallClock } from './wall-clock.js';

const WALL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;
const two = (figure: number): string => String(figure).padStart(2, '0');

/** What the clocks of a zone show at a moment: `2026-11-20T14:32`. `timeZone` is an IANA name. */
export const wallTime = (moment: Date | string, timeZone: string): string => {
  const { year, month, day, hour, minute } = wallClock(new Date(moment), timeZone);
  return `${String(year)}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
};

/** The moment at which a zone's clocks show a time (`2026-11-20T14:32`), as `momentOf` has it; null for what is no time. */
export const momentAt = (wall: string, timeZone: string): Date | null => {
  const [, year, month, day, hour, minute] = WALL.exec(wall)?.map(Number) ?? [];
  const shown = Date.parse(`${wall}Z`);
  // 31 February is read as a day of March.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(wall)) return null;
  return momentOf(
    { year: year ?? 0, month: month ?? 0, day: day ?? 0, hour: hour ?? 0, minute: minute ?? 0, second: 0 },
    timeZone,
  );
};

/** Whether a text is a zone that this machine knows by its IANA name; an offset does not count. */
export const isTimeZone = (text: string): boolean => {
  try {
    return wallClock(new Date(0), text).year > 0 && !/^[+-]/.test(text);
  } catch {
    return false;
  }
};
