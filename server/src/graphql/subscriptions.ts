import type { PubSub } from 'type-graphql';
import type { OpenSubscription } from '../platform/module.js';

/**
 * How each subscription begins, by its topic. type-graphql would have one stream of a topic for everybody; ours are opened for
 * a caller, whose right the service checks first.
 */
export const subscriptionsOf = (topics: ReadonlyMap<string, OpenSubscription>): PubSub => ({
  publish: () => {
    throw new Error('Events are published by the services.');
  },
  subscribe: (topic, asked) => {
    const open = topics.get(topic);
    if (open === undefined) throw new Error(`No module opens the subscription ${topic}`);
    // The guard waits for it; the type has no room for a stream that is asked for first.
    return open(asked as Parameters<OpenSubscription>[0]) as unknown as AsyncIterable<unknown>;
  },
});
