import type { PrfStepKey } from '@sideline/schema/prf/catalogue/steps';
import { EventStream } from '../../../platform/events/event-stream.js';
import type { Events, Heard } from '../../../platform/events/events.js';
import { newId } from '../../../platform/ids.js';

/** Who is where in a record: an account and a step of the form. */
export interface Visit {
  readonly userId: string;
  readonly step: PrfStepKey;
}

/** What processes tell each other: everyone who is in one record through `from`, or a newcomer's request for all of it. */
type PresenceMessage =
  | { readonly from: string; readonly prfId: string; readonly visits: readonly Visit[] }
  | { readonly from: string; readonly prfId: null };

interface HeardVisits {
  readonly visits: readonly Visit[];
  readonly at: number;
}

const TOPIC = 'presence';
/** At most this many visits of one record are sent, at some hundred bytes each: one event holds fewer than 8,000. */
const MOST_VISITS = 60;

interface Deps {
  readonly events: Events;
  /** How often a process repeats who is there. */
  readonly beatMs?: number;
  /** After this long without a message a process counts as gone, with everyone who was there through it. */
  readonly goneAfterMs?: number;
}

/**
 * Who has which record open, and at which step, across all processes. Nothing is stored: a visit lasts as long as the
 * subscription that makes it. Each process sends all of its own visitors of a record whenever one comes, moves or leaves,
 * and repeats it, so that the next message makes up for a lost one.
 */
export class PrfPresence {
  readonly #events: Events;
  readonly #beatMs: number;
  readonly #goneAfterMs: number;
  readonly #self = newId();
  readonly #own = new Map<
    string,
    Set<{ readonly visit: Visit; readonly stream: EventStream<readonly Visit[]> }>
  >();
  /** By record and process. */
  readonly #others = new Map<string, Map<string, HeardVisits>>();
  #listening: Promise<unknown> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor({ events, beatMs = 4_000, goneAfterMs = 10_000 }: Deps) {
    this.#events = events;
    this.#beatMs = beatMs;
    this.#goneAfterMs = goneAfterMs;
  }

  /** Adds a visitor until the stream is left. The stream gives everyone present, including the visitor, now and at each change. */
  async visit(prfId: string, visit: Visit): Promise<EventStream<readonly Visit[]>> {
    this.#listening ??= this.#events
      .listen(TOPIC, (heard) => {
        this.#hear(heard);
      })
      .then(() => {
        this.#publish({ from: this.#self, prfId: null });
      });
    await this.#listening;
    const here = this.#own.get(prfId) ?? new Set();
    this.#own.set(prfId, here);
    const stream = new EventStream<readonly Visit[]>(() => {
      here.delete(own);
      if (here.size === 0) this.#own.delete(prfId);
      this.#changed(prfId);
    });
    const own = { visit, stream };
    here.add(own);
    this.#timer ??= setInterval(() => {
      this.#beat();
    }, this.#beatMs).unref();
    this.#changed(prfId);
    return stream;
  }

  /** Everyone who is there, as far as this process knows. */
  visitsIn(prfId: string): readonly Visit[] {
    return [
      ...this.#ownVisits(prfId),
      ...[...(this.#others.get(prfId)?.values() ?? [])].flatMap((heard) => heard.visits),
    ];
  }

  #changed(prfId: string): void {
    this.#tell(prfId);
    this.#show(prfId);
    if (this.#own.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Each person once at each step, in however many windows. */
  #ownVisits(prfId: string): readonly Visit[] {
    const visits = [...(this.#own.get(prfId) ?? [])].map(({ visit }) => visit);
    return [...new Map(visits.map((visit) => [`${visit.userId} ${visit.step}`, visit])).values()];
  }

  #tell(prfId: string): void {
    this.#publish({ from: this.#self, prfId, visits: this.#ownVisits(prfId).slice(0, MOST_VISITS) });
  }

  #publish(body: PresenceMessage): void {
    this.#events.publish({ transaction: null }, { topic: TOPIC, key: body.prfId ?? 'question', body });
  }

  #show(prfId: string): void {
    const visits = this.visitsIn(prfId);
    for (const { stream } of this.#own.get(prfId) ?? []) stream.push('visits', visits);
  }

  #hear(heard: Heard): void {
    if (heard.kind === 'resumed') {
      this.#publish({ from: this.#self, prfId: null });
      this.#beat();
      return;
    }
    const message = heard.body as PresenceMessage;
    if (message.from === this.#self) return;
    if (message.prfId === null) {
      for (const prfId of this.#own.keys()) this.#tell(prfId);
      return;
    }
    const { from, prfId, visits } = message;
    const inRecord = this.#others.get(prfId) ?? new Map<string, HeardVisits>();
    const before = inRecord.get(from)?.visits ?? [];
    if (visits.length === 0) inRecord.delete(from);
    else inRecord.set(from, { visits, at: Date.now() });
    if (inRecord.size === 0) this.#others.delete(prfId);
    else this.#others.set(prfId, inRecord);
    if (JSON.stringify(before) !== JSON.stringify(visits)) this.#show(prfId);
  }

  /** Repeats who is here, and forgets visitors of a process that has fallen silent. */
  #beat(): void {
    for (const prfId of this.#own.keys()) this.#tell(prfId);
    const silentSince = Date.now() - this.#goneAfterMs;
    for (const [prfId, inRecord] of this.#others) {
      const silent = [...inRecord].filter(([, { at }]) => at < silentSince);
      if (silent.length === 0) continue;
      for (const [from] of silent) inRecord.delete(from);
      if (inRecord.size === 0) this.#others.delete(prfId);
      this.#show(prfId);
    }
  }
}
