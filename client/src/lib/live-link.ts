import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient } from 'graphql-ws';
import { onLeavingDevice } from './device/device';
import { isOnlineNow, onReconnection } from './online';
import { watchSession } from './session-events';

const SLOWEST_RETRY_MS = 15_000;
const SESSION_ENDED: number = CloseCode.Unauthorized;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const untilOnline = (): Promise<void> =>
  isOnlineNow()
    ? Promise.resolve()
    : new Promise((resolve) => {
        const stop = onReconnection(() => {
          stop();
          resolve();
        });
      });

/** The session that the open socket belongs to. */
let reportSessionEnded = watchSession();

const client = createClient({
  url: new URL('/graphql', location.href).href.replace(/^http/, 'ws'),
  // Open while there is a subscriber and a moment longer, because each step of the form subscribes again.
  lazyCloseTimeout: 1_000,
  // Some proxies do not let a socket through. The screens do without, and the next attempt is cheap.
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: async (attempts) => {
    // Each client waits a different time, or all of them would reach a restarted server at once.
    await pause(Math.min(500 * 2 ** attempts, SLOWEST_RETRY_MS) * (0.5 + Math.random()));
    await untilOnline();
  },
  on: {
    connecting: () => {
      reportSessionEnded = watchSession();
    },
    closed: (event) => {
      if ((event as CloseEvent).code === SESSION_ENDED) reportSessionEnded();
    },
  },
});

// A socket belongs to one user. The next user's subscriptions must not use it, and closing it must not end theirs.
onLeavingDevice(() => {
  client.terminate();
  return Promise.resolve();
});

/** Subscriptions, over one socket. Loaded with the first of them, so that no other page carries it. */
export const liveLink = new GraphQLWsLink(client);
