import { LIMITS } from '@sideline/schema/limits';
import { eventZoneFacts } from '@sideline/schema/validation/event-zone';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import { updateVersion } from '../../platform/database/versioned-row.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import type { Events } from '../../platform/events/events.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import { EventZone } from './event-zone.entity.js';
import { eventFiguresChanged } from './event-news.types.js';
import { eventsOfClient } from './event.policy.js';

const ZONES = { table: 'event_zone', key: 'zone_id', what: 'zone' } as const;

/** A zone as entered; `version` is the one that was read, 0 of a new one. */
export interface SavedZone {
  readonly id: string;
  readonly eventId: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly version: number;
}

const eventRow = z.object({ zones: z.number() });

/** Named areas of events. They are never deleted: a record on a device without a connection may name one. */
export class EventZoneService {
  readonly #audit: AuditService;
  readonly #events: Events;

  constructor(deps: { readonly audit: AuditService; readonly events: Events }) {
    this.#audit = deps.audit;
    this.#events = deps.events;
  }

  /** By name, for clients those of their own events that are in use; none of an event that is not theirs. No audit: they name nobody. */
  async list(context: Context, eventId: string): Promise<EventZone[]> {
    if (!isId(eventId)) return [];
    const own = eventsOfClient(context.actor);
    return context.manager
      .createQueryBuilder(EventZone, 'zone')
      .where('zone.eventId = :eventId', { eventId })
      .andWhere(
        own === null
          ? 'true'
          : `zone.isActive AND EXISTS (
               SELECT FROM event e JOIN client c ON c.client_id = e.client_id
               WHERE e.event_id = zone.eventId AND c.client_id = :own AND c.is_active)`,
        { own: own?.clientId ?? null },
      )
      .orderBy('lower(zone.name)')
      .getMany();
  }

  /** The zone of an event that a log or a record is about to name; null where there is none of that id at that event. */
  find(context: Context, eventId: string, zoneId: string): Promise<EventZone | null> {
    return isId(zoneId)
      ? context.manager.findOneBy(EventZone, { id: zoneId, eventId })
      : Promise.resolve(null);
  }

  /** Makes or changes a zone; safe to repeat. CONFLICT names a name that the event has already, CHANGED_MEANWHILE a newer version. */
  async save(context: Context, { id, eventId, isActive, version, ...given }: SavedZone): Promise<EventZone> {
    requireId(id, 'id');
    requireId(eventId, 'eventId');
    const { name } = requireValid(eventZoneFacts, given);
    const known = await this.find(context, eventId, id);
    if (known === null) return this.#create(context, { id, eventId, name });
    const fieldsChanged = [
      ...(known.name === name ? [] : ['name']),
      ...(known.isActive === isActive ? [] : ['is_active']),
    ];
    // A repeated call is accepted, whichever version it was sent with.
    if (fieldsChanged.length === 0) return known;
    if (version !== known.version) throw new DomainError('CHANGED_MEANWHILE', { what: 'zone' });
    await named(() =>
      updateVersion(context.manager, ZONES, { id, version }, [
        ['name', name],
        ['is_active', isActive],
      ]),
    );
    await this.#record(context, id, eventId, fieldsChanged);
    return Object.assign(known, { name, isActive, version: version + 1 });
  }

  async #create(
    context: Context,
    { id, eventId, name }: Pick<SavedZone, 'id' | 'eventId' | 'name'>,
  ): Promise<EventZone> {
    // Held, so that no two who add at once go beyond the limit.
    const event = await fetchMaybe(
      context.manager,
      eventRow,
      `SELECT (SELECT count(*)::integer FROM event_zone z WHERE z.event_id = e.event_id) AS zones
       FROM event e WHERE e.event_id = $1 FOR UPDATE`,
      [eventId],
    );
    if (event === undefined) throw notFound('Event');
    const { zones } = LIMITS.events;
    if (event.zones >= zones)
      throw badInput([
        { field: 'name', code: 'too_many', message: `An event can have at most ${String(zones)} zones.` },
      ]);
    const made = await named(() =>
      execute(
        context.manager,
        `INSERT INTO event_zone (zone_id, event_id, name, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (zone_id) DO NOTHING RETURNING zone_id`,
        [id, eventId, name, context.clock()],
      ),
    );
    // The id is another event's.
    if (made === 0) throw new DomainError('CONFLICT');
    await this.#record(context, id, eventId, ['name']);
    return context.manager.findOneByOrFail(EventZone, { id });
  }

  async #record(
    context: Context,
    id: string,
    eventId: string,
    fieldsChanged: readonly string[],
  ): Promise<void> {
    this.#events.publish(context, eventFiguresChanged(eventId));
    await this.#audit.record(context, {
      action: 'EVENT_ZONE_SAVED',
      entity: { type: 'EventZone', id },
      eventId,
      fieldsChanged,
    });
  }
}

/** A name that is taken is named as the field at fault. */
const named = async <T>(statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    if (!isConstraintViolation(error, 'event_zone_name')) throw error;
    throw new DomainError(
      'CONFLICT',
      {},
      {
        problems: [{ field: 'name', code: 'taken', message: 'Another zone of this event has this name.' }],
        cause: error,
      },
    );
  }
};
