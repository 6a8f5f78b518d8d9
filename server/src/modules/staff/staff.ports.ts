import type { Context } from '../../platform/context.js';
import { Port } from '../../platform/module.js';

/** What staff need of the rota, which is above them. */
export interface StaffShifts {
  /** Looks again whether somebody can work the shifts that he is planned for, and tells who plans where he cannot. */
  recheck(context: Context, staffId: string): Promise<void>;
}

export const STAFF_SHIFTS = new Port<StaffShifts>('shifts of staff');
