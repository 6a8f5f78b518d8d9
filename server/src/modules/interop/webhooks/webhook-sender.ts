import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { WEBHOOK_LIMITS } from '@sideline/schema/webhooks';
import { addressRule } from './public-address.js';

/** Sends one delivery, only to the address that the name was resolved to and that was checked. */

export interface Attempt {
  /** Null where there was no answer. */
  readonly status: number | null;
  /** In words, where it failed. */
  readonly error: string | null;
  /** The first bytes of the answer. */
  readonly answer: string | null;
}

interface Resolved {
  readonly address: string;
  readonly family: number;
}

export interface SenderDeps {
  readonly privateNetworks: readonly string[];
  readonly allowsHttp: boolean;
  /** All addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly Resolved[]>;
  readonly timeoutMs?: number;
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
const failed = (error: string): Attempt => ({ status: null, error, answer: null });

const PRIVATE = 'The address is private or reserved, and not allowed by the configuration.';

export class WebhookSender {
  readonly #isAllowed: (address: string) => boolean;
  readonly #allowsHttp: boolean;
  readonly #resolve: (host: string) => Promise<readonly Resolved[]>;
  readonly #timeoutMs: number;

  constructor({ privateNetworks, allowsHttp, resolve, timeoutMs = WEBHOOK_LIMITS.timeoutMs }: SenderDeps) {
    this.#isAllowed = addressRule(privateNetworks);
    this.#allowsHttp = allowsHttp;
    this.#resolve = resolve ?? ((host) => systemLookup(host, { all: true, verbatim: true }));
    this.#timeoutMs = timeoutMs;
  }

  /** Why an address cannot be used for an endpoint, in words; null if it can, as far as is known without resolving its name. */
  refusal(text: string): string | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null) return 'Give a whole address, such as https://example.org/hooks.';
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && this.#allowsHttp))
      return 'Give an address that begins with https://.';
    if (url.username !== '' || url.password !== '') return 'Remove the user and password from the address.';
    if (url.hash !== '') return 'Remove the # and everything after it.';
    if (text.length > WEBHOOK_LIMITS.urlLength) return 'This address is too long.';
    const host = bare(url.hostname);
    return isIP(host) !== 0 && !this.#isAllowed(host) ? PRIVATE : null;
  }

  /** Posts the body. Redirects are not followed; anything but 2xx is a failure. Never throws. */
  async send(text: string, body: string, headers: Readonly<Record<string, string>>): Promise<Attempt> {
    const refusal = this.refusal(text);
    if (refusal !== null) return failed(refusal);
    const url = new URL(text);
    const deadline = AbortSignal.timeout(this.#timeoutMs);
    try {
      const target = await this.#target(bare(url.hostname), deadline);
      if (target === null) return failed(PRIVATE);
      return await this.#post(url, target, { body, headers, deadline });
    } catch (error) {
      if (deadline.aborted) return failed(`No answer within ${String(this.#timeoutMs / 1000)} seconds.`);
      return failed(wordsFor(error));
    }
  }

  /** Where the name leads; null where any of its addresses may not be reached: a name with both kinds of address is a trap. */
  async #target(host: string, deadline: AbortSignal): Promise<Resolved | null> {
    const family = isIP(host);
    const found =
      family === 0 ? await withDeadline(this.#resolve(host), deadline) : [{ address: host, family }];
    const [first] = found;
    return first === undefined || found.some(({ address }) => !this.#isAllowed(address)) ? null : first;
  }

  #post(
    url: URL,
    { address, family }: Resolved,
    sent: {
      readonly body: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly deadline: AbortSignal;
    },
  ): Promise<Attempt> {
    const { body, headers, deadline } = sent;
    // The name is not resolved again: the connection goes to the address that was checked.
    const lookup: LookupFunction = (_host, options, answered) => {
      if (options.all === true) answered(null, [{ address, family }]);
      else answered(null, address, family);
    };
    return new Promise((resolve, reject) => {
      const begin = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const request = begin(url, {
        method: 'POST',
        lookup,
        // A connection of its own: none that was made for another name.
        agent: false,
        signal: deadline,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Sideline-Webhooks/1',
        },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        const status = response.statusCode ?? 0;
        const chunks: Buffer[] = [];
        let size = 0;
        const end = () => {
          response.destroy();
          request.destroy();
          const answer = Buffer.concat(chunks).subarray(0, WEBHOOK_LIMITS.answerBytes).toString('utf8');
          resolve({ status, error: failureOf(status), answer: printable(answer) });
        };
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size >= WEBHOOK_LIMITS.answerBytes) end();
        });
        response.on('end', end);
        response.on('error', reject);
      });
      request.end(body);
    });
  }
}

const failureOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `Answered ${String(status)}: redirects are not followed.`
    : `Answered ${String(status)}.`;
};

const printable = (text: string): string | null => {
  const kept = text.replaceAll(/[^\P{C}\n]/gu, ' ').trim();
  return kept === '' ? null : kept;
};

const withDeadline = async <T>(work: Promise<T>, deadline: AbortSignal): Promise<T> => {
  let give: () => void = () => undefined;
  const over = new Promise<never>((_resolve, reject) => {
    give = () => {
      reject(new Error('Too late'));
    };
    deadline.addEventListener('abort', give, { once: true });
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    deadline.removeEventListener('abort', give);
  }
};

const WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name is not known.',
  EAI_AGAIN: 'The host name could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was cut off.',
  EHOSTUNREACH: 'This address cannot be reached.',
  ENETUNREACH: 'This address cannot be reached.',
  ETIMEDOUT: 'The connection took too long.',
};

const wordsFor = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return WORDS[code] ?? `The connection failed${code === '' ? '' : ` (${code})`}.`;
};
