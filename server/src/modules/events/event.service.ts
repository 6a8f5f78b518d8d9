import { LIMITS } from '@sideline/schema/limits';
import { DEFAULT_ORDERS, type ListOrder } from '@sideline/schema/lists';
import type { SelectQueryBuilder } from 'typeorm';
import { changedSinceSql } from '../../platform/database/changed-since.js';
import type { Context } from '../../platform/context.js';
import { isOnDayOf } from '../../platform/database/day-sql.js';
import { notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { keysetOf } from '../../platform/lists/ordering.js';
import {
  cappedFrom,
  connectionFrom,
  keysetRows,
  pageRead,
  readBy,
  type Capped,
  type Connection,
  type Keyed,
  type PageRequest,
} from '../../platform/lists/paging.js';
import { contains } from '../../platform/text/text-search.js';
import { refuseBackwards } from '../../platform/http/period.js';
import type { AuditService } from '../audit/audit.service.js';
import { EVENT_ORDERS } from './event-order.js';
import { Event } from './event.entity.js';
import { STATUS_CHANGES, statusChangesOf } from './event.loaders.js';
import { eventsOfClient, shownTo } from './event.policy.js';
import type { EventFilter, EventStatusChange } from './event.types.js';
import { Client } from '../clients/client.entity.js';
import { clientById } from '../clients/client.loaders.js';

const DAY_MS = 86_400_000;

/** Narrowed to what the caller may see: a client that the provider no longer works for sees nothing. */
const visible = (query: SelectQueryBuilder<Event>, { actor }: Context): SelectQueryBuilder<Event> => {
  const own = eventsOfClient(actor);
  return own === null
    ? query
    : query.andWhere(
        'event.clientId = :own AND EXISTS (SELECT FROM client c WHERE c.client_id = :own AND c.is_active)',
        { own: own.clientId },
      );
};

const filtered = (context: Context, filter: EventFilter): SelectQueryBuilder<Event> => {
  refuseBackwards(filter, 'filter.to');
  const query = visible(context.manager.createQueryBuilder(Event, 'event'), context);
  if (filter.from) query.andWhere('event.endsAt >= :from', { from: filter.from });
  if (filter.to) query.andWhere('event.date < :to', { to: filter.to });
  if (filter.status) query.andWhere('event.status = :status', { status: filter.status });
  if (filter.updatedSince)
    query.andWhere(changedSinceSql('event', 'event.event_id', ':since'), { since: filter.updatedSince });
  const text = filter.text?.trim() ?? '';
  if (text !== '')
    query.andWhere('(event.name ILIKE :text OR event.location ILIKE :text)', { text: contains(text) });
  return query;
};

/** Events as clinicians see them, and clients their own. */
export class EventService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** One event for a caller about to name it; null where there is none. No audit of its own: part of the caller's act. */
  find(context: Context, eventId: string): Promise<Event | null> {
    return isId(eventId) ? context.manager.findOneBy(Event, { id: eventId }) : Promise.resolve(null);
  }

  /** One event; NOT_FOUND where the id is unknown, or another client's. Audited as EVENT_VIEWED. */
  async read(context: Context, eventId: string): Promise<Event> {
    const event = isId(eventId) ? await this.#withClient(context, eventId) : null;
    if (event === null) throw notFound('Event');
    await this.#audit.record(context, {
      action: 'EVENT_VIEWED',
      entity: { type: 'Event', id: event.id },
      eventId: event.id,
    });
    return shownTo(context.actor, event);
  }

  /** The event, its client and the changes of its state for the next caller: one statement. */
  async #withClient(context: Context, eventId: string): Promise<Event | null> {
    const query = context.manager
      .createQueryBuilder(Event, 'event')
      .leftJoinAndMapOne('event.client', Client, 'client', 'client.client_id = event.clientId')
      .addSelect(STATUS_CHANGES, 'changes')
      .where('event.id = :eventId', { eventId });
    const { entities, raw } = await visible(query, context).getRawAndEntities<{
      changes: EventStatusChange[];
    }>();
    const event = entities[0] ?? null;
    if (event !== null) statusChangesOf(context).prime(eventId, raw[0]?.changes ?? []);
    if (event?.clientId) {
      const { client } = event as Event & { readonly client: Client | null };
      clientById(context).prime(event.clientId, client);
    }
    return event;
  }

  /** Events, the latest start first unless another order is requested. They hold nobody's data: a list is not audited. */
  async list(
    context: Context,
    filter: EventFilter,
    page: PageRequest,
    order: ListOrder<'events'> = DEFAULT_ORDERS.events,
  ): Promise<Connection<Event>> {
    const { after, limit, isBackward } = pageRead(page);
    const rows = await this.rows(context, filter, order, after ?? null, limit, isBackward);
    return connectionFrom(rows, page, () => this.count(context, filter));
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
  async rows(
    context: Context,
    filter: EventFilter,
    order: ListOrder<'events'>,
    after: string | null,
    limit: number,
    isBackward = false,
  ): Promise<Keyed<Event>[]> {
    const keyset = readBy(keysetOf(EVENT_ORDERS, order), isBackward);
    const rows = await keysetRows(filtered(context, filter), keyset, after, limit);
    return rows.map(({ node, values }) => ({ node: shownTo(context.actor, node), values }));
  }

  /** Events of today, each by the calendar of its own zone, live ones first, then the earliest; at most 50. Cancelled ones are left out. */
  today(context: Context): Promise<Event[]> {
    const now = context.clock();
    return context.manager
      .createQueryBuilder(Event, 'event')
      .where('event.date < :latest AND event.endsAt > :earliest', {
        // Wide enough for every zone, so that the index serves; the calendar decides below.
        latest: new Date(now.getTime() + DAY_MS),
        earliest: new Date(now.getTime() - DAY_MS),
      })
      .andWhere(
        isOnDayOf({ from: 'event.date', to: 'event.endsAt', zone: 'event.timeZone', moment: ':now' }),
        { now },
      )
      .andWhere(`event.status <> 'cancelled'`)
      .orderBy(`CASE WHEN event.status = 'live' THEN 0 ELSE 1 END`)
      .addOrderBy('event.date')
      .addOrderBy('event.id')
      .limit(50)
      .getMany();
  }
}
