import type { Context } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import { EventStream } from '../../platform/events/event-stream.js';
import type { Events } from '../../platform/events/events.js';
import { notFound } from '../../platform/errors.js';
import { Looks } from '../../platform/looks.js';
import { requireId } from '../../platform/http/required-id.js';
import type { Connection, PageRequest } from '../../platform/lists/paging.js';
import type { AuditService } from '../audit/audit.service.js';
import { eventFiguresTopic } from '../events/event-news.types.js';
import { readBoard, readEnded } from './control-board.hot.js';
import { controlTopic } from './control-desk.js';
import type { ControlBoard, ControlChange, ControlIncident } from './control.types.js';

/**
 * How often, at most, a board is notified that records of its event have changed: a busy event saves many times a second.
 */
const RECORDS_EVERY_MS = 1_000;

/** The board of an event: read whole, with a notice when it changes. */
export class ControlBoardService {
  readonly #audit: AuditService;
  readonly #events: Events;
  readonly #openings = new Looks();

  constructor(deps: { readonly audit: AuditService; readonly events: Events }) {
    this.#audit = deps.audit;
    this.#events = deps.events;
  }

  /** The board as it is now. NOT_FOUND for an unknown event. */
  async read(context: Context, eventId: string): Promise<ControlBoard> {
    const board = await readBoard(context, eventId);
    if (this.#openings.isNew(context, eventId)) await this.#record(context, eventId);
    return board;
  }

  /** Incidents that have ended, the last first. NOT_FOUND for an unknown event. */
  async ended(context: Context, eventId: string, page: PageRequest): Promise<Connection<ControlIncident>> {
    requireId(eventId, 'eventId');
    const event = await execute(context.manager, 'SELECT 1 FROM event WHERE event_id = $1', [eventId]);
    if (event === 0) throw notFound('Event');
    await this.#record(context, eventId);
    return readEnded(context, eventId, page);
  }

  /**
   * A message first, and then each time that the board has changed or changes may have been missed: what was done at the desk
   * at once, records of the event (their NEWS2, alerts and states) at most once a second. NOT_FOUND for an unknown event.
   */
  async follow(context: Context, eventId: string): Promise<AsyncIterable<ControlChange>> {
    requireId(eventId, 'eventId');
    let later: NodeJS.Timeout | null = null;
    const reader = { hasLeft: false };
    const ends: (() => void)[] = [];
    const stop = () => {
      reader.hasLeft = true;
      clearTimeout(later ?? undefined);
      for (const end of ends.splice(0)) end();
    };
    const stream = new EventStream<ControlChange>(stop);
    const tell = () => {
      stream.push('board', { eventId });
    };
    tell();
    try {
      ends.push(await this.#events.listen(controlTopic(eventId), tell));
      ends.push(
        await this.#events.listen(eventFiguresTopic(eventId), () => {
          later ??= setTimeout(() => {
            later = null;
            tell();
          }, RECORDS_EVERY_MS).unref();
        }),
      );
      // Left while it began to listen.
      if (reader.hasLeft) stop();
      const event = await execute(context.manager, 'SELECT 1 FROM event WHERE event_id = $1', [eventId]);
      if (event === 0) throw notFound('Event');
    } catch (error) {
      stop();
      throw error;
    }
    return stream;
  }

  #record(context: Context, eventId: string): Promise<void> {
    return this.#audit.record(context, {
      action: 'CONTROL_VIEWED',
      entity: { type: 'Event', id: eventId },
      eventId,
    });
  }
}
