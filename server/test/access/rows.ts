import { newId } from '../../src/platform/ids.js';
import { CALLERS, type Who, type World } from '../access-world.js';
import { headersOf, SocketCaller, upgradeStatus } from '../harness/socket.js';
import type { TestCaller } from '../harness/test-server.js';

/**
 * Who gets what from whom, written by hand from the specification (sections 2 and 6), design section 4 and clinical
 * section 7, and not from what the decorators say: every operation and every REST row, as everybody, on own and on others'
 * records. Each module has its rows in <module>.access.ts, and matrix.test.ts names what is not in there.
 *
 * The columns are those of CALLERS:
 *   nobody  admin  author  colleague  client  patient  token  reader  clientToken
 * 'author' and 'colleague' are staff, 'token' an API token for staff, 'reader' one that may not write.
 */
const SHORT: Readonly<Record<string, string>> = {
  U: 'UNAUTHENTICATED',
  F: 'FORBIDDEN',
  // Past the door: the sample is one that the rules refuse, to everybody alike.
  B: 'BAD_INPUT',
  N: 'NOT_FOUND',
  L: 'LINK_CLOSED',
  K: 'KIOSK_CLOSED',
  // Allowed, and too early or in the wrong state: the sample is a shift of the day after tomorrow, at the earliest.
  E: 'SHIFT_TOO_EARLY',
  S: 'SHIFT_STATE',
  O: 'SHIFT_NOT_OTHERS',
  P: 'SHIFT_NO_PROFILE',
  W: 'POSITION_NOT_ALLOWED',
  // May ask, and sees nothing.
  '-': 'null',
};

/** What each caller gets, by the words of a row. Throws where the row has not one for each. */
export const columns = (expected: string): Readonly<Record<string, string>> => {
  const cells = expected.trim().split(/\s+/);
  if (cells.length !== CALLERS.length) throw new Error(`${String(cells.length)} columns in '${expected}'`);
  return Object.fromEntries(
    CALLERS.map((who, place) => [who, SHORT[cells[place] ?? ''] ?? cells[place] ?? '']),
  );
};

export const EVERYBODY = '        ok ok ok ok ok ok ok ok ok';
export const CLINICIANS_SESSION = 'U  ok ok ok F  F  F  F  F';
export const CLINICIANS = '       U  ok ok ok F  F  ok ok F';
export const EVENT_VIEWERS = '    U  ok ok ok ok F  ok ok ok';
export const CLINICIANS_WRITE = ' U  ok ok ok F  F  ok F  F';
export const ADMINS = '           U  ok F  F  F  F  F  F  F';
export const ADMIN_SESSION = '    U  ok F  F  F  F  F  F  F';
/** Of what is not there. */
export const CLINICIANS_ON_UNKNOWN = 'U  N  N  N  F  F  N  F  F';
export const ADMINS_ON_UNKNOWN = '    U  N  F  F  F  F  F  F  F';
export const UNKNOWN_READ = 'U  N  N  N  F  F  N  N  F';
export const ON_UNKNOWN_PLACES = 'U  B  B  B  F  F  B  F  F';

export type Facts = Readonly<Record<string, unknown>>;

export interface Call {
  readonly operation: string;
  /** Whose record it is about, where that matters. */
  readonly on: string;
  readonly expected: string;
  readonly ask: (caller: TestCaller, world: World, who: Who) => Promise<string>;
  /** Ends or changes the caller's session: it gets one of its own. */
  readonly isEnding: boolean;
}

interface More {
  readonly isEnding?: boolean;
  /** Reads an outcome that is no error out of the data. */
  readonly outcome?: (data: Facts) => string;
}

export type Variables = (world: World, who: Who) => Facts | Promise<Facts>;

/** A token that may only read is told so. To the matrix it is a refusal like any other. */
const toldApart = (code: string | undefined): string =>
  code === 'TOKEN_READ_ONLY' ? 'FORBIDDEN' : (code ?? 'an error without a code');

export const call = (
  operation: string,
  on: string,
  expected: string,
  document: string,
  variables: Variables = () => ({}),
  { isEnding = false, outcome }: More = {},
): Call => ({
  operation,
  on,
  expected,
  isEnding,
  ask: async (caller, world, who) => {
    const { data, errors } = await caller.graphql(document, await variables(world, who));
    if (errors) return toldApart(errors[0]?.extensions.code);
    const [value] = Object.values(data ?? {});
    if (value === null || value === undefined) return 'null';
    return outcome?.(data ?? {}) ?? 'ok';
  },
});

export const q = (
  field: string,
  expected: string,
  on: string,
  parameters: string,
  body: string,
  variables?: Variables,
): Call =>
  call(
    `Query.${field}`,
    on,
    expected,
    `query ${parameters} { ${body.startsWith('(') || body.startsWith('{') ? field + body : body} }`,
    variables,
  );

/** A mutation with one input. */
export const m = (
  field: string,
  type: string,
  expected: string,
  on: string,
  selection: string,
  input: Variables,
  more?: More,
): Call =>
  call(
    `Mutation.${field}`,
    on,
    expected,
    `mutation ($input: ${type}!) { ${field}(input: $input) ${selection} }`,
    async (world, who) => ({ input: await input(world, who) }),
    more,
  );

/** A subscription, over a socket of the caller's own: 'ok' once it has brought something. */
export const s = (
  field: string,
  expected: string,
  parameters: string,
  body: string,
  variables: Variables,
  on = 'any',
): Call => ({
  operation: `Subscription.${field}`,
  on,
  expected,
  isEnding: false,
  ask: async (caller, world, who) => {
    const address = await world.server.listen();
    // Who may not even open a socket is told by the upgrade's status.
    if ((await upgradeStatus(address, headersOf(caller))) === 401) return 'UNAUTHENTICATED';
    const socket = new SocketCaller(address, caller);
    try {
      const asked = socket.follow(`subscription ${parameters} { ${field}${body} }`, {
        ...(await variables(world, who)),
      });
      // Who brings neither session nor token may still send one on the socket, and is sent away without.
      const first = await Promise.race([asked.at(0), socket.closed.then(() => null)]).catch(() => null);
      if (first === null) return (await socket.closed) === 4401 ? 'UNAUTHENTICATED' : 'closed';
      return first.errors?.[0]?.extensions?.code ?? 'ok';
    } finally {
      await socket.close();
    }
  },
});

/** An administrator's mutation on an id that is nobody's. */
export const byUnknownId = (operation: string, body = ''): Call =>
  call(
    `Mutation.${operation}`,
    'unknown',
    'U  N  F  F  F  F  F  F  F',
    `mutation ($id: ID!) { ${operation}(input: { id: $id }) ${body} }`,
    () => ({ id: newId() }),
  );

/** The id of a record, as `$id`. */
export const prfById =
  (id: (world: World) => string): Variables =>
  (world) => ({ id: id(world) });

/** REST rows by status, in the same columns. A row mirrors an operation, so one or two records each will do. */
export interface RestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly on: string;
  readonly expected: string;
  readonly url: (world: World) => string | Promise<string>;
  readonly body?: (world: World, who: Who) => object;
  /** In place of a body: sends what is no JSON. */
  readonly send?: (caller: TestCaller, url: string) => Promise<{ readonly statusCode: number }>;
  readonly isEnding?: boolean;
}

/** The rows of one module. */
export interface AccessRows {
  readonly graphql: readonly Call[];
  readonly rest?: readonly RestCall[];
}
