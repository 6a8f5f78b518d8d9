import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 20;

export interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  readonly code?: string;
}

interface Reply {
  readonly body: string;
  /** The session's cookie, where it brings one. */
  readonly cookie: string | null;
}

/** Of one request: how long it took until its whole answer, and the code of its refusal, null for a success. */
export interface Told {
  readonly ms: number;
  readonly code: string | null;
}

export interface CallerOptions {
  /** The server's, `http://127.0.0.1:…`. */
  readonly address: string;
  /** The loopback address that it calls from. */
  readonly from?: string;
  /** Whether asking again is of no use, because the server has ended. */
  readonly hasEnded: () => boolean;
  readonly onAnswer?: (told: Told) => void;
}

/** Null where it is no JSON. */
const answerIn = (body: string): Answer | null => {
  try {
    return JSON.parse(body) as Answer;
  } catch {
    return null;
  }
};

/** A device, or an attacker, at one address. Counts how often each code was answered that was not a success. */
export class Caller {
  /** 'NO ANSWER' where the connection to the server was cut, or what came was no JSON. */
  readonly refusals: Record<string, number> = {};
  readonly #agent: Agent;
  /** Of the device itself, as a browser keeps it: it stays when a session ends. */
  #device = '';
  readonly #options: CallerOptions;

  constructor(options: CallerOptions) {
    this.#options = options;
    this.#agent = new Agent({
      keepAlive: true,
      // Below the server's own, so that no request meets a connection that is being closed.
      timeout: 4_000,
      ...(options.from === undefined ? {} : { localAddress: options.from }),
    });
  }

  count(code: string): void {
    this.refusals[code] = (this.refusals[code] ?? 0) + 1;
  }

  /** Null where it was refused, or nothing came back. With the session's cookie where the answer brings one. */
  async ask(
    path: string,
    body: unknown,
    cookie = '',
  ): Promise<{ readonly answer: Answer; readonly cookie: string | null } | null> {
    const began = performance.now();
    const reply = await this.#post(path, JSON.stringify(body), cookie).catch(() => null);
    const answer = reply === null ? null : answerIn(reply.body);
    const code = answer === null ? 'NO ANSWER' : (answer.errors?.[0]?.extensions.code ?? answer.code ?? null);
    this.#options.onAnswer?.({ ms: performance.now() - began, code });
    if (answer !== null && code === null) return { answer, cookie: reply?.cookie ?? null };
    this.count(code ?? '');
    return null;
  }

  /** As a device does: again and again until it is acknowledged, or the server has ended. */
  async insist(path: string, body: unknown, cookie = ''): Promise<Answer | null> {
    while (!this.#options.hasEnded()) {
      const told = await this.ask(path, body, cookie);
      if (told !== null) return told.answer;
      await pause(RETRY_MS);
    }
    return null;
  }

  /** Signs in, again and again. Gives the session's cookie; '' where the server has ended, or `isOver` says so. */
  async signIn(
    credentials: { readonly email: string; readonly password: string },
    { isOver = () => false, everyMs = RETRY_MS }: { isOver?: () => boolean; everyMs?: number } = {},
  ): Promise<string> {
    while (!this.#options.hasEnded() && !isOver()) {
      const told = await this.ask('/api/auth/login', credentials);
      if (told !== null) return told.cookie ?? '';
      await pause(everyMs);
    }
    return '';
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(path: string, body: string, cookie: string): Promise<Reply> {
    const { address } = this.#options;
    const cookies = [cookie, this.#device].filter((one) => one !== '').join('; ');
    return new Promise((resolve, reject) => {
      const sent = request(
        `${address}${path}`,
        {
          agent: this.#agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            origin: address,
            ...(cookies === '' ? {} : { cookie: cookies }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          // The session's comes first, and the device's after it.
          const [, device] = response.headers['set-cookie'] ?? [];
          this.#device = device?.split(';')[0] ?? this.#device;
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            resolve({
              body: Buffer.concat(chunks).toString('utf8'),
              cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? null,
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
