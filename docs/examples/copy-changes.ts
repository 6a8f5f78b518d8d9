/**
 * Copies events and keeps the copy up to date from the change feed, which the OpenAPI document types:
 *
 *   npx openapi-typescript https://sideline.example/api/openapi.json -o sideline-api.d.ts
 *   SIDELINE_URL=https://sideline.example SIDELINE_TOKEN=slt_… node copy-changes.js
 *
 * The token needs the scope `events_read`.
 */
import type { components } from './sideline-api';

type Changes = components['schemas']['Changes'];
type Problem = components['schemas']['Error'];

/** What the query below asks for. */
interface CopiedEvent {
  readonly id: string;
  readonly name: string;
  readonly date: string;
}
interface Answer {
  readonly data: { readonly event: CopiedEvent | null } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

const url = process.env['SIDELINE_URL'] ?? '';
const token = process.env['SIDELINE_TOKEN'] ?? '';
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

/** One request. Waits and tries again where the server says for how long. */
const call = async (path: string, options: RequestInit = {}): Promise<unknown> => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const response = await fetch(url + path, { ...options, headers });
    if (response.ok) return response.json();
    const wait = response.headers.get('retry-after');
    if (wait === null) {
      const { code, message, requestId } = (await response.json()) as Problem;
      throw new Error(`${code}: ${message} (request ${requestId})`);
    }
    await new Promise((resolve) => setTimeout(resolve, Number(wait) * 1_000));
  }
  throw new Error('Sideline is too busy. Try again later.');
};

const EVENT = 'query Event($id: ID!) { event(eventId: $id) { id name date } }';

/** Null if it was deleted since: the feed will say so. */
const readEvent = async (id: string): Promise<CopiedEvent | null> => {
  const body = JSON.stringify({ query: EVENT, variables: { id } });
  const { data, errors } = (await call('/graphql', { method: 'POST', body })) as Answer;
  const [error] = errors ?? [];
  if (error && error.extensions.code !== 'NOT_FOUND') throw new Error(error.message);
  return data?.event ?? null;
};

/** Brings the copy up to date. Returns the cursor for the next time: keep it with the copy. */
export const follow = async (events: Map<string, CopiedEvent>, since: string): Promise<string> => {
  let cursor = since;
  for (;;) {
    const query = new URLSearchParams({ since: cursor, kinds: 'event', first: '100' });
    const page = (await call(`/api/changes?${query.toString()}`)) as Changes;
    for (const { id, is_deleted } of page.changes) {
      const event = is_deleted ? null : await readEvent(id);
      if (event === null) events.delete(id);
      else events.set(id, event);
    }
    cursor = page.cursor;
    if (!page.has_more) return cursor;
  }
};

const copy = new Map<string, CopiedEvent>();
follow(copy, '')
  .then(() => {
    console.log(JSON.stringify(Object.fromEntries(copy)));
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
