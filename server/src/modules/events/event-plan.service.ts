import { planPlace } from '@sideline/schema/event-plan';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchOne } from '../../platform/database/checked.js';
import { updateVersion } from '../../platform/database/versioned-row.js';
import { DomainError, notFound } from '../../platform/errors.js';
import type { Events } from '../../platform/events/events.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AttachmentService } from '../attachments/attachment.service.js';
import type { AuditService } from '../audit/audit.service.js';
import { eventFiguresChanged } from './event-news.types.js';
import type { EventPlan, PlanPicture, PrintablePicture } from './event-plan.types.js';
import type { EventZone } from './event-zone.entity.js';
import type { EventZoneService } from './event-zone.service.js';

const ZONES = { table: 'event_zone', key: 'zone_id', what: 'zone' } as const;
const FACTS = 'event_id AS "eventId", width, height, version';
const planRow = z.object({ eventId: z.string(), width: z.number(), height: z.number(), version: z.number() });
const printableRow = z.object({ bytes: z.instanceof(Buffer), width: z.number(), height: z.number() });
const pictureRow = z.object({ jpeg: z.instanceof(Buffer) });
const foundRow = z.object({ found: z.literal(1) });

/** The position of a zone; both null remove it from the plan. */
export interface PlacedZone {
  readonly id: string;
  readonly eventId: string;
  readonly version: number;
  readonly x: number | null;
  readonly y: number | null;
}

interface Deps {
  readonly audit: AuditService;
  readonly attachments: AttachmentService;
  readonly zones: EventZoneService;
  readonly events: Events;
}

/** The plan of an event: one picture of the site, and the places of its zones on it. It shows nobody. */
export class EventPlanService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What is known of the picture; null where the event has none. */
  async find(context: Context, eventId: string): Promise<EventPlan | null> {
    if (!isId(eventId)) return null;
    const plan = await fetchMaybe(
      context.manager,
      planRow,
      `SELECT ${FACTS} FROM event_plan WHERE event_id = $1`,
      [eventId],
    );
    return plan ?? null;
  }

  /** The picture itself. NOT_FOUND. */
  async picture(context: Context, eventId: string): Promise<PlanPicture> {
    const row = isId(eventId)
      ? await fetchMaybe(context.manager, pictureRow, 'SELECT jpeg FROM event_plan WHERE event_id = $1', [
          eventId,
        ])
      : undefined;
    if (row === undefined) throw notFound('Plan');
    return { contentType: 'image/jpeg', fileName: 'plan.jpg', bytes: row.jpeg };
  }

  /** The picture with its size, to be printed; null where the event has none. */
  async printable(context: Context, eventId: string): Promise<PrintablePicture | null> {
    if (!isId(eventId)) return null;
    const row = await fetchMaybe(
      context.manager,
      printableRow,
      'SELECT jpeg AS bytes, width, height FROM event_plan WHERE event_id = $1',
      [eventId],
    );
    return row ?? null;
  }

  /** Replaces the picture. NOT_FOUND for an unknown event; throws the reason why a file is not a picture. */
  async store(context: Context, eventId: string, sent: Buffer): Promise<EventPlan> {
    await this.#requireEvent(context, eventId);
    // Before the row is locked: decoding takes a moment.
    const { bytes, width, height } = await this.#deps.attachments.encode(sent);
    const plan = await fetchOne(
      context.manager,
      planRow,
      `INSERT INTO event_plan (event_id, jpeg, width, height, stored_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (event_id) DO UPDATE SET jpeg = excluded.jpeg, width = excluded.width, height = excluded.height,
         stored_at = excluded.stored_at, version = event_plan.version + 1
       RETURNING ${FACTS}`,
      [eventId, bytes, width, height, context.clock()],
    );
    await this.#changed(context, eventId, ['plan']);
    return plan;
  }

  /** Removes the picture; the places of the zones stay for the next one. True; NOT_FOUND if there is none. */
  async remove(context: Context, eventId: string): Promise<boolean> {
    requireId(eventId, 'eventId');
    const removed = await execute(context.manager, 'DELETE FROM event_plan WHERE event_id = $1', [eventId]);
    if (removed === 0) throw notFound('Plan');
    await this.#changed(context, eventId, ['plan']);
    return true;
  }

  /** Puts a zone on the plan, or removes it; safe to repeat. NOT_FOUND, CHANGED_MEANWHILE. */
  async place(context: Context, { id, eventId, version, ...given }: PlacedZone): Promise<EventZone> {
    requireId(id, 'id');
    requireId(eventId, 'eventId');
    const { x, y } = requireValid(planPlace, given);
    const zone = await this.#deps.zones.find(context, eventId, id);
    if (zone === null) throw notFound('Zone');
    if (zone.planX === x && zone.planY === y) return zone;
    if (version !== zone.version) throw new DomainError('CHANGED_MEANWHILE', { what: 'zone' });
    await updateVersion(context.manager, ZONES, { id, version }, [
      ['plan_x', x],
      ['plan_y', y],
    ]);
    await this.#deps.audit.record(context, {
      action: 'EVENT_ZONE_SAVED',
      entity: { type: 'EventZone', id },
      eventId,
      fieldsChanged: ['plan_x', 'plan_y'],
    });
    this.#deps.events.publish(context, eventFiguresChanged(eventId));
    return Object.assign(zone, { planX: x, planY: y, version: version + 1 });
  }

  async #requireEvent(context: Context, eventId: string): Promise<void> {
    requireId(eventId, 'eventId');
    const event = await fetchMaybe(
      context.manager,
      foundRow,
      'SELECT 1 AS found FROM event WHERE event_id = $1',
      [eventId],
    );
    if (event === undefined) throw notFound('Event');
  }

  async #changed(context: Context, eventId: string, fieldsChanged: string[]): Promise<void> {
    await this.#deps.audit.record(context, {
      action: 'EVENT_UPDATED',
      entity: { type: 'Event', id: eventId },
      eventId,
      fieldsChanged,
    });
    this.#deps.events.publish(context, eventFiguresChanged(eventId));
  }
}
