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

/** The session that the open socket was opened under. */
let reportSessionEnded = watchSession();

const client = createClient({
  url: new URL('/graphql', location.href).href.replace(/^http/, 'ws'),
  // Open while there is a subscriber, and a moment longer, because a step of the form takes the place of the one before.
  lazyCloseTimeout: 1_000,
  // Some proxies let no socket through. The screens do without; the next attempt is cheap.
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: async (attempts) => {
    // Each at a moment of its own, or a server that comes back meets everybody at once.
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

// A socket belongs to one user. The next user's subscriptions must not use it, and its closing must not end theirs.
onLeavingDevice(() => {
  client.terminate();
  return Promise.resolve();
});

/** Subscriptions, over one socket. Loaded with the first of them: no other page carries it. */
export const liveLink = new GraphQLWsLink(client);
