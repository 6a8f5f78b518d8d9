import type { Context } from '../../platform/context.js';
import type { Events } from '../../platform/events/events.js';

/** Sent after the commit when sessions or tokens of an account end, so that its open sockets are checked immediately. */
export const SESSION_ENDED_TOPIC = 'session-ended';

export const tellSessionEnded = (
  events: Pick<Events, 'publish'>,
  context: Pick<Context, 'transaction'>,
  userId: string,
): void => {
  events.publish(context, { topic: SESSION_ENDED_TOPIC, key: userId, body: { userId } });
};
