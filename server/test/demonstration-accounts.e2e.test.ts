import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import { refusePublishedAccounts } from '../demo/published-accounts.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** One database, of which the demonstration was made once, under a server that has it on and one that has it off. */
let demonstration: TestServer;
let real: TestServer;

beforeAll(async () => {
  demonstration = await startTestServer({ env: { SIDELINE_DEMO: 'on' } });
  real = await startTestServer({ database: demonstration.database });
});
afterAll(async () => {
  await real.close();
  await demonstration.close();
});

/** The same cookie and the same token, at the other server. */
const takenAlong = ({ cookie, bearer }: TestCaller): TestCaller => {
  const caller = real.nobody();
  caller.cookie = cookie;
  caller.bearer = bearer;
  return caller;
};

describe('with the demonstration off, an account of it', () => {
  it('cannot sign in, and the trail has it', async () => {
    const { id, email } = await demonstration.account('admin', { isDemonstration: true });
    const answer = await real.nobody().signIn(email);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'DEMONSTRATION_IS_LOCAL' });
    expect(
      await real.database.asOwner('SELECT action, is_refusal FROM audit_entry WHERE entity_id = $1', [id]),
    ).toEqual([{ action: 'ACCESS_DENIED', is_refusal: true }]);
    expect((await demonstration.nobody().signIn(email)).statusCode).toBe(200);
  });

  it('is nobody with the session that it had', async () => {
    const caller = await demonstration.signedIn('admin', { isDemonstration: true });
    expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
    expect((await takenAlong(caller).get('/api/auth/user')).statusCode).toBe(401);
    const own = await real.signedIn('admin');
    expect((await own.get('/api/auth/user')).statusCode).toBe(200);
  });

  it.each([true, false])('opens nothing by an API token that it made (%s)', async (isDemonstration) => {
    const admin = await demonstration.signedIn('admin', { isDemonstration });
    const answer = await admin.graphql(
      'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { createdApiToken { token } } }',
      {
        input: {
          id: randomUUID(),
          name: 'Hospital interface',
          role: 'staff',
          scopes: ['patients_read'],
          expiresAt: new Date(demonstration.clock.now().getTime() + 86_400_000).toISOString(),
        },
      },
    );
    const { token } = (
      answer.data?.['createApiToken'] as { readonly createdApiToken: { readonly token: string } }
    ).createdApiToken;
    const caller = demonstration.nobody();
    caller.bearer = token;
    expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
    expect((await takenAlong(caller).get('/api/auth/user')).statusCode).toBe(isDemonstration ? 401 : 200);
  });

  it('shows nothing by its calendar link', async () => {
    const staff = await demonstration.signedIn('staff', { isDemonstration: true });
    const made = await staff.graphql('mutation { makeCalendarFeed { madeCalendarFeed { url } } }');
    const { url } = (
      made.data?.['makeCalendarFeed'] as { readonly madeCalendarFeed: { readonly url: string } }
    ).madeCalendarFeed;
    const { pathname } = new URL(url);
    expect((await demonstration.nobody().get(pathname)).statusCode).toBe(200);
    expect((await real.nobody().get(pathname)).statusCode).toBe(404);
  });
});

describe('a start', () => {
  const start = (env: Readonly<Record<string, string>>): Promise<void> =>
    refusePublishedAccounts(readConfig({ SIDELINE_DEMO: 'off', ...env }), demonstration.database.dataSource);
  const OUTSIDE = { HOST: '0.0.0.0', TRUST_PROXY: 'loopback' };

  it('is refused in production and on a host that others reach while such an account is open', async () => {
    const { id, email } = await demonstration.account('admin', { isDemonstration: true });
    await expect(start({ NODE_ENV: 'production' })).rejects.toThrow(email);
    await expect(start(OUTSIDE)).rejects.toThrow('HOST: 0.0.0.0 can be reached from outside');
    await expect(start({})).resolves.toBeUndefined();
    await expect(start({ SIDELINE_DEMO: 'on' })).resolves.toBeUndefined();
    await demonstration.database.asOwner(
      'UPDATE app_user SET is_active = false WHERE is_demonstration AND id <> $1',
      [id],
    );
    await expect(start({ NODE_ENV: 'production' })).rejects.toThrow(`(${email})`);
    await demonstration.database.asOwner('UPDATE app_user SET is_active = false WHERE id = $1', [id]);
    await expect(start({ NODE_ENV: 'production' })).resolves.toBeUndefined();
    await expect(start(OUTSIDE)).resolves.toBeUndefined();
  });
});
