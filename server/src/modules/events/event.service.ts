import { LIMITS } from '@sideline/schema/limits';
import { DEFAULT_ORDERS, type ListOrder } from '@sideline/schema/lists';
import type { SelectQueryBuilder } from 'typeorm';
import type { Context } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { keysetOf } from '../../platform/ordering.js';
import {
  cappedFrom,
  keysetPage,
  keysetRows,
  type Capped,
  type Connection,
  type Keyed,
  type PageRequest,
} from '../../platform/paging.js';
import { contains } from '../../platform/text-search.js';
import type { AuditService } from '../audit/audit.service.js';
import { EVENT_ORDERS } from './event-order.js';
import { Event } from './event.entity.js';
import type { EventFilter } from './event.types.js';
import { Client } from '../clients/client.entity.js';
import { clientById } from '../clients/client.loaders.js';

const DAY_MS = 86_400_000;

const filtered = ({ manager }: Context, filter: EventFilter): SelectQueryBuilder<Event> => {
  const query = manager.createQueryBuilder(Event, 'event');
  if (filter.from) query.andWhere('event.ends_at >= :from', { from: filter.from });
  if (filter.to) query.andWhere('event.date < :to', { to: filter.to });
  if (filter.status) query.andWhere('event.status = :status', { status: filter.status });
  const text = filter.text?.trim() ?? '';
  if (text !== '')
    query.andWhere('(event.name ILIKE :text OR event.location ILIKE :text)', { text: contains(text) });
  return query;
};

/** Events as clinicians see them. */
export class EventService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** One event for whoever is about to name it; null where there is none. No audit of its own: part of the caller's act. */
  find(context: Context, eventId: string): Promise<Event | null> {
    return isId(eventId) ? context.manager.findOneBy(Event, { eventID: eventId }) : Promise.resolve(null);
  }

  /** One event; NOT_FOUND where the id is unknown. Audited as EVENT_VIEWED. */
  async read(context: Context, eventId: string): Promise<Event> {
    const event = isId(eventId) ? await this.#withClient(context, eventId) : null;
    if (event === null) throw notFound('Event');
    await this.#audit.record(context, {
      action: 'EVENT_VIEWED',
      entity: { type: 'Event', id: event.eventID },
      eventId: event.eventID,
    });
    return event;
  }

  /** The event, and its client for whoever asks next: one statement. */
  async #withClient(context: Context, eventId: string): Promise<Event | null> {
    const event = await context.manager
      .createQueryBuilder(Event, 'event')
      .leftJoinAndMapOne('event.client', Client, 'client', 'client.client_id = event.clientId')
      .where('event.eventID = :eventId', { eventId })
      .getOne();
    if (event?.clientId) {
      const { client } = event as Event & { readonly client: Client | null };
      clientById(context).prime(event.clientId, client);
    }
    return event;
  }

  /** Events, the latest start first where nothing else is asked for. They hold nobody's data: a list is not audited. */
  list(
    context: Context,
    filter: EventFilter,
    page: PageRequest,
    order: ListOrder<'events'> = DEFAULT_ORDERS.events,
  ): Promise<Connection<Event>> {
    return keysetPage(filtered(context, filter), keysetOf(EVENT_ORDERS, order), page);
  }

  /** The whole list in pages of a thousand, the latest first (spec section 7, 'GET /api/events'). */
  async listCapped(context: Context, after?: string): Promise<Capped<Event>> {
    const size = LIMITS.rest.events;
    return cappedFrom(await this.rows(context, {}, DEFAULT_ORDERS.events, after ?? null, size + 1), size);
  }

  /** How many events a filter leaves. */
  count(context: Context, filter: EventFilter): Promise<number> {
    return filtered(context, filter).getCount();
  }

  /** At most `limit` events after a cursor. */
  rows(
    context: Context,
    filter: EventFilter,
    order: ListOrder<'events'>,
    after: string | null,
    limit: number,
  ): Promise<Keyed<Event>[]> {
    return keysetRows(filtered(context, filter), keysetOf(EVENT_ORDERS, order), after, limit);
  }

  /** Events of today, each by the calendar of its own zone, the earliest first; at most 50. Cancelled ones are left out. */
  today(context: Context): Promise<Event[]> {
    const now = context.clock();
    return context.manager
      .createQueryBuilder(Event, 'event')
      .where('event.date < :latest AND event.ends_at > :earliest', {
        // Wide enough for every zone, so that the index serves; the calendar decides below.
        latest: new Date(now.getTime() + DAY_MS),
        earliest: new Date(now.getTime() - DAY_MS),
      })
      .andWhere(
        `(event.date AT TIME ZONE event.time_zone)::date <= (CAST(:now AS timestamptz) AT TIME ZONE event.time_zone)::date
         AND (event.ends_at AT TIME ZONE event.time_zone)::date >= (CAST(:now AS timestamptz) AT TIME ZONE event.time_zone)::date`,
        { now },
      )
      .andWhere(`event.status <> 'cancelled'`)
      .orderBy('event.date')
      .addOrderBy('event.eventID')
      .limit(50)
      .getMany();
  }
}
