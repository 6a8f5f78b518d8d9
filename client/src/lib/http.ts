import { WRITER_HEADER } from '@sideline/schema/background';
import { LIMITS } from '@sideline/schema/limits';
import type { Problem } from '@sideline/schema/errors';
import { awaitedOnLine } from './line';
import { reportReachable, reportUnreachable } from './online';

/**
 * The request had no answer from the server: no connection, a time-out, or something on the way that answered instead.
 */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** The server answered with a refusal. `code` is a key of schema/src/errors.ts, or INTERNAL when the body has none. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}

export interface TimedRequest extends RequestInit {
  /** Milliseconds before the request is abandoned; by default the specification's 10 s. */
  timeoutMs?: number;
}

const WITHOUT_A_SERVER = new Set([502, 504]);

/** Status codes from a proxy about the request itself. Sending the same request again would not help. */
const TOO_LARGE = 413;

/**
 * Whether something other than the server answered: the server does not send pages to programs, but a venue's Wi-Fi sends
 * its sign-in page.
 */
const isFromElsewhere = ({ status, headers }: Response): boolean =>
  status !== TOO_LARGE &&
  /^(?:text\/html|text\/plain|application\/xhtml\+xml)/i.test(headers.get('content-type') ?? '');

const answeredElsewhere = (options?: ErrorOptions): UnreachableError => {
  reportUnreachable();
  return new UnreachableError(
    'The network answered instead of the server, most likely with a Wi-Fi sign-in page. Open another website to sign in to the Wi-Fi, or use another network. Then try again.',
    options,
  );
};

/**
 * `fetch` with the cookie and a time limit. It reports to the online indicator whether there was an answer. Throws
 * UnreachableError if the server did not answer. If the caller aborts, it throws AbortError.
 */
export async function timedFetch(input: RequestInfo | URL, init: TimedRequest = {}): Promise<Response> {
  const { timeoutMs = LIMITS.http.timeoutMs, signal, ...rest } = init;
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await awaitedOnLine(
      fetch(input, {
        credentials: 'same-origin',
        ...rest,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      }),
    );
    if (WITHOUT_A_SERVER.has(response.status)) {
      reportUnreachable();
      throw new UnreachableError('The server cannot be reached. Check the connection and try again.');
    }
    if (isFromElsewhere(response)) throw answeredElsewhere();
    reportReachable();
    return response;
  } catch (failure) {
    if (failure instanceof UnreachableError) throw failure;
    if (signal?.aborted) throw failure;
    reportUnreachable();
    throw new UnreachableError(
      limit.aborted
        ? 'The server did not answer in time. Check the connection and try again.'
        : 'The server cannot be reached. Check the connection and try again.',
      { cause: failure },
    );
  }
}

/** For people who get an unreadable answer: what to do, and what to tell support. */
export const statusText = (status: number): string =>
  `${status >= 500 ? 'Something went wrong on our side.' : 'The server’s answer could not be used.'} Please try again. If this happens again, tell support that the server answered ${status}.`;

interface RefusalBody {
  code?: unknown;
  message?: unknown;
  problems?: unknown;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
}

async function refusalOf(response: Response): Promise<RefusedError> {
  let body: RefusalBody = {};
  try {
    const parsed: unknown = await response.json();
    if (typeof parsed === 'object' && parsed !== null) body = parsed;
  } catch {
    // A body that is not JSON holds nothing for people to read.
  }
  const problems = Array.isArray(body.problems) ? body.problems.filter(isProblem) : [];
  return new RefusedError(
    response.status,
    typeof body.code === 'string' ? body.code : 'INTERNAL',
    typeof body.message === 'string' ? body.message : statusText(response.status),
    problems,
  );
}

/** A REST call with JSON in both directions. Undefined for an empty answer. Throws UnreachableError or RefusedError. */
export async function callRest(
  method: string,
  path: string,
  body?: unknown,
  init: TimedRequest = {},
): Promise<unknown> {
  const response = await timedFetch(path, {
    method,
    ...init,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await refusalOf(response);
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw answeredElsewhere({ cause });
  }
}

/** A file with the server's name for it. Throws UnreachableError or RefusedError. */
export async function fetchFile(
  path: string,
  timeoutMs: number = LIMITS.http.timeoutMs,
): Promise<{ readonly name: string; readonly content: Blob }> {
  const response = await timedFetch(path, { timeoutMs });
  if (!response.ok) throw await refusalOf(response);
  const [, name = 'download'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content: await response.blob() };
}

/** Sends the bytes of a file that `writerId` took. Throws UnreachableError or RefusedError. */
export async function sendFile(path: string, content: Blob, writerId: string): Promise<void> {
  const response = await timedFetch(path, {
    method: 'PUT',
    timeoutMs: LIMITS.http.uploadTimeoutMs,
    headers: {
      accept: 'application/json',
      'content-type': 'application/octet-stream',
      [WRITER_HEADER]: writerId,
    },
    body: content,
  });
  if (!response.ok) throw await refusalOf(response);
}

/** Sends the bytes of a file for the server to read, and returns its result. Throws UnreachableError or RefusedError. */
export async function postFile(path: string, content: Blob, timeoutMs: number): Promise<unknown> {
  const response = await timedFetch(path, {
    method: 'POST',
    timeoutMs,
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    body: content,
  });
  if (!response.ok) throw await refusalOf(response);
  try {
    return (await response.json()) as unknown;
  } catch (cause) {
    throw answeredElsewhere({ cause });
  }
}

interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: unknown; problems?: unknown } }[];
}

/**
 * One GraphQL operation by plain fetch, for the few places that must not load Apollo Client (sign-in, footer). Returns
 * `data`. Throws UnreachableError or RefusedError.
 */
export async function callGraphql(
  query: string,
  variables: Record<string, unknown> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const response = await timedFetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  let answer: GraphqlAnswer;
  try {
    answer = (await response.json()) as GraphqlAnswer;
  } catch (cause) {
    if (response.ok) throw answeredElsewhere({ cause });
    throw new RefusedError(response.status, 'INTERNAL', statusText(response.status));
  }
  const [first] = answer.errors ?? [];
  if (first) {
    const { code, problems } = first.extensions ?? {};
    throw new RefusedError(
      response.status,
      typeof code === 'string' ? code : 'INTERNAL',
      first.message,
      Array.isArray(problems) ? problems.filter(isProblem) : [],
    );
  }
  if (!answer.data) throw new RefusedError(response.status, 'INTERNAL', 'The server sent an empty answer.');
  return answer.data;
}
