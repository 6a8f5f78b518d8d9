import type { ShiftAttendance } from '../../schema.generated';
import { currentPlace } from './current-place';

/** What a check-in or check-out sends: for oneself or, by an administrator, for another person. */
export async function attendanceInput(
  { shiftID, version }: { readonly shiftID: string; readonly version: number },
  isPerson: boolean,
): Promise<{ readonly input: ShiftAttendance }> {
  const time = new Date().toISOString();
  return {
    input: {
      shiftId: shiftID,
      // A self check-in is for the shift as it is now; one for another person is about the person who is shown.
      version: isPerson ? null : version,
      time,
      // Where another person is, this device does not know.
      place: isPerson ? await currentPlace() : null,
    },
  };
}
