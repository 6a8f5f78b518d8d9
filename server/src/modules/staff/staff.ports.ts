import type { Context } from '../../platform/context.js';
import { Port } from '../../platform/module.js';

/** What staff need of the rota, which is above them. */
export interface StaffShifts {
  /** Checks again whether a person can work the shifts that they are planned for, and notifies planners if not. */
  recheck(context: Context, staffId: string): Promise<void>;
}

export const STAFF_SHIFTS = new Port<StaffShifts>('shifts of staff');
