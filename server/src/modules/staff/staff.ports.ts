import type { Context } from '../../platform/context.js';
import { Port } from '../../platform/module.js';

/** What the staff module needs from the rota module, which is above it. */
export interface StaffShifts {
  /** Checks again whether a person can work the shifts that they are planned for, and notifies planners if not. */
  recheck(context: Context, staffId: string): Promise<void>;
}

export const STAFF_SHIFTS = new Port<StaffShifts>('shifts of staff');
