import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import type { Recurrence, ShiftPriority } from '@sideline/schema/shifts/vocabulary';
import type { ShiftQualification } from '@sideline/schema/staff/qualifications';
import dayjs from 'dayjs';
import type { UpdateShiftInput } from '../../schema.generated';
import { spanElsewhere } from '../../lib/dates';
import type { RotaShiftFragment } from './shifts.generated';

/** What a place in the rota is, as typed: times as the control has them. */
export interface PlaceDraft {
  readonly start: string;
  readonly end: string;
  readonly role: string | null;
  readonly requiredQualifications: readonly ShiftQualification[];
}

/** A moment as `<input type="datetime-local">` has it, in the browser's zone. */
export const typedMoment = (moment: Date | string): string => dayjs(moment).format('YYYY-MM-DDTHH:mm');

/** The moment that was typed; null where it is none. */
export const momentTyped = (text: string): string | null => {
  const at = dayjs(text);
  return text !== '' && at.isValid() ? at.toISOString() : null;
};

/**
 * Typed times as the clocks of the event show them: null where they show the same, where the zone is not known yet, and where
 * the times are none, or the wrong way round.
 */
export const typedElsewhere = (
  { start, end }: Pick<PlaceDraft, 'start' | 'end'>,
  timeZone: string | null,
): string | null => {
  const [from, to] = [momentTyped(start), momentTyped(end)];
  return timeZone === null || from === null || to === null || to < from
    ? null
    : spanElsewhere(from, to, timeZone);
};

/** How a block recurs, as typed: until the event ends, or a day, or for a number. */
export interface RepeatDraft {
  readonly recurrence: Recurrence;
  readonly ends: 'event' | 'until' | 'count';
  readonly until: string;
  readonly count: string;
}

/** What of it is sent, and what is missing: an end that was chosen and not given would else be the event's. */
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
      ? { ...none, problems: [{ field: 'until', code: 'required', message: 'Give the last day.' }] }
      : { ...none, until };
  const { series } = LIMITS.shifts;
  const many = count.trim() === '' ? Number.NaN : Number(count);
  return Number.isInteger(many) && many >= 1 && many <= series
    ? { ...none, count: many }
    : {
        ...none,
        problems: [{ field: 'count', code: 'range', message: `Give a number from 1 to ${String(series)}.` }],
      };
};

/** All that the dialog asks of a shift. */
export interface ShiftDraft extends PlaceDraft {
  readonly priority: ShiftPriority;
  readonly briefing: string;
}

/** What differs from the shift: the rest is left out, so that the others of its series keep theirs. */
export const changedIn = (
  shift: RotaShiftFragment,
  draft: ShiftDraft,
): Omit<UpdateShiftInput, 'shiftId' | 'version' | 'andFollowing' | 'reason'> => {
  const { start, end, role, requiredQualifications, priority, briefing } = draft;
  return {
    ...(start === typedMoment(shift.shiftStart) ? {} : { shiftStart: momentTyped(start) }),
    ...(end === typedMoment(shift.shiftEnd) ? {} : { shiftEnd: momentTyped(end) }),
    ...(role === (shift.role ?? null) ? {} : { role }),
    ...(requiredQualifications.toSorted().join() === shift.requiredQualifications.toSorted().join()
      ? {}
      : { requiredQualifications: [...requiredQualifications] }),
    ...(priority === shift.priority ? {} : { priority }),
    ...(briefing === (shift.briefing ?? '') ? {} : { briefing }),
  };
};
