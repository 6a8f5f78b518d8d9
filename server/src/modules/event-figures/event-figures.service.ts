import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import { actorOf, type Context } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { EventStream } from '../../platform/events/event-stream.js';
import type { Events } from '../../platform/events/events.js';
import { sameForAll } from '../../platform/events/same-answer.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import type { AuditService } from '../audit/audit.service.js';
import { readComparison } from './event-comparison.js';
import { EventFiguresBoard } from './event-figures.board.js';
import {
  readCounted,
  readMaskedLists,
  readOpenLists,
  type Audience,
  type HeadlineRow,
} from './event-figures.hot.js';
import type { EventBags } from './event-figures.ports.js';
import { audienceOf } from './event-figures.policy.js';
import type { ClientBoard, ClientEvents, ComparedFigure, EventFigures } from './event-figures.types.js';
import { figuresOf, headlineOfCounts, headlineOfTally, listsOf } from './figures-of-tally.js';

interface Deps {
  readonly audit: AuditService;
  readonly events: Events;
  /** Boards that are read outside any request. */
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly bags: Iterable<EventBags>;
}

/** How often the figures of closed events are looked up. */
const HISTORY_KEPT_MS = 10 * 60_000;
const MOST_HISTORIES = 200;

/** The figures of events (operations section 6): exact for the provider, masked in SQL for clients, live for both. */
export class EventFiguresService {
  readonly #deps: Deps;
  readonly #board: EventFiguresBoard;
  readonly #histories = new Map<string, { readonly at: number; readonly rows: readonly HeadlineRow[] }>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#board = new EventFiguresBoard({ events: deps.events });
  }

  /** The figures of one event; NOT_FOUND if there is none or it is not the caller's. One entry of the trail. */
  async figures(context: Context, eventId: string): Promise<EventFigures> {
    const figures = await this.#read(context.manager, eventId, audienceOf(actorOf(context)), context.clock());
    if (figures === null) throw notFound('Event');
    await this.#recordView(context, eventId);
    return figures;
  }

  /** An event beside earlier ones, for the provider only; NOT_FOUND if there is none. One entry of the trail. */
  async comparison(context: Context, eventId: string): Promise<ComparedFigure[]> {
    const compared = await readComparison(context.manager, eventId);
    if (compared === null) throw notFound('Event');
    await this.#recordView(context, eventId);
    return compared;
  }

  /** The same at once and whenever they change, until the stream is left. Ends where the event is no longer the caller's. */
  async follow(context: Context, eventId: string): Promise<AsyncIterable<EventFigures>> {
    const audience = audienceOf(actorOf(context));
    const key = `${audience === null ? 'all' : String(audience.clientId)} ${eventId}`;
    const stream = new EventStream<EventFigures>(() => {
      this.#board.leave(key, stream);
    });
    const { dataSource, clock } = this.#deps;
    const isTheirs = await this.#board.join(key, eventId, stream, {
      read: () => this.#read(dataSource.manager, eventId, audience, clock()),
      hearsChanges: audience === null,
    });
    if (!isTheirs) {
      await stream.return();
      throw notFound('Event');
    }
    await this.#recordView(context, eventId);
    return stream;
  }

  /** A client's events with what lists show of them; NOT_FOUND where there is no such client, or it is another. */
  async clientEvents(context: Context, clientId: string, after: string | null): Promise<ClientEvents> {
    if (after !== null) requireId(after, 'after');
    const audience = audienceOf(actorOf(context));
    if (!isId(clientId) || (audience !== null && audience.clientId !== clientId)) throw notFound('Client');
    const { manager } = context;
    const open = audience === null ? await readOpenLists(manager, clientId, after) : null;
    const masked =
      audience === null ? null : await readMaskedLists(manager, clientId, after, context.clock());
    if (open !== null) return listsOf(open, headlineOfCounts);
    if (masked !== null) return listsOf(masked, headlineOfTally);
    throw notFound('Client');
  }

  /** Clients with their events by state, by name; a client gets only itself, and nothing once it is no longer served. */
  async clientBoards(context: Context): Promise<ClientBoard[]> {
    const audience = audienceOf(actorOf(context));
    return context.manager.query<ClientBoard[]>(
      `SELECT c.client_id AS "clientId", c.name,
              count(*) FILTER (WHERE e.status = 'live')::integer AS live,
              count(*) FILTER (WHERE e.status = 'planned')::integer AS planned,
              count(*) FILTER (WHERE e.status = 'closed')::integer AS closed
       FROM client c LEFT JOIN event e ON e.client_id = c.client_id
       WHERE c.is_active AND ($1 OR c.client_id = $2)
       GROUP BY c.client_id, c.name ORDER BY name_folded(c.name), c.client_id LIMIT 500`,
      [audience === null, audience?.clientId ?? null],
    );
  }

  async #read(
    manager: Context['manager'],
    eventId: string,
    audience: Audience,
    now: Date,
  ): Promise<EventFigures | null> {
    if (!isId(eventId)) return null;
    // A client's comparison is in the release.
    const kept = audience === null ? this.#histories.get(eventId) : undefined;
    const isFresh = kept !== undefined && now.getTime() - kept.at < HISTORY_KEPT_MS;
    // A bag that runs short can reveal a patient, so clients' figures leave bags out.
    const [bags] = audience === null ? this.#deps.bags : [];
    const counted = await readCounted(
      manager,
      { eventId, audience, now },
      audience === null && !isFresh,
      bags?.part(eventId) ?? null,
    );
    const { tally, history } = counted;
    if (tally === null) return null;
    if (history !== null) this.#keepHistory(eventId, { at: now.getTime(), rows: history });
    // Callers with different rights watch different boards.
    return sameForAll(
      figuresOf(
        eventId,
        tally,
        history ?? kept?.rows ?? [],
        audience !== null,
        bags?.count(counted.bags, now) ?? null,
      ),
    );
  }

  #keepHistory(
    eventId: string,
    history: { readonly at: number; readonly rows: readonly HeadlineRow[] },
  ): void {
    const [oldest] = this.#histories.keys();
    if (this.#histories.size >= MOST_HISTORIES && oldest !== undefined) this.#histories.delete(oldest);
    this.#histories.set(eventId, history);
  }

  #recordView(context: Context, eventId: string): Promise<void> {
    return this.#deps.audit.record(context, {
      action: 'EVENT_FIGURES_VIEWED',
      entity: { type: 'Event', id: eventId },
      eventId,
    });
  }
}
