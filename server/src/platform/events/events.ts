import type { Context } from '../context.js';

/** What is told to every process: ids, keys and versions, never anything about a patient. NOTIFY has no reader's rights. */
export type EventBody = Readonly<Record<string, unknown>>;

/**
 * One thing to tell. Of those with the same topic and key that wait at the same moment only the newest is told, so it says
 * how things stand and not what changed.
 */
export interface PublishedEvent {
  readonly topic: string;
  readonly key: string;
  readonly body: EventBody;
}

/** What a listener hears: an event, or that some were lost, or too long to be told, and it should look for itself. */
export type Heard = { readonly kind: 'event'; readonly body: EventBody } | { readonly kind: 'resumed' };

/** Tells and hears across every server process on one database. */
export interface Events {
  /** In a transaction once it is committed, and not at all where it is rolled back; outside at once. Never waits. */
  publish(context: Pick<Context, 'transaction'>, event: PublishedEvent): void;
  /** Hears a topic until what it gives back is called. Resolves once nothing that is told from then on is missed. */
  listen(topic: string, listener: (heard: Heard) => void): Promise<() => void>;
}
