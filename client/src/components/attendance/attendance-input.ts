import type { ShiftAttendance } from '../../schema.generated';
import { currentPlace } from './current-place';

/** What a check-in or check-out says, of the person himself or, by an administrator, of somebody else. */
export async function attendanceInput(
  { shiftID, version }: { readonly shiftID: string; readonly version: number },
  isPerson: boolean,
): Promise<{ readonly input: ShiftAttendance }> {
  const time = new Date().toISOString();
  return {
    input: {
      shiftId: shiftID,
      // Who comes himself comes to whatever the shift is by now; for somebody else it is about the person who is shown.
      version: isPerson ? null : version,
      time,
      // Where somebody else is, this device does not know.
      place: isPerson ? await currentPlace() : null,
    },
  };
}
