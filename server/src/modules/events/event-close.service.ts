import { openWords, type CloseCheckKey } from '@sideline/schema/event-close';
import { LIMITS } from '@sideline/schema/limits';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchRows } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireText } from '../../platform/text/required-text.js';
import type { AuditService } from '../audit/audit.service.js';
import type { EventService } from './event.service.js';
import {
  eventClosePointRow,
  type CloseCheckSql,
  type EventCloseOut,
  type EventClosePoint,
} from './event-close.types.js';

const MOST_POINTS = 1_000;

interface Deps {
  readonly audit: AuditService;
  readonly events: EventService;
  readonly checks: Iterable<CloseCheckSql>;
}

export interface WaivedPoints {
  readonly eventId: string;
  readonly check: CloseCheckKey;
  readonly itemIds: readonly string[];
  readonly reason: string;
}

/** Closing an event: each check's points are settled where they belong, or waived here with a reason (operations section 1). */
export class EventCloseService {
  readonly #deps: Deps;
  #sql: string | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  #pointsSql(): string {
    // The checks are a list: a new check is a new row, and the page needs no further statement.
    const points = [...this.#deps.checks].map(
      ({ key, sql }) => `SELECT '${key}' AS key, c.item_id, c.reference, c.label, c.at FROM (${sql}) c`,
    );
    // Open points come first, so that waived ones never push them off the list.
    return `
      SELECT p.key AS "check", p.item_id AS "itemId", p.reference, p.label, ${moment('p.at')} AS at,
             CASE WHEN w.item_id IS NOT NULL THEN json_build_object(
               'reason', w.reason, 'waivedBy', concat_ws(' ', u.first_name, u.last_name), 'waivedAt', ${moment('w.waived_at')})
             END AS waiver
      FROM (${points.join(' UNION ALL ')}) p
      LEFT JOIN event_waiver w ON w.event_id = $1 AND w.check_key = p.key AND w.item_id = p.item_id
      LEFT JOIN app_user u ON u.id = w.waived_by
      ORDER BY w.item_id IS NOT NULL, p.key, p.at, p.item_id LIMIT ${String(MOST_POINTS)}`;
  }

  /** The unsettled points of an event; NOT_FOUND if there is no such event. Audited as the event's view. */
  async read(context: Context, eventId: string): Promise<EventCloseOut> {
    const event = await this.#deps.events.read(context, eventId);
    return { event, points: await this.#points(context, eventId) };
  }

  /** Waives points, with a reason; those that were waived before keep their reason. NOT_FOUND as with reading. */
  async waive(
    context: Context,
    { eventId, check, itemIds, reason: given }: WaivedPoints,
  ): Promise<EventCloseOut> {
    const reason = requireText(given, 'reason', 'Say why.', LIMITS.events.reasonLength);
    if (itemIds.length === 0 || itemIds.length > MOST_POINTS || !itemIds.every(isId))
      throw badInput([{ field: 'itemIds', code: 'invalid', message: 'Give the ids of the points.' }]);
    await this.read(context, eventId);
    const open = new Set(
      (await this.#points(context, eventId)).filter((one) => one.check === check).map(({ itemId }) => itemId),
    );
    if (!itemIds.every((id) => open.has(id)))
      throw badInput([
        {
          field: 'itemIds',
          code: 'settled',
          message: 'One of these has since been settled. Reload to see what is left.',
        },
      ]);
    await execute(
      context.manager,
      `INSERT INTO event_waiver (event_id, check_key, item_id, reason, waived_at, waived_by)
       SELECT $1, $2, item, $4, $5, $6 FROM unnest($3::uuid[]) AS item
       ON CONFLICT ON CONSTRAINT event_waiver_pkey DO NOTHING`,
      [eventId, check, itemIds, reason, context.clock(), actorOf(context).userId],
    );
    await this.#deps.audit.record(context, {
      action: 'EVENT_POINTS_WAIVED',
      entity: { type: 'Event', id: eventId },
      eventId,
      context: check,
      fieldsChanged: ['waivers'],
    });
    return this.read(context, eventId);
  }

  /** Throws EVENT_NOT_SETTLED, in words, if a point is neither settled nor waived. */
  async refuseOpen(context: Context, eventId: string): Promise<void> {
    const points = await this.#points(context, eventId);
    const open = points.filter(({ waiver }) => waiver === null).map(({ check }) => check);
    if (open.length > 0) throw new DomainError('EVENT_NOT_SETTLED', { open: openWords(open) });
  }

  #points({ manager }: Context, eventId: string): Promise<EventClosePoint[]> {
    return fetchRows(manager, eventClosePointRow, (this.#sql ??= this.#pointsSql()), [eventId]);
  }
}
