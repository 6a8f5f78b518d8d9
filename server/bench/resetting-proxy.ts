import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between the server and its database, as a bad network would. */
export interface ResettingProxy {
  readonly port: number;
  /** How many connections it has reset. */
  readonly resets: number;
  /** Lets nothing through either way, without a word, until `thaw`. */
  freeze(): void;
  /** The same once a message that holds these words has reached the database, before its answer. */
  freezeAfter(words: string): void;
  thaw(): void;
  /** Resets nothing any more. */
  calm(): void;
  close(): Promise<void>;
}

export interface ProxyTarget {
  readonly host: string;
  readonly port: number;
  /** Every how many connections one is reset; null resets none. */
  readonly everyConnections: number | null;
}

/** After so many replies of the database such a connection is reset: in its set-up, amid a transaction or later. */
const REPLIES = [1, 3, 5, 8, 13, 21, 34];

/** One in `everyConnections` is reset after a number of replies that goes through a fixed list: alike in each run. */
export const startResettingProxy = async ({
  host,
  port,
  everyConnections,
}: ProxyTarget): Promise<ResettingProxy> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let connections = 0;
  let resets = 0;
  let isCalm = false;
  let isFrozen = false;
  let lastWords: string | null = null;
  const each = (what: (socket: Socket) => void): void => {
    for (const pair of pairs) for (const socket of pair) what(socket);
  };
  const freeze = (): void => {
    isFrozen = true;
    lastWords = null;
    each((socket) => socket.pause());
  };

  const server = createServer((near) => {
    connections += 1;
    const isDoomed = everyConnections !== null && connections % everyConnections === 0 && !isCalm;
    let left = isDoomed ? (REPLIES[resets % REPLIES.length] ?? 1) : Number.POSITIVE_INFINITY;
    const far = connect(port, host);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
      if (isFrozen) socket.pause();
    }
    near.on('data', (chunk) => {
      if (lastWords !== null && chunk.includes(lastWords)) freeze();
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      left -= 1;
      if (left > 0) {
        near.write(chunk);
        return;
      }
      resets += 1;
      near.resetAndDestroy();
      end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get resets() {
      return resets;
    },
    freeze,
    freezeAfter: (words) => {
      lastWords = words;
    },
    thaw: () => {
      isFrozen = false;
      each((socket) => socket.resume());
    },
    calm: () => {
      isCalm = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        each((socket) => socket.destroy());
      }),
  };
};

/** The address of a database by way of a proxy. */
export const byWayOf = (url: string, { port }: ResettingProxy): string => {
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return through.href;
};
