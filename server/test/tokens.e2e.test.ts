import { READ_SCOPES, TOKEN_SCOPES } from '@sideline/schema/scopes';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUnconnected } from '../src/cli/contract.js';
import { RootGuard } from '../src/graphql/root-guard.js';
import { buildGraphqlSchema } from '../src/graphql/schema.js';
import { CHECKOUT } from '../src/platform/database/database.js';
import { operationOf } from '../src/rest/mirrors.js';
import { SocketCaller } from './harness/socket.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { createdApiToken { token apiToken { id name role canWrite createdByName lastUsedAt } } }
}`;
const LIST = '{ apiTokens { id lastUsedAt revokedAt } }';
const DAY = 24 * 60 * 60_000;

interface Created {
  readonly createApiToken: {
    readonly createdApiToken: { readonly token: string | null; readonly apiToken: { readonly id: string } };
  };
}
interface Listed {
  readonly apiTokens: readonly { readonly id: string; readonly lastUsedAt: string | null }[];
}

let server: TestServer;
let admin: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const input = (facts: object = {}) => ({
  id: randomUUID(),
  name: 'Hospital interface',
  role: 'staff',
  scopes: READ_SCOPES,
  expiresAt: new Date(server.clock.now().getTime() + 30 * DAY).toISOString(),
  ...facts,
});

const make = async (facts: object = {}): Promise<{ id: string; caller: TestCaller }> => {
  const answer = await admin.graphql(CREATE, { input: input(facts) });
  expect(answer.errors).toBeUndefined();
  const { createdApiToken: made } = (answer.data as unknown as Created).createApiToken;
  const caller = server.nobody();
  caller.bearer = made.token;
  return { id: made.apiToken.id, caller };
};

describe('an API token', () => {
  it('acts as an account of its own, on GraphQL and on REST', async () => {
    const { caller } = await make();
    expect(caller.bearer).toMatch(/^slt_[\w-]{43}$/);
    const me = await caller.graphql('{ me { id role firstName } }');
    expect(me.data).toMatchObject({ me: { role: 'staff', firstName: 'Hospital interface' } });
    expect((me.data?.['me'] as { id: string }).id).not.toBe(admin.user?.id);
    const user = await caller.get('/api/auth/user');
    expect(user.statusCode).toBe(200);
    expect(user.json()).toMatchObject({ role: 'staff' });
    // No session, so nothing that a device would close with it.
    expect(user.json()).not.toHaveProperty('deviceKey');
  });

  it('is shown once, kept as a hash, and made once however often the command is sent', async () => {
    const same = input();
    const first = await admin.graphql(CREATE, { input: same });
    const second = await admin.graphql(CREATE, { input: same });
    expect((first.data as unknown as Created).createApiToken.createdApiToken.token).toEqual(
      expect.any(String),
    );
    expect((second.data as unknown as Created).createApiToken.createdApiToken.token).toBeNull();
    const [row] = await server.database.asOwner<{ isHash: boolean }>(
      `SELECT token_hash = sha256(convert_to($2, 'UTF8')) AS "isHash" FROM api_token WHERE id = $1`,
      [same.id, (first.data as unknown as Created).createApiToken.createdApiToken.token],
    );
    expect(row?.isHash).toBe(true);
    const stranger = await server.signedIn('admin');
    const clash = await stranger.graphql(CREATE, { input: same });
    expect(clash.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('is made once where the command is sent twice at the same moment', async () => {
    const same = input();
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      // Both are under way before either has made anything.
      await runner.query('LOCK TABLE app_user IN SHARE MODE');
      const making = [admin.graphql(CREATE, { input: same }), admin.graphql(CREATE, { input: same })];
      await expect
        .poll(
          () =>
            server.database.asOwner(
              `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            ),
          { timeout: 20_000 },
        )
        .toHaveLength(2);
      await runner.commitTransaction();
      const made = (await Promise.all(making)).map(({ data, errors }) => {
        expect(errors).toBeUndefined();
        return (data as unknown as Created).createApiToken.createdApiToken;
      });
      expect(made.map(({ apiToken }) => apiToken.id)).toEqual([same.id, same.id]);
      expect(made.filter(({ token }) => token !== null)).toHaveLength(1);
    } finally {
      await runner.release();
    }
  });

  it('notes when it was last used', async () => {
    const { id, caller } = await make();
    const lastUse = async () => {
      const { data } = await admin.graphql(LIST);
      return (data as unknown as Listed).apiTokens.find((token) => token.id === id)?.lastUsedAt;
    };
    expect(await lastUse()).toBeNull();
    await caller.get('/api/auth/user');
    expect(await lastUse()).toBe(server.clock.now().toISOString());
  });

  it('is refused once it was revoked, has expired, or never was', async () => {
    const { id, caller } = await make();
    const revoked = await admin.graphql(
      'mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { apiToken { revokedAt } } }',
      {
        id,
      },
    );
    expect(revoked.data).toEqual({
      revokeApiToken: { apiToken: { revokedAt: server.clock.now().toISOString() } },
    });
    expect((await caller.get('/api/auth/user')).statusCode).toBe(401);
    const graphql = await caller.request({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ providerSettings { name } }' },
    });
    expect(graphql.statusCode).toBe(401);
    expect(graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });

    const stranger = server.nobody();
    stranger.bearer = `slt_${'x'.repeat(43)}`;
    expect((await stranger.get('/api/auth/user')).statusCode).toBe(401);
    const unknown = await admin.graphql(
      'mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { apiToken { id } } }',
      {
        id: randomUUID(),
      },
    );
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('expires', async () => {
    const late = await startTestServer();
    try {
      const caller = late.nobody();
      const owner = await late.signedIn('admin');
      const expiresAt = new Date(late.clock.now().getTime() + 60_000).toISOString();
      const made = await owner.graphql(CREATE, { input: { ...input(), expiresAt } });
      caller.bearer = (made.data as unknown as Created).createApiToken.createdApiToken.token;
      expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
      late.clock.advance(60_000);
      expect((await caller.get('/api/auth/user')).statusCode).toBe(401);
    } finally {
      await late.close();
    }
  });

  it('never administers, and is read-only unless it was made to write', async () => {
    const { caller: reader } = await make();
    const { caller: writer } = await make({ scopes: TOKEN_SCOPES });
    for (const caller of [reader, writer]) {
      for (const query of [LIST, '{ users { totalCount } }'])
        expect((await caller.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      const changed = await caller.graphql(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isDone } }',
        {
          input: { currentPassword: 'a', newPassword: 'b' },
        },
      );
      expect(changed.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect((await reader.graphql('mutation { logout { isDone } }')).errors?.[0]?.extensions.code).toBe(
      'TOKEN_READ_ONLY',
    );
    expect((await writer.graphql('mutation { logout { isDone } }')).data).toEqual({
      logout: { isDone: true },
    });
  });

  it.each([
    ['a time that is over', { expiresAt: '2026-01-01T00:00:00Z' }, 'expiresAt'],
    ['more than a year', { expiresAt: '2036-01-01T00:00:00Z' }, 'expiresAt'],
    ['no name', { name: '  ' }, 'name'],
    ['nothing that it may do', { scopes: [] }, 'scopes'],
    ['a client token without a client', { role: 'client' }, 'clientId'],
    ['no uuid', { id: 'token-1' }, 'id'],
  ])('is not made with %s', async (_what, facts, field) => {
    const answer = await admin.graphql(CREATE, { input: input(facts) });
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(answer.errors?.[0]?.extensions.problems?.map((problem) => problem.field)).toContain(field);
  });

  it('is never for an administrator or a patient', async () => {
    for (const role of ['admin', 'patient']) {
      const answer = await admin.graphql(CREATE, { input: input({ role }) });
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        problems: [{ field: 'input.role' }],
      });
    }
  });
});

describe('the scopes of a token', () => {
  it('open what they name and nothing else, through GraphQL and REST alike', async () => {
    const { caller } = await make({ scopes: ['events_read'] });
    expect((await caller.graphql('{ events { totalCount } }')).errors).toBeUndefined();
    expect((await caller.get('/api/events')).statusCode).toBe(200);
    const refused = await caller.graphql('{ patients { totalCount } }');
    expect(refused.errors?.[0]?.extensions.code).toBe('TOKEN_SCOPE');
    expect(refused.errors?.[0]?.message).toContain('patients_read');
    const rest = await caller.get('/api/patients');
    expect(rest.statusCode).toBe(403);
    expect(rest.json()).toMatchObject({ code: 'TOKEN_SCOPE' });
    expect(rest.headers['www-authenticate']).toBe(
      'Bearer realm="Sideline", error="insufficient_scope", scope="patients_read"',
    );
    // What everybody may read asks for no scope.
    expect((await caller.graphql('{ providerSettings { name } }')).errors).toBeUndefined();
  });

  it('hold below the root fields too, wherever a record is reached', async () => {
    const DASHBOARD = '{ dashboard { todaysEvents { name } } }';
    const { caller } = await make({ scopes: ['reports_read'] });
    expect((await caller.graphql('{ dashboard { __typename } }')).errors).toBeUndefined();
    const refused = await caller.graphql(DASHBOARD);
    expect(refused.errors?.[0]?.extensions.code).toBe('TOKEN_SCOPE');
    expect(refused.errors?.[0]?.message).toContain('events_read');
    const { caller: wider } = await make({ scopes: ['reports_read', 'events_read'] });
    expect((await wider.graphql(DASHBOARD)).errors).toBeUndefined();
  });

  it('say that a token may only read', async () => {
    const { caller } = await make({ scopes: ['stock_read'] });
    const refused = await caller.graphql(
      'mutation ($input: CreateStockLocationInput!) { createStockLocation(input: $input) { stockLocation { id } } }',
      { input: { id: randomUUID(), name: 'Tent', type: 'medical_tent' } },
    );
    expect(refused.errors?.[0]).toMatchObject({
      message: 'This token can only read. Ask an administrator for a token that can write.',
      extensions: { code: 'TOKEN_READ_ONLY' },
    });
  });

  it('are absent from a token made before them, which keeps what its role may', async () => {
    const { id, caller } = await make({ scopes: ['events_read'] });
    await server.database.asOwner('UPDATE api_token SET scopes = NULL, can_write = true WHERE id = $1', [id]);
    expect((await caller.graphql('{ patients { totalCount } }')).errors).toBeUndefined();
    const { data } = await admin.graphql('{ apiTokens { id scopes } }');
    expect(data?.['apiTokens']).toContainEqual({ id, scopes: null });
  });

  it('exist for every root field and REST row that a token may call', () => {
    const container = startUnconnected();
    const { audit, rates: share } = container.services;
    const guard = new RootGuard({ audit, share, clock: server.clock.now });
    const { operations } = buildGraphqlSchema(container, guard);
    const without = [...operations.values()].filter(
      ({ access, scope }) => !access.isPublic && !access.sessionOnly && scope === null,
    );
    expect(without.map(({ name }) => name)).toEqual([]);
    // A row asks what the field asks that it mirrors, and a row without a field stops the start.
    for (const route of container.routes)
      expect(operationOf(route, operations).scope, route.path).toBe(operations.get(route.mirrors)?.scope);
  });
});

describe('a program with a token', () => {
  it('hears what to bring where it is refused', async () => {
    const nobody = await server.nobody().get('/api/patients');
    expect(nobody.statusCode).toBe(401);
    expect(nobody.headers['www-authenticate']).toBe('Bearer realm="Sideline"');
    const stranger = server.nobody();
    stranger.bearer = `slt_${'x'.repeat(43)}`;
    for (const response of [
      await stranger.get('/api/patients'),
      await stranger.request({
        method: 'POST',
        url: '/graphql',
        payload: { query: '{ patients { totalCount } }' },
      }),
    ])
      expect(response.headers['www-authenticate']).toBe('Bearer realm="Sideline", error="invalid_token"');
  });

  it('hears with each answer what it cost and what is left of its rate', async () => {
    const { caller } = await make();
    const ask = () =>
      caller.request({
        method: 'POST',
        url: '/graphql',
        payload: { query: '{ events(first: 5) { nodes { name } } }' },
      });
    const first = await ask();
    const second = await ask();
    const extensions = second.json<{ extensions: { cost: object; rates: { remaining: number }[] } }>()
      .extensions;
    expect(extensions).toEqual({
      cost: { requested: expect.any(Number) as number, maximum: 20_000 },
      rates: [{ name: 'read', perMinute: 1_200, remaining: 1_198, resetSeconds: 60 }],
    });
    expect(first.headers['ratelimit']).toBe('"read";r=1199;t=60');
    expect(second.headers).toMatchObject({
      ratelimit: '"read";r=1198;t=60',
      'ratelimit-policy': '"read";q=1200;w=60',
      'graphql-cost': expect.stringMatching(/^\d+;max=20000$/) as string,
    });
    expect((await caller.get('/api/events')).headers['ratelimit']).toBe('"read";r=1197;t=60');
  });

  it('reads the SDL as it is committed', async () => {
    const sdl = await server.nobody().get('/graphql/schema.graphql');
    expect(sdl.statusCode).toBe(200);
    expect(sdl.body).toBe(readFileSync(join(CHECKOUT, 'schema', 'schema.graphql'), 'utf8'));
    const again = await server.nobody().request({
      method: 'GET',
      url: '/graphql/schema.graphql',
      headers: { 'if-none-match': String(sdl.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('subscribes with its token in connectionParams, within its scopes, until it is revoked', async () => {
    const address = await server.listen();
    const { id, caller } = await make({ scopes: ['control_read'] });
    const authorization = `Bearer ${String(caller.bearer)}`;
    const eventId = randomUUID();
    const CONTROL = 'subscription ($eventId: ID!) { controlChanged(eventId: $eventId) { __typename } }';

    const socket = new SocketCaller(address, server.nobody(), { authorization });
    const { errors } = await socket.follow(CONTROL, { eventId }).at(0);
    // Let in, and told of an event that there is not.
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');

    const narrow = await make({ scopes: ['stock_read'] });
    const refused = new SocketCaller(address, server.nobody(), {
      authorization: `Bearer ${String(narrow.caller.bearer)}`,
    });
    expect((await refused.follow(CONTROL, { eventId }).at(0)).errors?.[0]?.extensions?.code).toBe(
      'TOKEN_SCOPE',
    );
    await refused.close();

    const stranger = new SocketCaller(address, server.nobody());
    stranger.follow(CONTROL, { eventId });
    expect(await stranger.closed).toBe(4401);

    await admin.graphql('mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { apiToken { id } } }', {
      id,
    });
    await socket.close();
    const revoked = new SocketCaller(address, server.nobody(), { authorization });
    revoked.follow(CONTROL, { eventId });
    expect(await revoked.closed).toBe(4401);
  });
});
