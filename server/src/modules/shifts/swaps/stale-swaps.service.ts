import { STANDING_SWAPS } from '@sideline/schema/shifts/swaps';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { execute, fetchRows } from '../../../platform/database/checked.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import type { PostOffice } from '../../notifications/post-office.service.js';
import type { ShiftNoticesService } from '../shift-notices.service.js';

/** The task of the job queue that ends swaps that are due, and notifies people of swaps that are no longer possible. */
export const STALE_SWAPS_TASK = 'tell-of-stale-swaps';

interface Deps {
  readonly notices: ShiftNoticesService;
  readonly post: PostOffice;
}

const unnotifiedRow = z.object({
  shiftId: z.string(),
  offeredBy: z.string(),
  offeredTo: z.string(),
  waitedForApproval: z.boolean(),
  /** Who changed the shift; null if it has begun, or if that is not known. */
  endedBy: z.string().nullable(),
});

/**
 * Swaps that ended without a decision: one of their shifts was changed, cancelled or has started. A job looks for them,
 * because the database ends them, so that every change to a shift leads to a notification.
 */
export class StaleSwapsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Runs every minute. Notifies both people, once; administrators if it waited for them; nobody is notified of their own
   * actions.
   */
  tell(now: Date): Promise<void> {
    return runInTransaction(this.#deps.post.context(), async (context) => {
      await this.#endBegun(context, now);
      const unnotified = await fetchRows(
        context.manager,
        unnotifiedRow,
        `UPDATE shift_swap w SET stale_told_at = $1
         FROM staff_profile f, staff_profile t
         WHERE w.status = 'stale' AND w.stale_told_at IS NULL
           AND f.staff_id = w.offered_by AND t.staff_id = w.offered_to
         RETURNING w.shift_id AS "shiftId", f.user_id AS "offeredBy", t.user_id AS "offeredTo",
                   w.answered_at IS NOT NULL AS "waitedForApproval", w.ended_by AS "endedBy"`,
        [now],
      );
      const { notices } = this.#deps;
      for (const { shiftId, offeredBy, offeredTo, waitedForApproval, endedBy } of unnotified) {
        for (const userId of [offeredBy, offeredTo])
          if (userId !== endedBy) await notices.tell(context, 'swap_stale', shiftId, userId);
        if (waitedForApproval)
          await notices.notifyAdmins(
            context,
            'swap_stale',
            shiftId,
            [offeredBy, offeredTo, endedBy].flatMap((userId) => userId ?? []),
          );
      }
    });
  }

  async #endBegun({ manager }: Context, now: Date): Promise<void> {
    await execute(
      manager,
      `UPDATE shift_swap SET status = 'stale', ended_at = $1
       WHERE status = ANY ($2)
         AND EXISTS (SELECT FROM shift s WHERE s.shift_id IN (shift_swap.shift_id, shift_swap.other_shift_id) AND s.starts_at <= $1)`,
      [now, STANDING_SWAPS],
    );
  }
}
