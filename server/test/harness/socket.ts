import { createRequire } from 'node:module';
import type { WebSocket as Socket } from '@fastify/websocket';
import { createClient, type Client } from 'graphql-ws';
import type { TestCaller } from './test-server.js';

/** The WebSocket that the server's own plugin brings: Node 20 has none. */
const requireOfPlugin = createRequire(createRequire(import.meta.url).resolve('@fastify/websocket'));
const WebSocket = requireOfPlugin('ws') as new (
  url: string,
  protocols: string | readonly string[],
  options: { readonly headers: Readonly<Record<string, string>> },
) => Socket;

export interface SocketAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** What a subscription has brought so far. */
export interface Followed {
  readonly answers: readonly SocketAnswer[];
  /** Resolves to the answer at a place, once it is there; rejects where the subscription ends before. */
  at(place: number): Promise<SocketAnswer>;
  /** Why it ended: null by itself, the server's errors, or the close event of the socket. Resolves when it does. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

type Bearer = Pick<TestCaller, 'cookie' | 'bearer'>;

/** What says who calls. */
export const headersOf = ({ cookie, bearer }: Bearer): Readonly<Record<string, string>> => ({
  ...(cookie === null ? {} : { cookie }),
  ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
});

/** A program with a socket to the server: the cookie or the token stands in the headers, as at any request. */
export class SocketCaller {
  readonly #client: Client;
  /** Resolves with the code that the socket was closed with. */
  readonly closed: Promise<number>;

  /** `connectionParams`: what a program sends that cannot set headers. */
  constructor(address: string, caller: Bearer, connectionParams?: Readonly<Record<string, string>>) {
    const headers = headersOf(caller);
    let close: (code: number) => void;
    this.closed = new Promise((resolve) => {
      close = resolve;
    });
    this.#client = createClient({
      url: `${address.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(url: string, protocols: string | readonly string[]) {
          super(url, protocols, { headers });
        }
      },
      ...(connectionParams === undefined ? {} : { connectionParams }),
      retryAttempts: 0,
      lazy: true,
      on: {
        closed: (event) => {
          close((event as { readonly code: number }).code);
        },
      },
    });
  }

  follow(query: string, variables: Readonly<Record<string, unknown>> = {}): Followed {
    const answers: SocketAnswer[] = [];
    const waiting = new Set<() => void>();
    let isOver = false;
    let finish: (why: unknown) => void;
    const ended = new Promise<unknown>((resolve) => {
      finish = (why) => {
        isOver = true;
        resolve(why);
        for (const look of waiting) look();
      };
    });
    const stop = this.#client.subscribe<SocketAnswer['data']>(
      { query, variables },
      {
        next: (answer) => {
          answers.push(answer);
          for (const look of waiting) look();
        },
        error: (error) => {
          finish(error);
        },
        complete: () => {
          finish(null);
        },
      },
    );
    return {
      answers,
      ended,
      stop,
      at: (place) =>
        new Promise((resolve, reject) => {
          const look = (): void => {
            const answer = answers[place];
            if (answer === undefined && !isOver) return;
            waiting.delete(look);
            if (answer !== undefined) resolve(answer);
            else reject(new Error(`The subscription ended with ${String(answers.length)} answers.`));
          };
          waiting.add(look);
          look();
        }),
    };
  }

  async close(): Promise<void> {
    await this.#client.dispose();
  }
}

/** Asks for the upgrade alone: the HTTP status that answers it, 101 where a socket stands. */
export const upgradeStatus = (address: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
      headers,
    });
    socket.on('open', () => {
      resolve(101);
      socket.close();
    });
    socket.on('unexpected-response', (_request, response: { statusCode?: number }) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', reject);
  });
