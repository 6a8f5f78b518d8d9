import type { ShiftAttendance } from '../../schema.generated';
import { currentPlace } from './current-place';

/** What a check-in or check-out sends: for oneself or, from an administrator, for another person. */
export async function attendanceInput(
  { id, version }: { readonly id: string; readonly version: number },
  isPerson: boolean,
): Promise<{ readonly input: ShiftAttendance }> {
  const time = new Date().toISOString();
  return {
    input: {
      shiftId: id,
      // A self check-in is for the shift as it is now. One for another person is for the person who is shown.
      version: isPerson ? null : version,
      time,
      // This device does not know where another person is.
      place: isPerson ? await currentPlace() : null,
    },
  };
}
