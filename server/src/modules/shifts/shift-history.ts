import type { ShiftStatus } from '@sideline/schema/shifts/vocabulary';
import type { Context } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import type { Shift } from './shift.types.js';

/** The result of one change to a shift: its new state, and the person on it. */
export interface ShiftStep {
  readonly to: ShiftStatus;
  /** Left out if it is the person who was on it before. */
  readonly staffId?: string;
  readonly reason?: string | null;
}

/** Keeps how a shift came to its state, in the transaction that changed it; `before` is what was changed. */
export const keepStep = async (
  context: Context,
  before: Pick<Shift, 'id' | 'version' | 'status' | 'staff'>,
  { to, staffId, reason }: ShiftStep,
): Promise<void> => {
  await execute(
    context.manager,
    `INSERT INTO shift_change (shift_id, version, from_status, to_status, staff_id, reason, changed_at, changed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      before.id,
      before.version + 1,
      before.status,
      to,
      staffId ?? before.staff?.staffId ?? null,
      reason ?? null,
      context.clock(),
      context.actor?.userId ?? null,
    ],
  );
  await keepWhoEndedSwaps(context, before.id);
};

/** The person whose change of a shift made the database end its swap: they need no notice. If unknown, they get one. */
export const keepWhoEndedSwaps = async (context: Context, shiftId: string): Promise<void> => {
  await execute(
    context.manager,
    `UPDATE shift_swap SET ended_by = $2
     WHERE (shift_id = $1 OR other_shift_id = $1) AND status = 'stale' AND stale_told_at IS NULL AND ended_by IS NULL`,
    [shiftId, context.actor?.userId ?? null],
  );
};
