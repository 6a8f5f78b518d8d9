import { momentOf, wallClock } from '@sideline/schema/wall-clock';
import type { Span } from '@sideline/schema/shifts/recurrence';
import type { Shift } from './shift.types.js';

/** Where a shift of the series goes when another goes from its times to `to`: as many days and clock hours further. */
export const movedLike = (
  shift: Pick<Shift, 'timeZone' | 'shiftStart' | 'shiftEnd'>,
  to: Span,
  next: Pick<Shift, 'shiftStart' | 'shiftEnd'>,
): Span => {
  const { timeZone } = shift;
  const wallMs = (at: Date): number => {
    const { year, month, day, hour, minute, second } = wallClock(at, timeZone);
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const by = (old: string, now: Date, of: string): Date => {
    const wall = new Date(wallMs(new Date(of)) + wallMs(now) - wallMs(new Date(old)));
    return momentOf(
      {
        year: wall.getUTCFullYear(),
        month: wall.getUTCMonth() + 1,
        day: wall.getUTCDate(),
        hour: wall.getUTCHours(),
        minute: wall.getUTCMinutes(),
        second: wall.getUTCSeconds(),
      },
      timeZone,
    );
  };
  const start = by(shift.shiftStart, to.start, next.shiftStart);
  const end = by(shift.shiftEnd, to.end, next.shiftEnd);
  return {
    start,
    end: end > start ? end : new Date(start.getTime() + to.end.getTime() - to.start.getTime()),
  };
};
