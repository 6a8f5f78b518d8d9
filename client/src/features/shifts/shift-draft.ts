import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import type { Recurrence, ShiftPriority } from '@sideline/schema/shifts/vocabulary';
import type { ShiftQualification } from '@sideline/schema/staff/qualifications';
import { momentAt, wallTime } from '@sideline/schema/wall-time';
import type { UpdateShiftInput } from '../../schema.generated';
import { formatSpan, spanElsewhere } from '../../lib/dates';
import type { RotaShiftFragment } from './shifts.generated';

/** The fields of a shift, as typed. Times are in the control's format. */
export interface PlaceDraft {
  readonly start: string;
  readonly end: string;
  readonly role: string | null;
  readonly requiredQualifications: readonly ShiftQualification[];
}

/**
 * A moment in the format of `<input type="datetime-local">`, on the clock of a zone: the event's, or the device's until
 * one is chosen.
 */
export const typedMoment = (moment: Date | string, timeZone: string): string => wallTime(moment, timeZone);

/** The moment that was typed on the clock of a zone; null if it is not valid. */
export const momentTyped = (text: string, timeZone: string): string | null =>
  momentAt(text, timeZone)?.toISOString() ?? null;

/** A typed time on the clock of another zone: the same moment. Text that is not a time stays as it was typed. */
export const retyped = (text: string, from: string, to: string): string => {
  const moment = momentTyped(text, from);
  return moment === null ? text : typedMoment(moment, to);
};

/**
 * Times typed on the event's clock, as the device's clock shows them. Null if the two show the same, and if the times are
 * incomplete or in the wrong order.
 */
export const typedHere = (
  { start, end }: Pick<PlaceDraft, 'start' | 'end'>,
  timeZone: string,
): string | null => {
  const [from, to] = [momentTyped(start, timeZone), momentTyped(end, timeZone)];
  return from === null || to === null || to < from || spanElsewhere(from, to, timeZone) === null
    ? null
    : formatSpan(from, to);
};

/** How a block recurs, as typed: until the event ends, until a day, or for a number of shifts. */
export interface RepeatDraft {
  readonly recurrence: Recurrence;
  readonly ends: 'event' | 'until' | 'count';
  readonly until: string;
  readonly count: string;
}

/** What is sent, and what is missing. If the user chose an end but did not enter it, the event's end must not be used. */
export const repeatOf = ({
  recurrence,
  ends,
  until,
  count,
}: RepeatDraft): {
  readonly until: string | null;
  readonly count: number | null;
  readonly problems: readonly Problem[];
} => {
  const none = { until: null, count: null, problems: [] };
  if (recurrence === 'none' || ends === 'event') return none;
  if (ends === 'until')
    return until === ''
      ? { ...none, problems: [{ field: 'until', code: 'required', message: 'Enter the last day.' }] }
      : { ...none, until };
  const { series } = LIMITS.shifts;
  const many = count.trim() === '' ? Number.NaN : Number(count);
  return Number.isInteger(many) && many >= 1 && many <= series
    ? { ...none, count: many }
    : {
        ...none,
        problems: [{ field: 'count', code: 'range', message: `Enter a number from 1 to ${String(series)}.` }],
      };
};

/** Every field of a shift in the dialog. */
export interface ShiftDraft extends PlaceDraft {
  readonly priority: ShiftPriority;
  readonly briefing: string;
}

/** What differs from the shift. The rest is left out, so that the other shifts of the series keep their own values. */
export const changedIn = (
  shift: RotaShiftFragment,
  draft: ShiftDraft,
): Omit<UpdateShiftInput, 'shiftId' | 'version' | 'andFollowing' | 'reason'> => {
  const { start, end, role, requiredQualifications, priority, briefing } = draft;
  const zone = shift.timeZone;
  return {
    ...(start === typedMoment(shift.shiftStart, zone) ? {} : { shiftStart: momentTyped(start, zone) }),
    ...(end === typedMoment(shift.shiftEnd, zone) ? {} : { shiftEnd: momentTyped(end, zone) }),
    ...(role === (shift.role ?? null) ? {} : { role }),
    ...(requiredQualifications.toSorted().join() === shift.requiredQualifications.toSorted().join()
      ? {}
      : { requiredQualifications: [...requiredQualifications] }),
    ...(priority === shift.priority ? {} : { priority }),
    ...(briefing === (shift.briefing ?? '') ? {} : { briefing }),
  };
};
