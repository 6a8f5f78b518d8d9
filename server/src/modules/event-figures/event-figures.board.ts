import type { EventStream } from '../../platform/events/event-stream.js';
import type { Events } from '../../platform/events/events.js';
import { eventFiguresTopic } from '../events/event-news.types.js';
import type { EventFigures } from './event-figures.types.js';

/** The shortest interval between calculations of an event's figures, however many changes and viewers there are. */
const EVERY_MS = 1_000;
/** How often figures are checked without a notice of change: hours pass, people check in, and clients' figures become due. */
const LOOK_EVERY_MS = 30_000;

interface Board {
  readonly watchers: Set<EventStream<EventFigures>>;
  readonly read: () => Promise<EventFigures | null>;
  /** For the provider figures follow each change; a client's are not worked out more than once in an hour anyway. */
  readonly hearsChanges: boolean;
  /** Resolves once it receives changes and has been read for the first time. */
  opening: Promise<void>;
  /** As last read; null where the event is not, or no longer, theirs. */
  figures: EventFigures | null;
  /** The figures whose time the viewers see. */
  sent: EventFigures | null;
  stop: (() => void) | null;
  look: NodeJS.Timeout | null;
  next: NodeJS.Timeout | null;
  readAt: number;
  isReading: boolean;
  /** How many changes arrived while it was being read. */
  missed: number;
}

/**
 * The boards that people of this process watch: one reading for everyone who watches the same event with the same rights, at most once
 * a second, so that 500 watchers cost one statement.
 */
export class EventFiguresBoard {
  readonly #events: Events;
  readonly #boards = new Map<string, Board>();

  constructor(deps: { readonly events: Events }) {
    this.#events = deps.events;
  }

  /** How many boards are being read. */
  get size(): number {
    return this.#boards.size;
  }

  /** Sends a stream the figures immediately and at each change, until `leave`. False if this caller may not see any. */
  async join(
    key: string,
    eventId: string,
    stream: EventStream<EventFigures>,
    how: Pick<Board, 'read' | 'hearsChanges'>,
  ): Promise<boolean> {
    const board = this.#boards.get(key) ?? this.#open(key, eventId, how);
    board.watchers.add(stream);
    try {
      await board.opening;
    } catch (error) {
      this.leave(key, stream);
      throw error;
    }
    if (board.figures === null) return false;
    stream.push('figures', board.figures);
    return true;
  }

  #open(key: string, eventId: string, how: Pick<Board, 'read' | 'hearsChanges'>): Board {
    const board: Board = {
      ...how,
      watchers: new Set(),
      opening: Promise.resolve(),
      figures: null,
      sent: null,
      stop: null,
      look: null,
      next: null,
      readAt: 0,
      isReading: false,
      missed: 0,
    };
    this.#boards.set(key, board);
    board.opening = this.#begin(key, eventId, board);
    return board;
  }

  /** Listens, then reads: a change in between is not missed. */
  async #begin(key: string, eventId: string, board: Board): Promise<void> {
    const stop = await this.#events.listen(eventFiguresTopic(eventId), (heard) => {
      if (board.hearsChanges || heard.kind === 'resumed') this.#due(key, board);
    });
    // All viewers may have left while the connection was being opened.
    if (this.#boards.get(key) !== board) {
      stop();
      return;
    }
    board.stop = stop;
    board.look = setInterval(() => {
      this.#due(key, board);
    }, LOOK_EVERY_MS);
    board.look.unref();
    board.readAt = performance.now();
    board.figures = await board.read();
    board.sent = board.figures;
  }

  leave(key: string, stream: EventStream<EventFigures>): void {
    const board = this.#boards.get(key);
    if (board === undefined) return;
    board.watchers.delete(stream);
    if (board.watchers.size > 0) return;
    this.#boards.delete(key);
    board.stop?.();
    if (board.look !== null) clearInterval(board.look);
    if (board.next !== null) clearTimeout(board.next);
  }

  #due(key: string, board: Board): void {
    if (board.isReading) {
      board.missed += 1;
      return;
    }
    if (board.next !== null) return;
    board.next = setTimeout(
      () => {
        board.next = null;
        void this.#read(key, board);
      },
      Math.max(0, board.readAt + EVERY_MS - performance.now()),
    );
    board.next.unref();
  }

  async #read(key: string, board: Board): Promise<void> {
    board.isReading = true;
    const { missed } = board;
    board.readAt = performance.now();
    try {
      const figures = await board.read();
      // Unchanged counts are sent again when their time is old: a board whose time does not advance looks broken.
      const isNews =
        figures !== null && (countedIn(figures) !== countedIn(board.figures) || isOlder(board.sent, figures));
      board.figures = figures;
      // No longer theirs.
      if (figures === null) for (const watcher of [...board.watchers]) void watcher.return();
      else if (isNews) {
        board.sent = figures;
        for (const watcher of board.watchers) watcher.push('figures', figures);
      }
    } catch {
      // The database cannot be reached for a moment: the next check reads again.
    } finally {
      board.isReading = false;
      if (board.missed !== missed && this.#boards.get(key) === board) this.#due(key, board);
    }
  }
}

/** Whether the time that the watchers see is due to be refreshed. A client's stays until the next release. */
const isOlder = (sent: EventFigures | null, now: EventFigures): boolean =>
  sent === null || Date.parse(now.asAt) - Date.parse(sent.asAt) >= LOOK_EVERY_MS - EVERY_MS;

/** The content of the figures, without the time of calculation. */
const countedIn = (figures: EventFigures | null): string =>
  JSON.stringify(figures, (key, value: unknown) => (key === 'asAt' ? null : value));
