import type { Context } from '../context.js';

/** What every process is sent: ids, keys and versions, never anything about a patient. NOTIFY knows no reader's rights. */
export type EventBody = Readonly<Record<string, unknown>>;

/**
 * One thing to publish. Of those with the same topic and key that wait at the same moment only the newest is sent, so it
 * must describe the present state and not the change.
 */
export interface PublishedEvent {
  readonly topic: string;
  readonly key: string;
  readonly body: EventBody;
}

/** What a listener receives: an event, or notice that some were lost or too long to send, and that it should read again. */
export type Heard = { readonly kind: 'event'; readonly body: EventBody } | { readonly kind: 'resumed' };

/** Publishes and listens across every server process on one database. */
export interface Events {
  /** In a transaction: once it is committed, and not at all if it is rolled back. Otherwise at once. Never waits. */
  publish(context: Pick<Context, 'transaction'>, event: PublishedEvent): void;
  /** Listens to a topic until the returned function is called. Resolves once nothing published later can be missed. */
  listen(topic: string, listener: (heard: Heard) => void): Promise<() => void>;
}
