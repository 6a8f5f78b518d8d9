import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A way to the journeys' server on which a newer version of the application can come out; the others' stays as it is. */
export interface ReleaseServer {
  readonly address: string;
  /** From now on the page and the worker's list of files are those of another version, which says which it is. */
  release(version: string): void;
  stop(): Promise<void>;
}

const PAGE = '/index.html';
const WORKER = '/sw.js';

/** Where the page says which version it is. */
export const versionMark = (version: string): string => `meta[name="version"][content="${version}"]`;

const markedPage = (page: string, version: string): string =>
  page.replace('</head>', `<meta name="version" content="${version}" /></head>`);

/** The worker asks anew for what its list gives another revision. */
const markedWorker = (worker: string, version: string): string => {
  const revision = createHash('md5').update(version).digest('hex');
  const marked = worker.replace(/(url:"index\.html",revision:")[0-9a-f]{32}"/, `$1${revision}"`);
  if (marked === worker) throw new Error('The worker’s list has no revision of the page');
  return marked;
};

const textOf = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Hands everything on as it is, the host's name too, so that the server takes this address for its own. */
const createProxy = (target: URL, versionNow: () => string | null, upgraded: Set<Duplex>): Server => {
  const proxy = createServer((incoming, answer) => {
    const version = versionNow();
    const path = new URL(incoming.url ?? '/', target).pathname;
    const isRead = incoming.method === 'GET';
    const mark =
      version === null || !isRead ? undefined : { [PAGE]: markedPage, [WORKER]: markedWorker }[path];
    // What is changed here is asked for whole, in plain text.
    const headers = mark
      ? { host: incoming.headers.host, cookie: incoming.headers.cookie }
      : incoming.headers;
    const outgoing = request(
      { host: target.hostname, port: target.port, method: incoming.method, path: incoming.url, headers },
      (result) => {
        const { statusCode = 502 } = result;
        if (!mark || version === null) {
          answer.writeHead(statusCode, result.rawHeaders);
          result.pipe(answer);
          return;
        }
        void textOf(result).then((text) => {
          const { 'content-length': _, etag: _etag, 'last-modified': _at, ...kept } = result.headers;
          answer.writeHead(statusCode, kept).end(mark(text, version));
        });
      },
    );
    outgoing.once('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  proxy.on('upgrade', (incoming, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    const onward = connect(Number(target.port), target.hostname, () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let at = 0; at < incoming.rawHeaders.length; at += 2)
        lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.once('error', () => socket.destroy());
    socket.once('error', () => onward.destroy());
  });
  return proxy;
};

export const startReleaseServer = async (target: string): Promise<ReleaseServer> => {
  let version: string | null = null;
  const upgraded = new Set<Duplex>();
  const proxy = createProxy(new URL(target), () => version, upgraded);
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    release: (next) => {
      version = next;
    },
    stop: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      proxy.closeAllConnections();
      // They are no longer the server's to close.
      for (const socket of upgraded) socket.destroy();
      await closed;
    },
  };
};
