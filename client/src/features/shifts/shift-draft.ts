import type { ShiftPriority } from '@sideline/schema/shifts/vocabulary';
import type { ShiftQualification } from '@sideline/schema/staff/qualifications';
import dayjs from 'dayjs';
import type { UpdateShiftInput } from '../../schema.generated';
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
