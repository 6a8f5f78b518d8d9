import { readRows } from '../../../platform/database/read.js';
import { moment } from '../../../platform/database/json-sql.js';
import type { Context } from '../../../platform/context.js';
import { CALLER_JOINS, callerOf, SHIFT, staffJson } from '../shift.hot.js';
import type { Shift } from '../shift.types.js';
import type { ShiftSwap } from './swap.types.js';

const shiftOf = (id: string): string =>
  `(SELECT ${SHIFT} FROM shift s ${CALLER_JOINS} WHERE s.shift_id = ${id})`;

/**
 * $1 and $2 are the caller: swaps are for the people who take part in them, and for admins. Why one was approved despite a
 * warning concerns one person's rest: they read it at their shift.
 */
const SWAPS = `
  SELECT json_build_object(
    'id', w.id, 'shift', ${shiftOf('w.shift_id')}, 'otherShift', ${shiftOf('w.other_shift_id')},
    'offeredBy', json_build_object(${staffJson('w.offered_by', 'f')}), 'offeredTo', json_build_object(${staffJson('w.offered_to', 't')}),
    'status', w.status, 'offeredAt', ${moment('w.offered_at')}, 'reason', CASE WHEN $2 OR w.status <> 'approved' THEN w.reason END) AS swap
  FROM shift_swap w
  JOIN staff_profile fp ON fp.staff_id = w.offered_by JOIN app_user f ON f.id = fp.user_id
  JOIN staff_profile tp ON tp.staff_id = w.offered_to JOIN app_user t ON t.id = tp.user_id
  WHERE ($2 OR f.id = $1 OR t.id = $1)`;

/** The swaps of a shift that the caller may see, newest first, at most 20. */
export const readSwapsOf = async (context: Context, shiftId: string): Promise<ShiftSwap[]> => {
  const rows = await readRows<{ swap: ShiftSwap }>(
    context.manager,
    `${SWAPS} AND (w.shift_id = $3 OR w.other_shift_id = $3) ORDER BY w.offered_at DESC, w.id DESC LIMIT 20`,
    [...callerOf(context), shiftId],
  );
  return rows.map(({ swap }) => swap);
};

/** One swap; null if there is none that the caller may see. */
export const readSwap = async (context: Context, id: string): Promise<ShiftSwap | null> => {
  const [row] = await readRows<{ swap: ShiftSwap }>(context.manager, `${SWAPS} AND w.id = $3`, [
    ...callerOf(context),
    id,
  ]);
  return row?.swap ?? null;
};

/** What a person could offer in exchange: their assigned shifts that have not begun, earliest first, at most 50. */
export const readShiftsToCome = async (context: Context, staffId: string): Promise<Shift[]> => {
  const rows = await readRows<{ shift: Shift }>(
    context.manager,
    `SELECT ${SHIFT} AS shift FROM shift s ${CALLER_JOINS}
     WHERE s.staff_id = $3 AND s.status = 'assigned' AND s.starts_at > $4 ORDER BY s.starts_at, s.shift_id LIMIT 50`,
    [...callerOf(context), staffId, context.clock()],
  );
  return rows.map(({ shift }) => shift);
};
