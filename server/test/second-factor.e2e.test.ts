import { LIMITS } from '@sideline/schema/limits';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { totpCode } from '../src/modules/users/one-time-codes.js';
import { PASSWORD } from './harness/password.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { lettersOf } from './letters.js';

const STEP_MS = 30_000;
const KEY = Buffer.alloc(32, 7).toString('base64');
const STATUS = '{ secondFactor { isOn isRequired since recoveryCodesLeft } }';
const BEGIN =
  'mutation ($password: String!) { beginSecondFactor(input: { password: $password }) { secondFactorSecret { secret uri } } }';
const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { recoveryCodes } }';
const REMOVE = 'mutation ($input: RemoveSecondFactorInput!) { removeSecondFactor(input: $input) { isDone } }';
const RESET = 'mutation ($input: ResetSecondFactorInput!) { resetSecondFactor(input: $input) { isDone } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://sideline.example', SECRET_KEY: KEY } });
});
afterAll(() => server.close());
// Each test begins with codes that nobody has used.
beforeEach(() => {
  server.clock.advance(10 * STEP_MS);
});

const codeOf = async (caller: TestCaller, document: string, variables: object = {}): Promise<string> =>
  (await caller.graphql(document, { ...variables })).errors?.[0]?.extensions.code ?? 'ok';

interface Enrolled {
  readonly caller: TestCaller;
  readonly email: string;
  readonly id: string;
  readonly secret: Uint8Array;
  readonly recovery: readonly string[];
  /** The code that the app shows now. */
  code(): string;
}

const enrol = async (caller: TestCaller, on = server): Promise<Enrolled> => {
  const begun = await caller.graphql(BEGIN, { password: PASSWORD });
  expect(begun.errors).toBeUndefined();
  const { secret } = (
    begun.data?.['beginSecondFactor'] as { readonly secondFactorSecret: { secret: string } }
  ).secondFactorSecret;
  const { bytes } = Secret.fromBase32(secret);
  const code = (): string => totpCode(bytes, on.clock.now());
  const { data, errors } = await caller.graphql(CONFIRM, { code: code() });
  expect(errors).toBeUndefined();
  on.clock.advance(STEP_MS);
  return {
    caller,
    email: caller.user?.email ?? '',
    id: caller.user?.id ?? '',
    secret: bytes,
    recovery: (data?.['confirmSecondFactor'] as { readonly recoveryCodes: string[] }).recoveryCodes,
    code,
  };
};
const enrolled = async (): Promise<Enrolled> => enrol(await server.signedIn('staff'));

const signIn = async (email: string, code?: string, password = PASSWORD) => {
  const response = await server
    .nobody()
    .send('POST', '/api/auth/login', { email, password, ...(code === undefined ? {} : { code }) });
  return response.statusCode === 200 ? 'ok' : response.json<{ code: string }>().code;
};
const statusOf = async ({ caller }: Enrolled): Promise<unknown> =>
  (await caller.graphql(STATUS)).data?.['secondFactor'];

describe('enrolling', () => {
  it('wants the password, counts once the app has shown a code, and ends the other sessions', async () => {
    const caller = await server.signedIn('staff');
    const other = server.nobody();
    await other.signIn(caller.user?.email ?? '');
    expect(await codeOf(caller, BEGIN, { password: 'wrong' })).toBe('BAD_INPUT');
    expect(await codeOf(caller, BEGIN, { password: PASSWORD })).toBe('ok');
    expect(await codeOf(caller, CONFIRM, { code: '000000' })).toBe('BAD_INPUT');
    expect(await signIn(caller.user?.email ?? '')).toBe('ok');

    const person = await enrol(caller);
    expect(person.recovery).toHaveLength(10);
    expect(await statusOf(person)).toMatchObject({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect((await other.graphql('{ me { id } }')).data?.['me']).toBeNull();
    expect(await codeOf(caller, BEGIN, { password: PASSWORD })).toBe('SECOND_FACTOR_ON');
    expect(await codeOf(caller, CONFIRM, { code: person.code() })).toBe('SECOND_FACTOR_ON');
  });

  it('counts wrong codes as wrong passwords, whoever has found the session open', async () => {
    const caller = await server.signedIn('staff');
    expect(await codeOf(caller, BEGIN, { password: PASSWORD })).toBe('ok');
    for (let guess = 0; guess < LIMITS.signIn.freeFailures; guess += 1)
      expect(await codeOf(caller, CONFIRM, { code: '000000' })).toBe('BAD_INPUT');
    expect(await codeOf(caller, CONFIRM, { code: '000000' })).toBe('TOO_MANY_REQUESTS');
    // And both together, from the same share.
    let reached = 0;
    for (let hour = 0; hour < 24; hour += 1) {
      server.clock.advance(20 * 60_000);
      if ((await codeOf(caller, CONFIRM, { code: '000000' })) === 'BAD_INPUT') reached += 1;
      server.clock.advance(20 * 60_000);
      if ((await codeOf(caller, BEGIN, { password: 'wrong' })) === 'BAD_INPUT') reached += 1;
    }
    const { ownSessions, devices } = LIMITS.signIn;
    expect(reached).toBeGreaterThan(ownSessions.burst - LIMITS.signIn.freeFailures);
    expect(reached).toBeLessThan(
      ownSessions.burst + devices.burst + 16 * (60 / ownSessions.everyMinutes + 60 / devices.everyMinutes),
    );
  });

  it('keeps the secret closed and the recovery codes as hashes', async () => {
    const person = await enrolled();
    const rows = await server.database.asOwner<{ secret: Buffer; codes: Buffer[] }>(
      `SELECT secret, ARRAY(SELECT code_hash FROM recovery_code c WHERE c.user_id = f.user_id) AS codes
       FROM second_factor f WHERE user_id = $1`,
      [person.id],
    );
    expect(rows[0]?.secret.includes(Buffer.from(person.secret))).toBe(false);
    const kept = JSON.stringify(rows);
    for (const code of person.recovery) expect(kept).not.toContain(code);
    const trail = await server.database.asOwner<{ action: string }>(
      `SELECT action FROM audit_entry WHERE entity_id = $1 AND action LIKE 'SECOND%'`,
      [person.id],
    );
    expect(trail).toEqual([{ action: 'SECOND_FACTOR_ENROLLED' }]);
  });
});

describe('signing in with it', () => {
  it('asks for a code after the right password alone', async () => {
    const { email, code } = await enrolled();
    expect(await signIn(email)).toBe('SECOND_FACTOR_NEEDED');
    expect(await signIn(email, undefined, 'wrong')).toBe('SIGN_IN_FAILED');
    expect(await signIn(email, code(), 'wrong')).toBe('SIGN_IN_FAILED');
    expect(await signIn(email, code())).toBe('ok');
  });

  it('takes the code of the half minute before or after, and each half minute once, forwards alone', async () => {
    const { email, secret } = await enrolled();
    const now = server.clock.now().getTime();
    const at = (steps: number): string => totpCode(secret, new Date(now + steps * STEP_MS));
    expect(await signIn(email, at(-2))).toBe('SIGN_IN_FAILED');
    expect(await signIn(email, at(2))).toBe('SIGN_IN_FAILED');
    expect(await signIn(email, at(0))).toBe('ok');
    expect(await signIn(email, at(0))).toBe('SIGN_IN_FAILED');
    expect(await signIn(email, at(-1))).toBe('SIGN_IN_FAILED');
    expect(await signIn(email, at(1))).toBe('ok');
    expect(await signIn(email, at(1))).toBe('SIGN_IN_FAILED');
  });

  it('takes one of two that send the same code at the same moment', async () => {
    const { email, code } = await enrolled();
    const typed = code();
    const answers = await Promise.all([signIn(email, typed), signIn(email, typed), signIn(email, typed)]);
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  });

  it('takes each recovery code once', async () => {
    const person = await enrolled();
    const [first = '', second = ''] = person.recovery;
    expect(await signIn(person.email, first.toLowerCase())).toBe('ok');
    expect(await signIn(person.email, first)).toBe('SIGN_IN_FAILED');
    expect(await statusOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = await person.caller.graphql(
      'mutation ($password: String!) { renewRecoveryCodes(input: { password: $password }) { recoveryCodes } }',
      { password: PASSWORD },
    );
    expect(await signIn(person.email, second)).toBe('SIGN_IN_FAILED');
    expect(
      await signIn(
        person.email,
        (renewed.data?.['renewRecoveryCodes'] as { readonly recoveryCodes: string[] }).recoveryCodes[0],
      ),
    ).toBe('ok');
  });

  it('slows down guessing codes as it does passwords, also with the right password in between', async () => {
    const { email } = await enrolled();
    let slowed = 0;
    for (let guess = 0; guess < 2 * LIMITS.signIn.freeFailures; guess += 1) {
      const outcome = await signIn(email, '000000');
      if (outcome === 'TOO_MANY_REQUESTS') slowed += 1;
      else expect(outcome).toBe('SIGN_IN_FAILED');
      expect(await signIn(email)).toMatch(/SECOND_FACTOR_NEEDED|TOO_MANY_REQUESTS/);
    }
    expect(slowed).toBeGreaterThanOrEqual(LIMITS.signIn.freeFailures);
  });
});

describe('its recovery codes', () => {
  it('renewed twice at once are the later ten alone', async () => {
    const person = await enrolled();
    const renew = () =>
      codeOf(
        person.caller,
        'mutation ($password: String!) { renewRecoveryCodes(input: { password: $password }) { recoveryCodes } }',
        {
          password: PASSWORD,
        },
      );
    // Both are under way before either has taken the old ones away.
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query('SELECT FROM recovery_code WHERE user_id = $1 FOR UPDATE', [person.id]);
      const renewing = [renew(), renew()];
      await vi.waitFor(async () => {
        const waiting = await server.database.asOwner(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(2);
      }, 20_000);
      await runner.commitTransaction();
      expect(await Promise.all(renewing)).toEqual(['ok', 'ok']);
    } finally {
      await runner.release();
    }
    expect(await statusOf(person)).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

describe('taking it away', () => {
  it('wants password and code of its owner', async () => {
    const person = await enrolled();
    const remove = (password: string, code: string): Promise<string> =>
      codeOf(person.caller, REMOVE, { input: { password, code } });
    expect(await remove('wrong', person.code())).toBe('BAD_INPUT');
    expect(await remove(PASSWORD, '000000')).toBe('BAD_INPUT');
    expect(await remove(PASSWORD, person.code())).toBe('ok');
    expect(await signIn(person.email)).toBe('ok');
  });

  it('is another administrator’s with a reason that is kept; its owner is signed out and told', async () => {
    const [person, admin] = [await enrolled(), await server.signedIn('admin')];
    const reset = (reason: string, userId = person.id, by = admin): Promise<string> =>
      codeOf(by, RESET, { input: { userId, reason } });
    expect(await reset('  ')).toBe('BAD_INPUT');
    const self = await enrol(await server.signedIn('admin'));
    for (const id of [self.id, self.id.toUpperCase()])
      expect(await reset('Lost it', id, self.caller)).toBe('OWN_ACCOUNT');
    expect(await reset('Showed their passport at the desk')).toBe('ok');
    expect(await reset('Again')).toBe('NOT_FOUND');
    expect((await person.caller.graphql('{ me { id } }')).data?.['me']).toBeNull();
    expect(await signIn(person.email)).toBe('ok');
    const kept = await server.database.asOwner<{ reason: string; by: string }>(
      'SELECT reason, reset_by AS by FROM second_factor_reset WHERE user_id = $1',
      [person.id],
    );
    expect(kept).toEqual([{ reason: 'Showed their passport at the desk', by: admin.user?.id }]);
    expect(await lettersOf(server, person.email)).toHaveLength(1);
  });
});

describe('where administrators must have one', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ env: { REQUIRE_SECOND_FACTOR: 'on' } });
  });
  afterAll(() => strict.close());

  it('they may do nothing before they have enrolled', async () => {
    const admin = await strict.signedIn('admin');
    expect((await admin.get('/api/auth/user')).json()).toMatchObject({ role: 'admin', mustEnrol: true });
    for (const query of ['{ users { totalCount } }', '{ patients { totalCount } }', '{ mySessions { id } }'])
      expect(await codeOf(admin, query)).toBe('SECOND_FACTOR_MISSING');
    expect((await admin.get('/api/patients')).statusCode).toBe(403);
    expect(
      await codeOf(
        admin,
        'mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { sessionUser { id } } }',
        {
          input: {
            firstName: 'A',
            lastName: 'B',
            email: 'a@example.org',
            password: 'copper-meadow-whistle-77',
          },
        },
      ),
    ).toBe('SECOND_FACTOR_MISSING');

    const person = await enrol(admin, strict);
    expect(await codeOf(admin, '{ users { totalCount } }')).toBe('ok');
    expect((await admin.get('/api/auth/user')).json()).not.toHaveProperty('mustEnrol');
    expect(await codeOf(admin, REMOVE, { input: { password: PASSWORD, code: person.code() } })).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
  });

  it.each([
    ['staff', ['staff']],
    ['admin, patient', ['admin', 'patient']],
    ['all', ['admin', 'staff', 'client', 'patient']],
  ] as const)('it is asked of the roles that the configuration names: %s', async (named, asked) => {
    const server = await startTestServer({ env: { REQUIRE_SECOND_FACTOR: named } });
    try {
      const must: string[] = [];
      for (const role of ['admin', 'staff', 'client', 'patient'] as const) {
        const caller = await server.signedIn(role);
        const { mustEnrol = false } = (await caller.get('/api/auth/user')).json<{ mustEnrol?: boolean }>();
        if (mustEnrol) must.push(role);
        expect(await codeOf(caller, '{ mySessions { id } }')).toBe(
          mustEnrol ? 'SECOND_FACTOR_MISSING' : 'ok',
        );
        if (!mustEnrol) continue;
        await enrol(caller, server);
        expect(await codeOf(caller, '{ mySessions { id } }')).toBe('ok');
      }
      expect(must).toEqual(asked);
    } finally {
      await server.close();
    }
  });

  it('asks it of nobody else', async () => {
    const staff = await strict.signedIn('staff');
    expect(await codeOf(staff, '{ patients { totalCount } }')).toBe('ok');
    expect((await staff.get('/api/auth/user')).json()).not.toHaveProperty('mustEnrol');
  });
});

describe('my sessions', () => {
  it('lists the devices and ends one of them', async () => {
    const one = await server.signedIn('staff');
    const other = server.nobody();
    await other.request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'user-agent': 'A tablet' },
      payload: { email: one.user?.email, password: PASSWORD },
    });
    const list = async () =>
      (await one.graphql('{ mySessions { id userAgent isCurrent } }')).data?.['mySessions'] as readonly {
        id: string;
        userAgent: string;
        isCurrent: boolean;
      }[];
    const tablet = (await list()).find(({ userAgent }) => userAgent === 'A tablet');
    expect((await list()).map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const end = 'mutation ($id: ID!) { endMySession(input: { id: $id }) { isDone } }';
    expect(await codeOf(await server.signedIn('staff'), end, { id: tablet?.id })).toBe('NOT_FOUND');
    expect(await codeOf(one, end, { id: tablet?.id })).toBe('ok');
    expect(await list()).toHaveLength(1);
    expect((await other.graphql('{ me { id } }')).data?.['me']).toBeNull();
  });
});

describe('a sign-in that is under way while the account changes', () => {
  /** Signs in with the password alone while somebody else's change of the account waits to be committed. */
  const during = async (email: string, ...changes: readonly string[]): Promise<string> => {
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      for (const change of changes) await runner.query(change, [email]);
      const answer = signIn(email);
      // The password was right by then, and the session is not open yet.
      await vi.waitFor(async () => {
        const waiting = await server.database.asOwner(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%app_user%'`,
        );
        expect(waiting).toHaveLength(1);
      }, 20_000);
      await runner.commitTransaction();
      return await answer;
    } finally {
      await runner.release();
    }
  };

  it('is refused where the password was changed, or the account closed', async () => {
    const one = (await server.signedIn('staff')).user?.email ?? '';
    expect(
      await during(one, `UPDATE app_user SET password_hash = password_hash || 'x' WHERE email = $1`),
    ).toBe('SIGN_IN_FAILED');
    const other = (await server.signedIn('staff')).user?.email ?? '';
    expect(await during(other, 'UPDATE app_user SET is_active = false WHERE email = $1')).toBe(
      'SIGN_IN_FAILED',
    );
  });

  it('asks for the code of a second factor that was confirmed meanwhile', async () => {
    const caller = await server.signedIn('staff');
    await caller.graphql(BEGIN, { password: PASSWORD });
    expect(
      await during(
        caller.user?.email ?? '',
        'SELECT FROM app_user WHERE email = $1 FOR NO KEY UPDATE',
        'UPDATE second_factor SET confirmed_at = now(), last_step = 0 WHERE user_id = (SELECT id FROM app_user WHERE email = $1)',
      ),
    ).toBe('SIGN_IN_FAILED');
  });
});

it('opens by a recovery code where the secret cannot be read any more', async () => {
  const person = await enrolled();
  await server.database.asOwner(`UPDATE second_factor SET secret = '\\x00' WHERE user_id = $1`, [person.id]);
  expect(await signIn(person.email, person.recovery[0])).toBe('ok');
});
