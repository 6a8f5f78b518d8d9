import { BACKGROUND_HEADER, WRITER_HEADER } from '@sideline/schema/background';
import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { PasswordHasher } from '../src/modules/users/password-hasher.js';
import { PASSWORD } from './harness/password.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const MINUTE = 60_000;
const ME = '{ me { id role firstName lastName } }';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const audited = async (action: string): Promise<number> => {
  const [row] = await server.database.asOwner<{ count: string }>(
    'SELECT count(*) FROM audit_entry WHERE action = $1',
    [action],
  );
  return Number(row?.count);
};

describe('signing in', () => {
  it('answers the user and a cookie that scripts cannot read, and audits it', async () => {
    const before = await audited('LOGIN');
    const user = await server.account('staff');
    const caller = server.nobody();
    const response = await caller.signIn(user.email.toUpperCase());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: user.id,
      role: 'staff',
      firstName: 'Robin',
      lastName: 'Hale',
      idleMinutes: 30,
      deviceKey: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^sideline=[\w-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(await audited('LOGIN')).toBe(before + 1);
  });

  it('keeps only the hash of the token', async () => {
    const caller = await server.signedIn('staff');
    const token = caller.cookie?.split('=')[1] ?? '';
    const rows = await server.database.asOwner<{ found: boolean }>(
      `SELECT token_hash = sha256(convert_to($1, 'UTF8')) AS found FROM session WHERE user_id = $2`,
      [token, caller.user?.id],
    );
    expect(rows).toEqual([{ found: true }]);
  });

  it('says the same of an unknown account, a closed one and a wrong password', async () => {
    const known = await server.account('staff');
    const closed = await server.account('staff', { isActive: false });
    const before = await audited('ACCESS_DENIED');
    const answers = [
      await server.nobody().signIn(known.email, 'not the password'),
      await server.nobody().signIn('nobody-at-all@example.org'),
      await server.nobody().signIn(closed.email),
    ].map((response) => {
      const { requestId, ...body } = response.json<Record<string, unknown>>();
      expect(requestId).toEqual(expect.any(String));
      return { status: response.statusCode, cookie: response.headers['set-cookie'], body };
    });
    expect(answers[0]).toEqual({
      status: 401,
      cookie: undefined,
      body: {
        code: 'SIGN_IN_FAILED',
        message: 'The e-mail address or password is not right.',
        problems: [],
      },
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await audited('ACCESS_DENIED')).toBe(before + 3);
  });

  it('takes as much work for an unknown account as for a wrong password', async () => {
    // Processor time and not the clock's: what else runs on the machine does not count.
    const work = async (email: string): Promise<number> => {
      const before = process.cpuUsage();
      await server.nobody().signIn(email, 'not the password');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // Other accounts of tests have a cheaper hash.
    const passwordHash = await new PasswordHasher().hash(PASSWORD);
    const users = await Promise.all(
      Array.from({ length: 9 }, () => server.account('staff', { passwordHash })),
    );
    await work('warm@example.org');
    const known: number[] = [];
    const unknown: number[] = [];
    for (const [n, user] of users.entries()) {
      known.push(await work(user.email));
      unknown.push(await work(`unknown-${String(n)}@example.org`));
    }
    const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[4] ?? 0;
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.6);
    expect(median(unknown)).toBeLessThan(median(known) * 1.7);
  });

  it('rotates the session: the earlier cookie is worth nothing afterwards', async () => {
    const caller = await server.signedIn('staff');
    const earlier = server.nobody();
    earlier.cookie = caller.cookie;
    await caller.signIn(caller.user?.email ?? '');
    expect(caller.cookie).not.toBe(earlier.cookie);
    expect((await earlier.get('/api/auth/user')).statusCode).toBe(401);
    expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('names what is missing in the body', async () => {
    const response = await server.nobody().send('POST', '/api/auth/login', { email: 'a@example.org' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'password' }] });
  });

  it('refuses a demonstration account that came through a proxy, and only that', async () => {
    const demo = await server.account('staff', { isDemonstration: true });
    const body = { email: demo.email, password: PASSWORD };
    const demonstration = await startTestServer({
      database: server.database,
      env: { SIDELINE_DEMO: 'on' },
    });
    const proxied = await demonstration.nobody().request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': '203.0.113.7' },
      payload: body,
    });
    expect(proxied.statusCode).toBe(403);
    expect(proxied.json()).toMatchObject({ code: 'DEMONSTRATION_IS_LOCAL' });
    expect((await demonstration.nobody().send('POST', '/api/auth/login', body)).statusCode).toBe(200);
    await demonstration.close();
  });
});

describe('the throttle', () => {
  it('slows an account down after the fifth failure, known or not, and never locks it', async () => {
    const user = await server.account('staff');
    for (const email of [user.email, 'never-seen@example.org']) {
      for (let n = 1; n <= LIMITS.signIn.freeFailures; n += 1)
        expect((await server.nobody().signIn(email, 'wrong')).statusCode).toBe(401);
      for (const wait of [1, 2, 4, 8]) {
        const slowed = await server.nobody().signIn(email, 'wrong');
        expect(slowed.statusCode).toBe(429);
        expect(slowed.json<{ message: string }>().message).toContain(`Please wait ${String(wait)} s`);
        expect(slowed.headers['retry-after']).toBe(String(wait));
        server.clock.advance(wait * 1000);
        expect((await server.nobody().signIn(email, 'wrong')).statusCode).toBe(401);
      }
    }
    server.clock.advance(16_000);
    expect((await server.nobody().signIn(user.email)).statusCode).toBe(200);
    expect((await server.nobody().signIn(user.email, 'wrong')).statusCode).toBe(401);
  });

  it('knows an account by every spelling that finds it', async () => {
    await server.database.asOwner(`UPDATE app_user SET email = 'iiiii@example.org' WHERE id = $1`, [
      (await server.account('staff')).id,
    ]);
    // To PostgreSQL one letter in two cases; JavaScript makes an 'i' and a dot of the large one.
    const spellings = Array.from({ length: 32 }, (_, bits) =>
      Array.from({ length: 5 }, (__, place) => ((bits >> place) % 2 === 0 ? 'i' : 'İ')).join(''),
    ).map((name) => `${name}@example.org`);
    const found = await server.database.asOwner<{ count: number }>(
      `SELECT count(*)::integer AS count FROM unnest($1::citext[]) spelling JOIN app_user u ON u.email = spelling`,
      [spellings],
    );
    expect(found[0]?.count).toBe(32);
    const answers: number[] = [];
    for (const email of spellings) answers.push((await server.nobody().signIn(email, 'wrong')).statusCode);
    expect(answers.filter((status) => status === 401)).toHaveLength(LIMITS.signIn.freeFailures);
  });

  it('counts guesses that come at once as if they came one after the other', async () => {
    const user = await server.account('staff');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.nobody().signIn(user.email, 'wrong')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(LIMITS.signIn.freeFailures);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  it('lets an address try 300 times a minute', async () => {
    server.clock.advance(MINUTE);
    const attempt = (n: number) =>
      server.nobody().request({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: '198.51.100.9',
        payload: { email: `swarm-${String(n)}@example.org`, password: 'wrong' },
      });
    let refused = 0;
    for (let n = 0; n < 310; n += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, k) => attempt(n + k)));
      refused += answers.filter(({ statusCode }) => statusCode === 429).length;
    }
    expect(refused).toBe(10);
    server.clock.advance(MINUTE);
    expect((await attempt(999)).statusCode).toBe(401);
  });
});

describe('a session', () => {
  it('ends after 30 minutes without use, and lives on when used', async () => {
    const caller = await server.signedIn('staff');
    for (let n = 0; n < 3; n += 1) {
      server.clock.advance((LIMITS.session.idleMinutes - 1) * MINUTE);
      expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
    }
    server.clock.advance(LIMITS.session.idleMinutes * MINUTE);
    const over = await caller.get('/api/auth/user');
    expect(over.statusCode).toBe(401);
    expect(over.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await caller.graphql(ME)).data).toEqual({ me: null });
  });

  it('is not kept alive by a page that refreshes itself, which is no second look either', async () => {
    const caller = await server.signedIn('staff');
    const dashboard = (headers: Readonly<Record<string, string>> = {}) =>
      caller.graphql('{ dashboard { myOpenPrfs { id } } }', {}, headers);
    const looks = () =>
      server.database.asOwner(`SELECT FROM audit_entry WHERE action = 'DASHBOARD_VIEWED' AND actor_id = $1`, [
        caller.user?.id,
      ]);
    // Nobody gets round the trail by calling the first look a refresh.
    await dashboard({ [BACKGROUND_HEADER]: '1' });
    expect(await looks()).toHaveLength(1);
    await dashboard();
    expect(await looks()).toHaveLength(2);
    for (let minute = 1; minute < LIMITS.session.idleMinutes; minute += 1) {
      server.clock.advance(MINUTE);
      expect((await dashboard({ [BACKGROUND_HEADER]: '1' })).errors).toBeUndefined();
    }
    expect(await looks()).toHaveLength(2);
    server.clock.advance(MINUTE);
    expect((await dashboard({ [BACKGROUND_HEADER]: '1' })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('ends after the time that the installation sets, and says so to the device', async () => {
    const short = await startTestServer({ env: { SESSION_IDLE_MINUTES: '5' } });
    try {
      const caller = await short.signedIn('staff');
      short.clock.advance(4 * MINUTE);
      const alive = await caller.get('/api/auth/user');
      expect(alive.json()).toMatchObject({ idleMinutes: 5 });
      short.clock.advance(5 * MINUTE);
      expect((await caller.get('/api/auth/user')).statusCode).toBe(401);
    } finally {
      await short.close();
    }
  });

  it('ends after 12 hours, used or not', async () => {
    const caller = await server.signedIn('staff');
    for (let minutes = 0; minutes < LIMITS.session.absoluteHours * 60 - 20; minutes += 20) {
      server.clock.advance(20 * MINUTE);
      expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
    }
    server.clock.advance(20 * MINUTE);
    expect((await caller.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('writes that it was used at most once a minute', async () => {
    const caller = await server.signedIn('staff');
    const lastSeen = async () => {
      const [row] = await server.database.asOwner<{ at: Date }>(
        'SELECT last_seen_at AS at FROM session WHERE user_id = $1',
        [caller.user?.id],
      );
      return row?.at.getTime();
    };
    const opened = await lastSeen();
    server.clock.advance(59_000);
    await caller.get('/api/auth/user');
    expect(await lastSeen()).toBe(opened);
    server.clock.advance(1_000);
    await caller.get('/api/auth/user');
    expect(await lastSeen()).toBe((opened ?? 0) + MINUTE);
  });

  it('is over after logout, by REST with an empty body and by GraphQL, and logout always works', async () => {
    const before = await audited('LOGOUT');
    const byRest = await server.signedIn('staff');
    const stolen = server.nobody();
    stolen.cookie = byRest.cookie;
    const out = await byRest.request({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'content-type': 'application/json' },
    });
    expect(out.statusCode).toBe(204);
    expect(byRest.cookie).toBeNull();
    expect((await stolen.get('/api/auth/user')).statusCode).toBe(401);
    expect((await byRest.send('POST', '/api/auth/logout', {})).statusCode).toBe(204);

    const byGraphql = await server.signedIn('staff');
    expect((await byGraphql.graphql('mutation { logout { isDone } }')).data).toEqual({
      logout: { isDone: true },
    });
    expect(byGraphql.cookie).toBeNull();
    expect(await audited('LOGOUT')).toBe(before + 2);
  });

  it('stays where a logout comes late, from a page that left before somebody signed in anew', async () => {
    const late = await server.signedIn('staff');
    const signedInAnew = server.nobody();
    signedInAnew.cookie = late.cookie;
    await signedInAnew.signIn(late.user?.email ?? '');
    const without = server.nobody();
    for (const caller of [late, without]) {
      const out = await caller.send('POST', '/api/auth/logout', { reason: 'idle' });
      // Both pages are one browser's, which puts any cookie that this sets in place of the newer one.
      expect([out.statusCode, out.headers['set-cookie']]).toEqual([204, undefined]);
    }
    expect((await signedInAnew.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('stays also where the late logout and the sign-in meet at the server', async () => {
    const leaving = await server.signedIn('staff');
    const sessionId = (
      await server.database.asOwner<{ id: string }>('SELECT id FROM session WHERE user_id = $1', [
        leaving.user?.id,
      ])
    )[0]?.id;
    const runner = server.database.dataSource.createQueryRunner();
    await runner.connect();
    await runner.startTransaction();
    try {
      // What a sign-in does that has not committed yet.
      await runner.query('DELETE FROM session WHERE id = $1', [sessionId]);
      const out = leaving.send('POST', '/api/auth/logout', {});
      await vi.waitFor(async () => {
        const waiting = await server.database.asOwner(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      }, 20_000);
      await runner.commitTransaction();
      expect((await out).headers['set-cookie']).toBeUndefined();
    } finally {
      await runner.release();
    }
  });

  it('is over after a device locked itself, which the trail tells from a sign-out', async () => {
    const contextsOf = async (userId: string | undefined) =>
      server.database.asOwner<{ context: string | null }>(
        `SELECT context FROM audit_entry WHERE action = 'LOGOUT' AND entity_id = $1`,
        [userId],
      );
    for (const [body, context] of [
      [{ reason: 'idle' }, 'Idle lock'],
      [{}, null],
      [{ reason: 'something else' }, null],
    ] as const) {
      const caller = await server.signedIn('staff');
      expect((await caller.send('POST', '/api/auth/logout', body)).statusCode).toBe(204);
      expect(caller.cookie).toBeNull();
      expect(await contextsOf(caller.user?.id)).toEqual([{ context }]);
    }
  });

  it('ends at once when its account is closed', async () => {
    const caller = await server.signedIn('staff');
    await server.database.asOwner('UPDATE app_user SET is_active = false WHERE id = $1', [caller.user?.id]);
    expect((await caller.get('/api/auth/user')).statusCode).toBe(401);
  });
});

describe('what somebody wrote, sent from a page that has outlived their session', () => {
  const SAVE = 'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }';
  const save = (caller: TestCaller, prfId: string, writerId: string) =>
    caller.graphql(
      SAVE,
      {
        input: {
          commands: [
            {
              commandId: newId(),
              prfId,
              section: 'PresentingComplaint',
              baseVersion: 0,
              deviceTime: '2026-11-20T14:32:00Z',
              changes: { PresentingComplaint: { presenting_complaint: 'Fall' } },
            },
          ],
        },
      },
      { [WRITER_HEADER]: writerId },
    );
  const authors = (prfId: string) =>
    server.database.asOwner<{ id: string }>('SELECT author_id AS id FROM prf WHERE id = $1', [prfId]);

  it('is not saved under the name of whoever has signed in since, by GraphQL nor by REST', async () => {
    const writer = await server.signedIn('staff');
    const next = await server.signedIn('staff');
    const writerId = writer.user?.id ?? '';
    const prfId = newId();
    const refused = await save(next, prfId, writerId);
    expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await authors(prfId)).toEqual([]);
    const picture = await next.request({
      method: 'PUT',
      url: `/api/prf/${prfId}/pictures/${newId()}`,
      headers: { [WRITER_HEADER]: writerId, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('picture'),
    });
    expect([picture.statusCode, picture.json<{ code: string }>().code]).toEqual([401, 'UNAUTHENTICATED']);

    expect((await save(server.nobody(), prfId, writerId)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await save(writer, prfId, writerId)).data).toMatchObject({
      savePrf: { results: [{ outcome: 'SAVED' }] },
    });
    expect(await authors(prfId)).toEqual([{ id: writerId }]);
  });

  it('keeps nobody else’s session alive by trying again', async () => {
    const next = await server.signedIn('staff');
    for (let tried = 0; tried < LIMITS.session.idleMinutes; tried += 10) {
      server.clock.advance(10 * MINUTE);
      await save(next, newId(), newId());
    }
    expect((await next.get('/api/auth/user')).statusCode).toBe(401);
  });
});

describe('the key of a device', () => {
  const keyOf = async (caller: TestCaller): Promise<unknown> =>
    (await caller.get('/api/auth/user')).json<{ readonly deviceKey?: unknown }>().deviceKey;

  it('is told with the session, stays while one follows the other, and goes with it', async () => {
    const caller = await server.signedIn('staff');
    const { email = '', id } = caller.user ?? {};
    const key = await keyOf(caller);
    expect(key).toMatch(/^[\w-]{43}$/);
    const again = await caller.signIn(email);
    expect(again.json()).toMatchObject({ deviceKey: key });
    const changed = await caller.graphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isDone } }',
      { input: { currentPassword: PASSWORD, newPassword: 'velvet-harbour-trumpet-19' } },
    );
    expect(changed.errors).toBeUndefined();
    expect(await keyOf(caller)).toBe(key);

    const elsewhere = server.nobody();
    await elsewhere.signIn(email, 'velvet-harbour-trumpet-19');
    expect(await keyOf(elsewhere)).not.toBe(key);
    await caller.send('POST', '/api/auth/logout', {});
    const held = await server.database.asOwner<{ key: string }>(
      `SELECT translate(encode(device_key, 'base64'), '+/=', '-_') AS key FROM session WHERE user_id = $1`,
      [id],
    );
    expect(held.map((session) => session.key)).not.toContain(key);
    await caller.signIn(email, 'velvet-harbour-trumpet-19');
    expect(await keyOf(caller)).not.toBe(key);
  });

  it('is another’s for whoever signs in over them', async () => {
    const caller = await server.signedIn('staff');
    const key = await keyOf(caller);
    const other = await server.account('staff');
    await caller.signIn(other.email);
    expect(await keyOf(caller)).not.toBe(key);
  });
});

describe('changing the password', () => {
  const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isDone } }';
  const NEW_PASSWORD = 'velvet-harbour-trumpet-19';

  it('ends the other sessions, renews this one and wants the old password', async () => {
    const caller = await server.signedIn('staff');
    const other = server.nobody();
    await other.signIn(caller.user?.email ?? '');
    const cookie = caller.cookie;

    const wrong = await caller.graphql(CHANGE, {
      input: { currentPassword: 'not it', newPassword: NEW_PASSWORD },
    });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'currentPassword', code: 'wrong_password' }],
    });

    const changed = await caller.graphql(CHANGE, {
      input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    });
    expect(changed.errors).toBeUndefined();
    expect(caller.cookie).not.toBe(cookie);
    expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
    expect((await other.get('/api/auth/user')).statusCode).toBe(401);
    expect((await server.nobody().signIn(caller.user?.email ?? '')).statusCode).toBe(401);
    expect((await server.nobody().signIn(caller.user?.email ?? '', NEW_PASSWORD)).statusCode).toBe(200);
  });

  it.each([
    ['short', 'too_short'],
    ['password1234', 'too_weak'],
    ['qwertyuiopas', 'too_weak'],
    ['x'.repeat(201), 'too_long'],
  ])('refuses %s', async (newPassword, code) => {
    const caller = await server.signedIn('staff');
    const answer = await caller.graphql(CHANGE, { input: { currentPassword: PASSWORD, newPassword } });
    expect(answer.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'newPassword', code }]);
  });
});

describe('proving who one is', () => {
  it('slows down after five wrong passwords although each was rolled back', async () => {
    const caller = await server.signedIn('staff');
    const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isDone } }';
    const guess = () =>
      caller.graphql(CHANGE, {
        input: { currentPassword: 'not it', newPassword: 'velvet-harbour-trumpet-19' },
      });
    for (let n = 0; n < LIMITS.signIn.freeFailures; n += 1)
      expect((await guess()).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const slowed = await guess();
    expect(slowed.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', seconds: 1 });
    // Of this session alone: the account signs in elsewhere.
    expect((await server.nobody().signIn(caller.user?.email ?? '')).statusCode).toBe(200);
  });

  it('is not slowed by whoever fails to sign in with the address', async () => {
    const caller = await server.signedIn('staff');
    const email = caller.user?.email ?? '';
    for (let n = 0; n < LIMITS.signIn.freeFailures; n += 1) await server.nobody().signIn(email, 'wrong');
    expect((await server.nobody().signIn(email)).statusCode).toBe(429);
    const changed = await caller.graphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isDone } }',
      { input: { currentPassword: PASSWORD, newPassword: 'velvet-harbour-trumpet-19' } },
    );
    expect(changed.errors).toBeUndefined();
    // Nor does it let whoever guesses begin anew.
    expect((await server.nobody().signIn(email)).statusCode).toBe(429);
  });
});

describe('over TLS', () => {
  it('names the cookie so that only this host may set it, and marks it secure', async () => {
    const secure = await startTestServer({ env: { PUBLIC_URL: 'https://sideline.example.org' } });
    try {
      const user = await secure.account('staff');
      const caller = secure.nobody();
      const cookie = String((await caller.signIn(user.email)).headers['set-cookie']);
      expect(cookie).toMatch(/^__Host-sideline=/);
      expect(cookie).toContain('Secure');
      expect(cookie).toContain('Path=/');
      expect(cookie).not.toContain('Domain');
      expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
    } finally {
      await secure.close();
    }
  });
});
