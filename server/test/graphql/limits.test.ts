import { LIMITS } from '@sideline/schema/limits';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GRAPHQL_LIMITS } from '../../src/graphql/limits.js';
import { startTestServer, type TestCaller, type TestServer } from '../harness/test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (payload: object, headers: Readonly<Record<string, string>> = {}) =>
  server.nobody().request({ method: 'POST', url: '/graphql', headers, payload });

const TOLD = { accept: 'application/graphql-response+json' };

describe('a document that is too much', () => {
  const aliases = Array.from({ length: GRAPHQL_LIMITS.aliases + 1 }, (_, n) => `a${String(n)}: me { id }`);
  const deep = 'ofType { '.repeat(20);
  it.each([
    ['aliases', `{ ${aliases.join(' ')} }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['depth', `{ __type(name: "User") { ${deep} name ${'}'.repeat(20)} } }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['tokens', `{ me { ${'id '.repeat(GRAPHQL_LIMITS.tokens)} } }`, 'GRAPHQL_PARSE_FAILED'],
    ['cost', `{ users(first: 9999) { nodes { id email } } }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['directives', `{ me { id ${'@include(if: true) '.repeat(60)} } }`, 'GRAPHQL_VALIDATION_FAILED'],
  ])('is refused for its %s with 400', async (_what, query, code) => {
    const response = await post({ query }, TOLD);
    const body = response.json<{ errors: readonly { extensions: { code: string } }[] }>();
    expect(response.statusCode).toBe(400);
    expect(body.errors[0]?.extensions.code).toBe(code);
  });

  it('is none that lists a hundred with what a list shows', async () => {
    const admin = await server.signedIn('admin');
    const query = '{ users(first: 100) { edges { node { id email } } nodes { id email } } }';
    const { errors, status } = await admin.graphql(query, {}, TOLD);
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
  });

  it('is none that holds a text which cannot be stored', async () => {
    const staff = await server.signedIn('staff');
    const { errors, status } = await staff.graphql(
      '{ patients(filter: { text: "\\u0000" }) { totalCount } }',
      {},
      TOLD,
    );
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(errors?.[0]?.message).toContain('cannot be stored');
  });

  it('suggests no fields', async () => {
    const { errors } = await server.nobody().graphql('{ mee { id } }');
    expect(errors?.[0]?.message).not.toContain('Did you mean "me"');
  });

  it('may be a batch of ten and not of more', async () => {
    const staff = await server.signedIn('staff');
    const batch = (length: number) =>
      staff.request({
        method: 'POST',
        url: '/graphql',
        payload: Array.from({ length }, () => ({ query: '{ me { id } }' })),
      });
    const ten = await batch(GRAPHQL_LIMITS.batch);
    expect(ten.statusCode).toBe(200);
    expect(ten.json()).toHaveLength(GRAPHQL_LIMITS.batch);
    const eleven = await batch(GRAPHQL_LIMITS.batch + 1);
    expect(eleven.statusCode).toBe(400);
    expect(eleven.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_INPUT', problems: [{ code: 'too_many' }] } }],
    });
  });
});

describe('what tools need', () => {
  it('answers introspection', async () => {
    const { data, errors } = await server.nobody().graphql('{ __schema { directives { name } } }');
    expect(errors).toBeUndefined();
    const names = (data?.['__schema'] as { directives: { name: string }[] }).directives.map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(['auth', 'public', 'include', 'skip']));
  });

  it('keeps @include and @skip working', async () => {
    const { data, errors } = await server
      .nobody()
      .graphql('{ providerSettings { name @skip(if: true) supportPhone @include(if: true) } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ providerSettings: { supportPhone: '01632 960000' } });
  });

  it('answers in the media type that was asked for, the first time and afterwards', async () => {
    const query = '{ providerSettings { name supportEmail } }';
    for (const accept of [
      'application/json',
      '*/*',
      'application/graphql-response+json, application/json;q=0.9',
    ])
      for (let time = 0; time < 2; time += 1) {
        const response = await post({ query }, { accept });
        const expected = accept.startsWith('application/graphql')
          ? 'application/graphql-response+json'
          : 'application/json';
        expect(response.headers['content-type']).toBe(`${expected}; charset=utf-8`);
        expect(response.headers['cache-control']).toBe('no-store');
        expect(response.json()).toMatchObject({
          data: { providerSettings: { name: 'Sideline Event Medical' } },
        });
      }
    expect((await post({ query }, { accept: 'image/png' })).statusCode).toBe(406);
  });

  it('remembers persisted queries', async () => {
    const query = '{ setupStatus { isOpen } }';
    const extensions = {
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
    };
    const first = await post({ extensions });
    expect(first.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    await post({ query, extensions });
    for (let time = 0; time < 2; time += 1)
      expect((await post({ extensions })).json()).toEqual({ data: { setupStatus: { isOpen: false } } });
    const forged = await post({ query: '{ me { id } }', extensions });
    expect(forged.statusCode).toBe(400);
    expect(forged.body).toContain('provided sha does not match query');
  });
});

describe('errors', () => {
  it('name the variable that does not fit, and carry the request id of the header', async () => {
    const response = await post({
      query: 'query ($filter: UserFilter) { users(filter: $filter) { totalCount } }',
      variables: { filter: { role: 'queen' } },
    });
    const { errors } = response.json<{ errors: readonly { extensions: Record<string, unknown> }[] }>();
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'filter.role' }] });
    expect(errors[0]?.extensions['requestId']).toBe(response.headers['x-request-id']);
  });

  it('have their HTTP status for a caller that takes the newer media type, and 200 for one that does not', async () => {
    const query = '{ users { totalCount } }';
    expect((await post({ query }, TOLD)).statusCode).toBe(401);
    expect((await post({ query })).statusCode).toBe(200);
    const staff = await server.signedIn('staff');
    expect((await staff.graphql(query, {}, TOLD)).status).toBe(403);
  });

  it('say nothing of what nobody foresaw but a number to quote', async () => {
    const broken = await startTestServer();
    try {
      const admin = await broken.signedIn('admin');
      await broken.database.asOwner('ALTER TABLE provider_settings RENAME TO mislaid');
      const { errors, status } = await admin.graphql('{ providerSettings { name } }', {}, TOLD);
      expect(status).toBe(500);
      expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
      expect(errors?.[0]?.message).toBe(
        `Something went wrong on our side. Quote ${errors?.[0]?.extensions.requestId ?? ''} to support.`,
      );
      expect(JSON.stringify(errors)).not.toContain('mislaid');
      expect(JSON.stringify(errors)).not.toContain('provider_settings');
    } finally {
      await broken.close();
    }
  });
});

describe('a foreign page', () => {
  it('cannot have a browser send GraphQL without asking first', async () => {
    for (const contentType of ['text/plain', 'application/x-www-form-urlencoded']) {
      const response = await server.nobody().request({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': contentType },
        payload: '{"query":"{ me { id } }"}',
      });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('"me"');
    }
    const get = await server.nobody().get(`/graphql?query=${encodeURIComponent('{ me { id } }')}`);
    expect(get.statusCode).toBe(400);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['no origin that it would name', { origin: 'null' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['our own page', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', host: 'localhost' }, 204],
    ['a program', {}, 204],
  ])('writes by REST only from our own: %s', async (_what, headers, status) => {
    const caller = await server.signedIn('staff');
    const response = await caller.request({ method: 'POST', url: '/api/auth/logout', headers });
    expect(response.statusCode).toBe(status);
    if (status === 403) expect(response.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
  });

  it('sends JSON or nothing', async () => {
    const response = await server.nobody().request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: '{"email":"a@example.org","password":"b"}',
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'content-type' }] });
    const broken = await server.nobody().request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('rates', () => {
  it('allows a session 1,200 reads a minute, each its own', async () => {
    const one = await server.signedIn('staff');
    const other = await server.signedIn('staff');
    for (let n = 0; n < LIMITS.rate.readsPerMinute; n += 1) await one.get('/api/auth/user');
    const refused = await one.get('/api/auth/user');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await other.get('/api/auth/user')).statusCode).toBe(200);
    server.clock.advance(60_000);
    expect((await one.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('allows a session 6,000 writes a minute, each its own, and with them a thousand queued edits many times over', async () => {
    server.clock.advance(60_000);
    const one = await server.signedIn('staff');
    const other = await server.signedIn('staff');
    const write = (caller: TestCaller, times: number) =>
      caller.graphql(
        `mutation ($input: AuditLogInput!) { ${Array.from({ length: times }, (_, n) => `a${String(n)}: recordAudit(input: $input) { isDone }`).join(' ')} }`,
        { input: { actionType: 'DROPPED' } },
      );
    const each = GRAPHQL_LIMITS.aliases;
    expect(LIMITS.rate.writesPerMinute % each).toBe(0);
    for (let n = 0; n < LIMITS.rate.writesPerMinute; n += each)
      expect((await write(one, each)).errors).toBeUndefined();
    expect((await write(one, 1)).errors?.[0]?.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      seconds: 60,
    });
    expect((await write(other, 1)).errors).toBeUndefined();
    server.clock.advance(60_000);
    expect((await write(one, 1)).errors).toBeUndefined();
    expect(LIMITS.rate.writesPerMinute).toBeGreaterThan(20 * (1_000 / LIMITS.autosave.commandsAtOnce));
  });

  it('allows strangers at one address as many, together, and nobody elsewhere fewer for it', async () => {
    server.clock.advance(60_000);
    const teams = (remoteAddress = '192.0.2.7') =>
      server.nobody().request({ method: 'GET', url: '/api/cheer/teams', remoteAddress });
    for (let n = 0; n < LIMITS.rate.readsPerMinute; n += 1) expect((await teams()).statusCode).toBe(200);
    const refused = await teams();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await teams('192.0.2.8')).statusCode).toBe(200);
    server.clock.advance(60_000);
    expect((await teams()).statusCode).toBe(200);
  });

  it('allows an address 30 public writes a minute, whoever is signed in', async () => {
    server.clock.advance(60_000);
    const staff = await server.signedIn('staff');
    const write = (caller = server.nobody()) =>
      caller.graphql(
        `mutation { createAdmin(input: { firstName: "A", lastName: "B", email: "c@d.example", password: "e" }) { sessionUser { id } } }`,
      );
    for (let n = 0; n < LIMITS.rate.publicWritesPerMinute; n += 1)
      expect((await write()).errors?.[0]?.extensions.code).toBe('SETUP_CLOSED');
    for (const caller of [server.nobody(), staff])
      expect((await write(caller)).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  });
});
