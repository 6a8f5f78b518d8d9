import fastifyWebsocket, { type WebSocket } from '@fastify/websocket';
import { LIMITS } from '@sideline/schema/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols } from 'graphql-ws';
import type { Context } from '../platform/context.js';
import { SESSION_ENDED_TOPIC } from '../modules/users/session-ended.types.js';
import { DomainError } from '../platform/errors.js';
import { networkOf } from '../platform/http/network-of.js';
import type { Events } from '../platform/events/events.js';
import type { Logger } from '../platform/logger.js';
import type { SocketContextOf } from '../request-context.js';
import { refuseForeignPage } from '../rest/same-origin.js';
import type { BuiltSchema } from './schema.js';
import type { DocumentDoor } from './document-door.js';
import { createSubscriptionServer } from './subscription-server.js';

const MAXIMUM_MESSAGE_BYTES = 131_072;
/** Below this a message is not worth compressing; the subscription of a whole record is 16 kB of text. */
const COMPRESSED_FROM_BYTES = 1_024;
/** How long to wait for the other side to close before the socket is cut. */
const GOODBYE_MS = 1_000;
const GOING_AWAY = 1001;

const ADMITTED = Symbol('admitted');
/** Null for a stranger, whose token is still to come. */
type Admitted = FastifyRequest & { [ADMITTED]?: Context | null };

export interface GraphqlSockets {
  /**
   * Before the upgrade: 403 for a page of another site, 401 for a session or token that has ended, 429 for too many of one
   * session. A caller with neither has to send a token with `connection_init`.
   */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  /** The socket, once it is open. */
  readonly take: (socket: WebSocket, request: FastifyRequest) => void;
}

export interface GraphqlSocketsDeps {
  readonly schema: GraphQLSchema;
  readonly checkNested: BuiltSchema['checkNested'];
  readonly contextOf: SocketContextOf;
  /** Whether a request brings neither a session nor a token. */
  readonly isStranger: (request: FastifyRequest) => boolean;
  /** Charges for documents that are not known yet. */
  readonly door: DocumentDoor;
  /** Where the end of a user's sessions is announced. */
  readonly events: Pick<Events, 'listen'>;
  readonly publicUrl: string | null;
  readonly logger: Logger;
  /** How often each socket is pinged, and its session checked. */
  readonly beatMs?: number;
}

/** Lets the server accept sockets, and close them with a reason when it stops. Registered before the routes. */
export const registerSockets = async (app: FastifyInstance): Promise<void> => {
  // First, so that clients get a reason; the plugin's own close gives none.
  app.addHook('preClose', (done) => {
    for (const socket of app.websocketServer.clients) {
      socket.close(GOING_AWAY);
      setTimeout(() => {
        socket.terminate();
      }, GOODBYE_MS).unref();
    }
    done();
  });
  await app.register(fastifyWebsocket, {
    options: {
      maxPayload: MAXIMUM_MESSAGE_BYTES,
      handleProtocols,
      perMessageDeflate: {
        threshold: COMPRESSED_FROM_BYTES,
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
        // A message to hundreds of sockets is compressed for each: the fastest level takes half the time of the default.
        zlibDeflateOptions: { level: 1 },
      },
    },
  });
};

/** GraphQL over WebSockets, protocol graphql-transport-ws: subscriptions, behind the same guard as everything else. */
export const graphqlSockets = (deps: GraphqlSocketsDeps): GraphqlSockets => {
  const { contextOf, isStranger, events, publicUrl, logger, beatMs = LIMITS.sockets.beatMs } = deps;
  const server = createSubscriptionServer(deps);
  const open = new Map<string, number>();
  const holderOf = ({ actor, address }: Context): string => actor?.sessionId ?? actor?.tokenId ?? address;

  const isFull = (holder: string): boolean => (open.get(holder) ?? 0) >= LIMITS.sockets.perSession;
  const strangerOf = (request: FastifyRequest): string => `stranger ${networkOf(request.ip)}`;

  const count = (holder: string, change: 1 | -1): void => {
    const left = (open.get(holder) ?? 0) + change;
    if (left === 0) open.delete(holder);
    else open.set(holder, left);
  };

  /** Checks of sockets' sessions, by account. */
  const looks = new Map<string, Set<() => void>>();
  /** All sockets are pinged together, so that checking their sessions is one statement, however many there are. */
  const beats = new Set<() => void>();
  let beating: NodeJS.Timeout | null = null;
  let listening: Promise<() => void> | null = null;

  /** Sockets of an account are looked at as soon as a session of it ended; after a silence all of them are. */
  const listen = (): void => {
    listening ??= events.listen(SESSION_ENDED_TOPIC, (heard) => {
      const userId = heard.kind === 'event' ? String(heard.body['userId']) : null;
      for (const [holder, checks] of looks)
        if (userId === null || holder === userId) for (const look of checks) look();
    });
  };

  /** Cuts a socket that does not respond, and closes one whose session has ended. Returns the function that stops this. */
  const watch = (
    socket: WebSocket,
    request: FastifyRequest,
    userId: string,
    token: string | null,
  ): (() => void) => {
    let heardAt = performance.now();
    socket.on('pong', () => {
      heardAt = performance.now();
    });
    const look = (): void => {
      contextOf(request, token).catch((error: unknown) => {
        // A database that cannot be asked says nothing about the session.
        if (error instanceof DomainError && error.code === 'UNAUTHENTICATED')
          socket.close(CloseCode.Unauthorized);
      });
    };
    const beat = (): void => {
      if (performance.now() - heardAt > LIMITS.sockets.silentMs) {
        socket.terminate();
        return;
      }
      socket.ping();
      look();
    };
    beats.add(beat);
    beating ??= setInterval(() => {
      for (const each of beats) each();
    }, beatMs).unref();
    listen();
    const others = looks.get(userId) ?? new Set();
    looks.set(userId, others.add(look));
    return () => {
      beats.delete(beat);
      if (beats.size === 0 && beating !== null) {
        clearInterval(beating);
        beating = null;
      }
      others.delete(look);
      if (others.size === 0) looks.delete(userId);
      if (looks.size > 0) return;
      void listening?.then((stop) => {
        stop();
      });
      listening = null;
    };
  };

  return {
    admit: async (request: Admitted) => {
      if (!request.ws) return;
      refuseForeignPage(request, publicUrl);
      const context = isStranger(request) ? null : await contextOf(request);
      const holder = context === null ? strangerOf(request) : holderOf(context);
      if (isFull(holder)) throw new DomainError('TOO_MANY_REQUESTS', { seconds: Math.ceil(beatMs / 1_000) });
      request[ADMITTED] = context;
    },
    take: (socket, request: Admitted) => {
      const admitted = request[ADMITTED];
      if (admitted === undefined) throw new Error('The socket was not admitted.');
      let holder = admitted === null ? strangerOf(request) : holderOf(admitted);
      count(holder, 1);
      let unwatch = admitted === null ? null : watch(socket, request, admitted.actor?.userId ?? '', null);
      let isClosed = false;

      /** Counts and watches the socket as its token's from here on. */
      const connect = async (token: string | null): Promise<boolean> => {
        if (token === null) {
          if (admitted !== null) return true;
          socket.close(CloseCode.Unauthorized);
          return false;
        }
        try {
          const context = await contextOf(request, token);
          if (isFull(holderOf(context)) || isClosed) return false;
          unwatch?.();
          count(holder, -1);
          holder = holderOf(context);
          count(holder, 1);
          unwatch = watch(socket, request, context.actor?.userId ?? '', token);
          return true;
        } catch (error) {
          if (!(error instanceof DomainError) || error.code !== 'UNAUTHENTICATED') throw error;
          socket.close(CloseCode.Unauthorized);
          return false;
        }
      };
      const closed = server.opened(
        {
          protocol: socket.protocol,
          send: (text) =>
            new Promise((resolve) => {
              if (socket.readyState !== socket.OPEN) resolve();
              // Messages that can no longer be sent are dropped with the socket.
              else
                socket.send(text, () => {
                  resolve();
                });
            }),
          close: (code, reason) => {
            socket.close(code, reason);
          },
          onMessage: (receive) => {
            socket.on('message', (data: Buffer) => {
              receive(data.toString('utf8')).catch((error: unknown) => {
                logger.error({ requestId: request.id, err: error }, 'A message on a socket failed');
                socket.close(CloseCode.InternalServerError);
              });
            });
          },
        },
        { request, close: socket.close.bind(socket), token: null, connect },
      );
      socket.once('close', (code, reason) => {
        isClosed = true;
        count(holder, -1);
        unwatch?.();
        closed(code, reason.toString('utf8')).catch((error: unknown) => {
          logger.error(
            { requestId: request.id, err: error },
            'A subscription of a closed socket could not be ended',
          );
        });
      });
    },
  };
};
