import type { PrfStepKey } from '@sideline/schema/prf/steps';
import type { PubSub } from 'type-graphql';
import type { Services } from '../container.js';
import type { Context } from '../platform/context.js';

interface Asked {
  readonly context: Context;
  readonly args: Readonly<Record<string, unknown>>;
}
type Open = (asked: Asked) => Promise<AsyncIterable<unknown>>;

/**
 * How each subscription begins, by its topic. type-graphql would have one stream of a topic for everybody; ours are opened for
 * a caller, whose right the service checks first.
 */
export const subscriptionsOf = ({
  prfLive,
  notifications,
}: Pick<Services, 'prfLive' | 'notifications'>): PubSub => {
  // The SDL has checked the arguments' shapes.
  const topics: Readonly<Record<string, Open>> = {
    prfChanged: ({ context, args }) => prfLive.follow(context, args['prfId'] as string),
    prfVisitors: ({ context, args }) =>
      prfLive.visit(context, args['prfId'] as string, args['step'] as PrfStepKey),
    unreadNotifications: ({ context }) => notifications.follow(context),
  };
  return {
    publish: () => {
      throw new Error('What happens is told by the services.');
    },
    subscribe: (topic, asked) => {
      const open = topics[topic];
      if (open === undefined) throw new Error(`graphql/subscriptions.ts opens no ${topic}`);
      // The guard waits for it; the type has no room for a stream that is asked for first.
      return open(asked as Asked) as unknown as AsyncIterable<unknown>;
    },
  };
};
