import { LIMITS } from '@sideline/schema/limits';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit, type DefinitionNode, type FragmentDefinitionNode } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentProblem } from '../../src/graphql/document-door.js';
import { GRAPHQL_LIMITS } from '../../src/graphql/limits.js';
import { CHECKOUT } from '../../src/platform/database/database.js';
import { SocketCaller } from '../harness/socket.js';
import { startTestServer, type TestCaller, type TestServer } from '../harness/test-server.js';

const MINUTE = 60_000;
const TOLD = { accept: 'application/graphql-response+json', 'content-type': 'application/json' };
const NAME = '{ providerSettings { name } }';

let server: TestServer;
let other: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  // A second process on the same database, as far as its rates are concerned.
  other = await startTestServer({ database: server.database, clock: server.clock });
});
afterAll(async () => {
  await other.close();
  await server.close();
});
beforeEach(() => {
  server.clock.advance(MINUTE);
});

const post = (payload: object, caller: TestCaller = server.nobody()) =>
  caller.request({ method: 'POST', url: '/graphql', headers: TOLD, payload });

const problemOf = async (payload: object, caller?: TestCaller) => {
  const response = await post(payload, caller);
  const { errors } = response.json<{
    errors?: { extensions: { code: string; problems?: { field: string; code: string }[] } }[];
  }>();
  const { code, problems = [] } = errors?.[0]?.extensions ?? { code: 'none' };
  return {
    status: response.statusCode,
    code,
    problem: problems.map((one) => `${one.field} ${one.code}`).join(),
  };
};

describe('a document', () => {
  const repeated = (times: number) => `{ users(first: 1) { nodes { ${'id '.repeat(times)} } } }`;
  const flood = Array.from(
    { length: 10 },
    (_, n) => `query q${String(n)} { providerSettings { ${'name '.repeat(350)} } }`,
  ).join('\n');
  const nested = `{ ${'users(first: 1) { nodes { id id } } '.repeat(11)} }`;
  const spread = `fragment F on User { id } { users(first: 1) { nodes { ${'...F '.repeat(21)} } } }`;
  const doubling = [
    ...Array.from(
      { length: 30 },
      (_, n) => `fragment f${String(n)} on User { ...f${String(n + 1)} ...f${String(n + 1)} }`,
    ),
    'fragment f30 on User { firstName }',
    '{ users(first: 1) { nodes { ...f0 } } }',
  ].join('\n');

  it.each([
    ['ten operations of 350 repeated fields', flood],
    ['one field repeated in one place', repeated(GRAPHQL_LIMITS.repeats + 1)],
    ['fields repeated below repeated fields', nested],
    ['fields repeated by fragments', spread],
    ['fragments that double', doubling],
  ])('is refused before it is validated: %s', async (_what, query) => {
    const staff = await server.signedIn('staff');
    for (const caller of [server.nobody(), staff])
      expect(await problemOf({ query, operationName: 'q0' }, caller)).toMatchObject({
        status: 400,
        code: 'BAD_INPUT',
        problem: 'query too_much',
      });
  });

  it('is refused by its tokens alone where ten operations have 450 repeated fields', async () => {
    const longer = flood.replaceAll('name '.repeat(350), 'name '.repeat(450));
    expect(await problemOf({ query: longer, operationName: 'q0' })).toMatchObject({
      status: 400,
      code: 'GRAPHQL_PARSE_FAILED',
    });
    const batch = Array.from({ length: 10 }, () => ({ query: repeated(450) }));
    expect(await problemOf(batch)).toMatchObject({ status: 400, problem: ' one_operation' });
    const staff = await server.signedIn('staff');
    expect(await problemOf(batch, staff)).toMatchObject({ status: 400, problem: '0.query too_much' });
  });

  it('may repeat a field a few times', async () => {
    const admin = await server.signedIn('admin');
    expect(await problemOf({ query: repeated(GRAPHQL_LIMITS.repeats) }, admin)).toMatchObject({
      code: 'none',
    });
  });

  it('holds one operation for strangers, and a few for those who are signed in', async () => {
    const query = `query a ${NAME} query b ${NAME}`;
    const refused = { status: 400, code: 'BAD_INPUT', problem: 'query one_operation' };
    expect(await problemOf({ query, operationName: 'a' })).toEqual(refused);
    const staff = await server.signedIn('staff');
    expect(await problemOf({ query, operationName: 'a' }, staff)).toMatchObject({
      status: 200,
      code: 'none',
    });
    const many = Array.from(
      { length: GRAPHQL_LIMITS.operations + 1 },
      (_, n) => `query q${String(n)} ${NAME}`,
    );
    expect(await problemOf({ query: many.join('\n'), operationName: 'q0' }, staff)).toMatchObject({
      problem: 'query too_much',
    });
    expect(await problemOf([{ query: NAME }, { query: NAME }])).toMatchObject({
      status: 400,
      problem: ' one_operation',
    });
  });

  it.each([
    ['two operations and no name', `query a ${NAME} query b ${NAME}`, undefined, 'operationName required'],
    ['a name that it does not have', `query a ${NAME}`, 'b', 'operationName unknown'],
    ['a NUL for a name', `query a ${NAME}`, '\u0000', 'operationName unknown'],
    ['no operation', 'fragment F on User { id }', 'a', 'operationName unknown'],
    ['a NUL', `{ providerSettings { name } } # \u0000`, undefined, 'query unstorable_text'],
    ['half a character', `{ providerSettings { name } } # \ud800`, undefined, 'query unstorable_text'],
  ])('that cannot be run is answered 400: %s', async (_what, query, operationName, problem) => {
    const staff = await server.signedIn('staff');
    expect(await problemOf({ query, operationName }, staff)).toEqual({
      status: 400,
      code: 'BAD_INPUT',
      problem,
    });
  });

  it.each([
    ['NUL', '\u0000'],
    ['half a character', '\udc00'],
  ])('whose variables cannot be stored is answered 400: %s', async (_what, text) => {
    const staff = await server.signedIn('staff');
    for (const query of [
      'query ($text: String!) { searchAddresses(text: $text) { status } }',
      'mutation ($text: String!) { login(input: { email: $text, password: $text }) { sessionUser { id } } }',
    ])
      expect(await problemOf({ query, variables: { text } }, staff)).toMatchObject({ status: 400 });
    expect(await problemOf({ query: NAME, variables: { [text]: 1 } }, staff)).toMatchObject({
      code: expect.stringMatching(/^(none|BAD_INPUT)$/) as string,
    });
  });

  it('that is known by its hash is held to its operations', async () => {
    const query = `query a ${NAME} query b ${NAME}`;
    const extensions = {
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
    };
    const staff = await server.signedIn('staff');
    expect(await problemOf({ query, extensions, operationName: 'a' }, staff)).toMatchObject({ status: 200 });
    expect(await problemOf({ extensions, operationName: 'b' }, staff)).toMatchObject({ status: 200 });
    for (const operationName of [undefined, 'c'])
      expect(await problemOf({ extensions, operationName }, staff)).toMatchObject({ status: 400 });
  });

  it('of the client passes, each of them', () => {
    const folder = join(CHECKOUT, 'client', 'src');
    const definitions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.graphql'))
      .flatMap(
        (path): readonly DefinitionNode[] => parse(readFileSync(join(folder, path), 'utf8')).definitions,
      );
    const fragments = new Map(
      definitions
        .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
        .map((one) => [one.name.value, one]),
    );
    const withFragments = (definition: DefinitionNode): readonly DefinitionNode[] => {
      const needed = new Set<DefinitionNode>([definition]);
      for (const one of needed)
        visit(one, {
          FragmentSpread: ({ name }) => {
            const fragment = fragments.get(name.value);
            if (fragment !== undefined) needed.add(fragment);
          },
        });
      return [...needed];
    };
    const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    expect(operations.length).toBeGreaterThan(100);
    const refused = operations
      .map((operation) => ({ kind: Kind.DOCUMENT, definitions: withFragments(operation) }) as const)
      .filter((document) => documentProblem(document) !== null)
      .map((document) => print(document).slice(0, 80));
    expect(refused).toEqual([]);
  });
});

describe('documents that are new', () => {
  const { newDocumentsPerMinute } = LIMITS.rate;
  const invalid = (n: number) => ({ query: `{ nothing${String(n)} }` });

  it('are charged to strangers before they are validated, valid or not; those that are known cost nothing', async () => {
    const known = { query: `query known ${NAME}` };
    expect(await problemOf(known)).toMatchObject({ status: 200 });
    for (let n = 1; n < newDocumentsPerMinute; n += 1)
      expect(await problemOf(invalid(n))).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
    expect(await problemOf({ query: '{ unfinished' })).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    });
    const refused = await post({ query: `query other ${NAME}` });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await problemOf(known)).toMatchObject({ status: 200 });
    const elsewhere = { method: 'POST', url: '/graphql', remoteAddress: '192.0.2.44' } as const;
    const there = await server.nobody().request({ ...elsewhere, headers: TOLD, payload: invalid(0) });
    expect(there.statusCode).toBe(400);
    server.clock.advance(MINUTE);
    expect(await problemOf(invalid(0))).toMatchObject({ status: 400 });
  });

  it('are counted by all processes together', async () => {
    let charged = 0;
    for (let n = 0; n < newDocumentsPerMinute; n += 1)
      for (const one of [server, other])
        if ((await problemOf(invalid(n), one.nobody())).status !== 429) charged += 1;
    expect(charged).toBe(newDocumentsPerMinute);
    for (const one of [server, other])
      expect(await problemOf(invalid(0), one.nobody())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

it('a document that comes over a socket is charged to the session before it is validated', async () => {
  const { newDocumentsOfSessionPerMinute } = LIMITS.rate;
  const caller = await server.signedIn('patient');
  const socket = new SocketCaller(await server.listen(), caller);
  const ask = async (query: string) => {
    const followed = socket.follow(query);
    return JSON.stringify(await followed.ended);
  };
  // Any of a session's documents count, whichever way they come.
  for (let n = 0; n < newDocumentsOfSessionPerMinute; n += 1)
    await post({ query: `{ nothing${String(n)} }` }, caller);
  expect(await ask('subscription { nothing }')).toContain('TOO_MANY_REQUESTS');
  server.clock.advance(MINUTE);
  expect(await ask('subscription { nothing }')).toContain('GRAPHQL_VALIDATION_FAILED');
  await socket.close();
});

it('two processes share what a session may read in a minute, to a tenth', async () => {
  const { readsPerMinute } = LIMITS.rate;
  const caller = await server.signedIn('staff');
  const read = (from: TestServer) => {
    const there = from.nobody();
    there.cookie = caller.cookie;
    return there.get('/api/auth/user');
  };
  for (let n = 0; n < readsPerMinute; n += 1) expect((await read(server)).statusCode).toBe(200);
  expect((await read(server)).statusCode).toBe(429);
  let there = 0;
  while ((await read(other)).statusCode === 200) there += 1;
  expect(there).toBe(readsPerMinute / 10);
});

it('two processes share what strangers may write from one address', async () => {
  const write = async (from: TestServer) =>
    (
      await from
        .nobody()
        .graphql(
          'mutation { createAdmin(input: { firstName: "A", lastName: "B", email: "c@d.example", password: "e" }) { sessionUser { id } } }',
        )
    ).errors?.[0]?.extensions.code;
  const codes: unknown[] = [];
  for (let n = 0; n < LIMITS.rate.publicWritesPerMinute; n += 1)
    for (const one of [server, other]) codes.push(await write(one));
  expect(codes.filter((code) => code === 'SETUP_CLOSED')).toHaveLength(LIMITS.rate.publicWritesPerMinute);
});

describe('GraphQL from a page', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['our own page', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', host: 'localhost' }, 200],
    ['a program', {}, 200],
  ])('is held to the same rule as REST: %s', async (_what, headers, status) => {
    const response = await server.nobody().request({
      method: 'POST',
      url: '/graphql',
      headers: { ...TOLD, ...headers },
      payload: { query: NAME },
    });
    expect(response.statusCode).toBe(status);
    if (status === 403)
      expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'FOREIGN_ORIGIN' } }] });
  });
});
