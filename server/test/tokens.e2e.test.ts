import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id name role canWrite createdByName lastUsedAt } }
}`;
const LIST = '{ apiTokens { id lastUsedAt revokedAt } }';
const DAY = 24 * 60 * 60_000;

interface Created {
  readonly createApiToken: { readonly token: string | null; readonly apiToken: { readonly id: string } };
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
  canWrite: false,
  expiresAt: new Date(server.clock.now().getTime() + 30 * DAY).toISOString(),
  ...facts,
});

const make = async (facts: object = {}): Promise<{ id: string; caller: TestCaller }> => {
  const answer = await admin.graphql(CREATE, { input: input(facts) });
  expect(answer.errors).toBeUndefined();
  const { createApiToken } = answer.data as unknown as Created;
  const caller = server.nobody();
  caller.bearer = createApiToken.token;
  return { id: createApiToken.apiToken.id, caller };
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
    expect((first.data as unknown as Created).createApiToken.token).toEqual(expect.any(String));
    expect((second.data as unknown as Created).createApiToken.token).toBeNull();
    const [row] = await server.database.asOwner<{ isHash: boolean }>(
      `SELECT token_hash = sha256(convert_to($2, 'UTF8')) AS "isHash" FROM api_token WHERE id = $1`,
      [same.id, (first.data as unknown as Created).createApiToken.token],
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
        return (data as unknown as Created).createApiToken;
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
    const revoked = await admin.graphql('mutation ($id: ID!) { revokeApiToken(id: $id) { revokedAt } }', {
      id,
    });
    expect(revoked.data).toEqual({ revokeApiToken: { revokedAt: server.clock.now().toISOString() } });
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
    const unknown = await admin.graphql('mutation ($id: ID!) { revokeApiToken(id: $id) { id } }', {
      id: randomUUID(),
    });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('expires', async () => {
    const late = await startTestServer();
    try {
      const caller = late.nobody();
      const owner = await late.signedIn('admin');
      const expiresAt = new Date(late.clock.now().getTime() + 60_000).toISOString();
      const made = await owner.graphql(CREATE, { input: { ...input(), expiresAt } });
      caller.bearer = (made.data as unknown as Created).createApiToken.token;
      expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
      late.clock.advance(60_000);
      expect((await caller.get('/api/auth/user')).statusCode).toBe(401);
    } finally {
      await late.close();
    }
  });

  it('never administers, and is read-only unless it was made to write', async () => {
    const { caller: reader } = await make();
    const { caller: writer } = await make({ canWrite: true });
    for (const caller of [reader, writer]) {
      for (const query of [LIST, '{ users { totalCount } }'])
        expect((await caller.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      const changed = await caller.graphql(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
        {
          input: { currentPassword: 'a', newPassword: 'b' },
        },
      );
      expect(changed.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect((await reader.graphql('mutation { logout }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await writer.graphql('mutation { logout }')).data).toEqual({ logout: true });
  });

  it.each([
    ['a time that is over', { expiresAt: '2026-01-01T00:00:00Z' }, 'expiresAt'],
    ['more than a year', { expiresAt: '2036-01-01T00:00:00Z' }, 'expiresAt'],
    ['no name', { name: '  ' }, 'name'],
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
