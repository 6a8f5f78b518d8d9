import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { fetchRows, idRow } from '../../platform/database/checked.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventMove, EventShifts } from '../events/events.ports.js';
import { moveEventShifts, refuseShiftsBeyond } from './event-shifts-move.js';
import { keepStep } from './shift-history.js';
import type { ShiftNoticesService } from './shift-notices.service.js';
import { about } from './shift.checks.js';
import { readShifts } from './shift.hot.js';

interface Deps {
  readonly audit: AuditService;
  readonly notices: ShiftNoticesService;
}

const checkedInRow = z.object({ name: z.string(), status: z.string() });

/** Handles the shifts of an event that is cancelled or closed. */
export class EventShiftsService implements EventShifts {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Waits for anyone about to check in, so that the answer holds until the transaction ends. */
  async checkedIn(context: Context, eventId: string): Promise<string[]> {
    const rows = await fetchRows(
      context.manager,
      checkedInRow,
      `SELECT concat_ws(' ', u.first_name, u.last_name) AS name, s.status
       FROM shift s LEFT JOIN staff_profile p ON p.staff_id = s.staff_id LEFT JOIN app_user u ON u.id = p.user_id
       WHERE s.event_id = $1 AND s.status IN ('open', 'assigned', 'checked_in')
       ORDER BY s.shift_id FOR UPDATE OF s`,
      [eventId],
    );
    return [...new Set(rows.filter(({ status }) => status === 'checked_in').map(({ name }) => name))].sort();
  }

  async #ahead(context: Context, eventId: string): Promise<string[]> {
    const rows = await fetchRows(
      context.manager,
      idRow,
      `SELECT shift_id AS id FROM shift WHERE event_id = $1 AND status IN ('open', 'assigned') ORDER BY shift_id FOR UPDATE`,
      [eventId],
    );
    return rows.map(({ id }) => id);
  }

  moveWith(context: Context, eventId: string, move: EventMove): Promise<void> {
    return moveEventShifts(context, eventId, move, this.#deps);
  }

  refuseBeyond(context: Context, eventId: string, end: Date): Promise<void> {
    return refuseShiftsBeyond(context, eventId, end);
  }

  async cancel(context: Context, eventId: string, reason: string): Promise<void> {
    const { audit, notices } = this.#deps;
    const before = new Map(
      (await readShifts(context, await this.#ahead(context, eventId))).map((one) => [one.id, one]),
    );
    const changed = await fetchRows(
      context.manager,
      idRow,
      `UPDATE shift SET status = 'cancelled', reason = $2, is_bidding_open = false, version = version + 1
       WHERE event_id = $1 AND status IN ('open', 'assigned') RETURNING shift_id AS id`,
      [eventId, reason],
    );
    const ids = changed.map(({ id }) => id);
    for (const shift of await readShifts(context, ids)) {
      const was = before.get(shift.id) ?? shift;
      await keepStep(context, was, { to: 'cancelled', reason });
      await audit.record(context, {
        action: 'SHIFT_CANCELLED',
        ...about(shift),
        fieldsChanged: ['status', 'reason'],
      });
      await notices.tellCancelled(context, was);
    }
  }
}
