import { LIMITS } from '@sideline/schema/limits';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppUser } from '../src/modules/users/app-user.entity.js';
import { totpCode } from '../src/modules/users/one-time-codes.js';
import type { Context } from '../src/platform/context.js';
import { LoaderRegistry } from '../src/platform/database/loader-registry.js';
import type { TestCaller, TestServer } from './harness/test-server.js';
import { PASSWORD } from './harness/password.js';
import { startTestServer } from './harness/test-server.js';
import { lettersOf, tokenIn } from './letters.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** At each hour of a day everything that is allowed is used up. Every allowance gives back after whole hours, so more steps win no more. */
const HOURS = DAY / HOUR;
const DEVICE = '__Host-sideline-device';
const { strangers, devices, allDevices, letters, ownSessions, witnesses } = LIMITS.signIn;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://sideline.example' } });
});
afterAll(() => server.close());

/** Of each kind, fewer than wait for a password's check at once: a slow machine would refuse the owner as busy. */
const CROWD = 20;

const OWNERS = '198.51.100.20';
const nth = (n: number) => `203.0.${String(113 + Math.floor(n / 250))}.${String(1 + (n % 250))}`;

const signIn = async (
  email: string,
  from: { readonly address: string; readonly caller?: TestCaller; readonly password?: string },
): Promise<number> => {
  const { address, caller = server.nobody(), password = PASSWORD } = from;
  const answer = await caller.request({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    payload: { email, password },
  });
  return answer.statusCode;
};
const guess = (email: string, address: string, caller?: TestCaller): Promise<number> =>
  signIn(email, { address, password: 'wrong', ...(caller === undefined ? {} : { caller }) });

/** A request in the session of `by`, on a device that the server has given no cookie or this one. */
const besides = (by: AppUser | null, address: string, device: string | null = null): Context => {
  const none = { value: null, set: () => undefined };
  const nothing = { patientId: null, clientId: null, tokenId: null, isReadOnly: false } as const;
  return {
    ...{ requestId: 'test', address, userAgent: null, transaction: null },
    ...{ manager: server.database.dataSource.manager, loaders: new LoaderRegistry() },
    actor:
      by === null
        ? null
        : {
            ...nothing,
            ...{ kind: 'session', userId: by.id, role: by.role, email: by.email, sessionId: by.id },
            ...{ firstName: by.firstName, lastName: by.lastName },
          },
    clock: server.clock.now,
    browser: { registration: none, handover: none, kiosk: none, device: { ...none, value: device } },
  };
};

/** Guesses from one address at every moment at which it may, for so long. How many got as far as the password. */
const guessFor = async (email: string, ms: number, address: string, caller?: TestCaller): Promise<number> => {
  const end = server.clock.now().getTime() + ms;
  let guesses = 0;
  while (server.clock.now().getTime() < end) {
    const answer = await (caller ?? server.nobody()).request({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: address,
      payload: { email, password: 'wrong' },
    });
    if (answer.statusCode === 401) guesses += 1;
    else
      server.clock.advance(
        Math.min(Number(answer.headers['retry-after']) * 1000, end - server.clock.now().getTime()),
      );
  }
  return guesses;
};

/** Tries until it is refused, or so often that a whole day's bound is broken. How many got as far as the secret. */
const untilRefused = async (reaches: () => Promise<boolean>): Promise<number> => {
  let tries = 0;
  while (tries < 100 && (await reaches())) tries += 1;
  return tries;
};

describe('an owner whose address somebody knows', () => {
  it('signs in from another address, and on a known device behind the same address', async () => {
    const { email } = await server.account('staff');
    const device = server.nobody();
    expect(await signIn(email, { address: OWNERS, caller: device })).toBe(200);
    let guesses = 0;
    while ((await guess(email, OWNERS)) === 401) guesses += 1;
    expect(guesses).toBe(LIMITS.signIn.freeFailures);
    expect(await signIn(email, { address: OWNERS })).toBe(429);
    expect(await signIn(email, { address: OWNERS, caller: device })).toBe(200);
    expect(await signIn(email, { address: nth(0) })).toBe(200);
  });

  it('signs in from another address whenever one address guesses for days', async () => {
    const { email } = await server.account('staff');
    for (let day = 0; day < 5; day += 1) {
      const guesses = await guessFor(email, DAY, nth(1));
      expect(guesses).toBeGreaterThan(0);
      expect(guesses).toBeLessThan(25);
      expect(await signIn(email, { address: OWNERS })).toBe(200);
    }
  });

  it('signs in on a known device while a hundred addresses guess', async () => {
    const { email } = await server.account('staff');
    const device = server.nobody();
    expect(await signIn(email, { address: OWNERS, caller: device })).toBe(200);
    let reached = 0;
    for (let n = 0; n < 100; n += 1) if ((await guess(email, nth(n))) === 401) reached += 1;
    expect(reached).toBe(strangers.burst);
    expect(await signIn(email, { address: nth(200) })).toBe(429);
    for (let time = 0; time < 10; time += 1)
      expect(await signIn(email, { address: nth(201 + time), caller: device })).toBe(200);
  });

  it('signs in after choosing a new password by mail, while a hundred addresses guess', async () => {
    const { email } = await server.account('staff');
    for (let n = 0; n < 100; n += 1) await guess(email, nth(n));
    expect(await signIn(email, { address: OWNERS })).toBe(429);
    const browser = server.nobody();
    await browser.graphql(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { isDone } }',
      {
        email,
      },
    );
    const letter = (await lettersOf(server, email)).findLast((one) => one.includes('/reset-password#'));
    const password = 'velvet-harbour-trumpet-19';
    const reset = await browser.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isDone } }',
      { input: { token: tokenIn(letter, '/reset-password'), password } },
    );
    expect(reset.errors).toBeUndefined();
    expect(await signIn(email, { address: OWNERS, password })).toBe(429);
    expect(await signIn(email, { address: OWNERS, caller: browser, password })).toBe(200);
  });
});

describe('a right password after strangers have used up their guesses', () => {
  const answerTo = async (
    email: string,
    address: string,
    rest: { readonly password?: string; readonly link?: string; readonly code?: string } = {},
    caller: TestCaller = server.nobody(),
  ) => {
    const { statusCode, body } = await caller.request({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: address,
      payload: { email, password: PASSWORD, ...rest },
    });
    return { statusCode, code: (JSON.parse(body) as { code?: string }).code ?? null };
  };
  const BY_MAIL = { statusCode: 429, code: 'SIGN_IN_BY_MAIL' };
  const spend = async (email: string, first: number) => {
    for (let n = 0; n < strangers.burst; n += 1) expect(await guess(email, nth(first + n))).toBe(401);
  };
  const linksTo = async (email: string): Promise<string[]> =>
    (await lettersOf(server, email))
      .filter((letter) => letter.includes('/login#'))
      .map((letter) => tokenIn(letter, '/login'));

  it('gets a link by mail, by which the owner signs in from any address; the link works once', async () => {
    const { email } = await server.account('staff');
    await spend(email, 2_000);
    expect(await answerTo(email, nth(2_100))).toEqual(BY_MAIL);
    const [link = ''] = await linksTo(email);
    expect(link).not.toBe('');
    // Nothing but the password of the account opens it.
    expect(await answerTo(email, nth(2_101), { link, password: 'wrong' })).toMatchObject({ statusCode: 401 });
    const other = await server.account('staff');
    await spend(other.email, 2_200);
    expect(await answerTo(other.email, nth(2_300), { link })).toEqual(BY_MAIL);
    const device = server.nobody();
    expect(await answerTo(email, nth(2_102), { link }, device)).toMatchObject({ statusCode: 200 });
    expect(await answerTo(email, nth(2_103), {}, device)).toMatchObject({ statusCode: 200 });
    expect(await answerTo(email, nth(2_104), { link })).toEqual(BY_MAIL);
  });

  it('is answered as a wrong one and as an unknown address are, and sends a letter to its owner only', async () => {
    const { email } = await server.account('staff');
    const unknown = 'nobody-at-all@example.org';
    await spend(email, 2_400);
    await spend(unknown, 2_500);
    for (let n = 0; n < 30; n += 1) {
      expect(await answerTo(email, nth(2_600 + n), { password: 'wrong' })).toEqual(BY_MAIL);
      expect(await answerTo(unknown, nth(2_600 + n))).toEqual(BY_MAIL);
    }
    expect(await linksTo(email)).toEqual([]);
    expect(await linksTo(unknown)).toEqual([]);
    expect(await answerTo(email, nth(2_700))).toEqual(BY_MAIL);
    expect(await linksTo(email)).toHaveLength(1);
    // What one network is allowed does not depend on whether it is right.
    const tries = async (password: string, address: string) => {
      const answers: number[] = [];
      for (let n = 0; n < 8; n += 1) answers.push((await answerTo(email, address, { password })).statusCode);
      return { answers, last: (await answerTo(email, address, { password })).code };
    };
    expect(await tries(PASSWORD, nth(2_701))).toEqual(await tries('wrong', nth(2_702)));
    expect((await tries(PASSWORD, nth(2_701))).last).toBe('TOO_MANY_REQUESTS');
  });

  it('gets past its link’s age and its guesses no further than without one', async () => {
    const { email } = await server.account('staff');
    await spend(email, 2_800);
    await answerTo(email, nth(2_900));
    const [link = ''] = await linksTo(email);
    for (let n = 0; n < LIMITS.signIn.letters.burst; n += 1)
      expect(await answerTo(email, nth(2_901 + n), { link, password: 'wrong' })).toMatchObject({
        statusCode: 401,
      });
    expect(await answerTo(email, nth(2_910), { link })).toEqual(BY_MAIL);
    server.clock.advance(LIMITS.accounts.signInMinutes * MINUTE);
    expect(await answerTo(email, nth(2_911), { link })).toEqual(BY_MAIL);
  });
});

describe('an owner behind the address of whoever guesses', () => {
  /** Guesses at every hour of a day, from the owner's address and from as many others as it takes. */
  const guessAllDay = async (email: string): Promise<number> => {
    let guesses = 0;
    let network = 300;
    for (let hour = 0; hour < HOURS; hour += 1) {
      guesses += await untilRefused(async () => (await guess(email, OWNERS)) === 401);
      guesses += await untilRefused(async () => (await guess(email, nth((network += 1)))) === 401);
      server.clock.advance(HOUR);
    }
    return guesses;
  };

  it('signs in on a known device after a day of guesses, and while they run', async () => {
    const { email } = await server.account('staff');
    const device = server.nobody();
    expect(await signIn(email, { address: OWNERS, caller: device })).toBe(200);
    const guesses = await guessAllDay(email);
    expect(guesses).toBeGreaterThan(strangers.burst);
    expect(guesses).toBeLessThan(100);
    while ((await guess(email, OWNERS)) === 401);
    expect(await signIn(email, { address: OWNERS })).toBe(429);
    const all = await Promise.all([
      ...Array.from({ length: CROWD }, () => guess(email, OWNERS)),
      signIn(email, { address: OWNERS, caller: device }),
      ...Array.from({ length: CROWD }, (_, n) => guess(email, nth(600 + n))),
    ]);
    expect(all[CROWD]).toBe(200);
  });

  it('signs in on a known device while that address is flooded, and on no other there', async () => {
    const { email } = await server.account('staff');
    const device = server.nobody();
    expect(await signIn(email, { address: OWNERS, caller: device })).toBe(200);
    server.clock.advance(MINUTE);
    // A slow machine refuses some of them as busy before they are counted, so there are more than the limit.
    const flood = Array.from({ length: LIMITS.signIn.perAddressPerMinute }, (_, n) =>
      guess(`nobody-${String(n)}@example.org`, OWNERS),
    );
    const answers = await Promise.all(flood);
    while (!answers.includes(429)) answers.push(await guess('nobody@example.org', OWNERS));
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(
      LIMITS.signIn.perAddressPerMinute,
    );
    expect(await signIn(email, { address: OWNERS })).toBe(429);
    expect(await signIn(email, { address: OWNERS, caller: device })).toBe(200);
    // A cookie that the account does not know lets nobody past the flood.
    const other = server.nobody();
    other.marks.set(DEVICE, `${DEVICE}=${'B'.repeat(43)}`);
    expect(await signIn(email, { address: OWNERS, caller: other })).toBe(429);
    // Neither is the device past its own allowance.
    const onDevice: number[] = [];
    for (let n = 0; n < 12; n += 1) onDevice.push(await guess(email, OWNERS, device));
    expect(onDevice.filter((status) => status === 401).length).toBeLessThanOrEqual(
      devices.burst + LIMITS.signIn.freeFailures,
    );
    server.clock.advance(MINUTE);
  });

  it('signs in after mistyping on a known device, and after choosing a new password there once that is used up', async () => {
    const { email } = await server.account('staff');
    const device = server.nobody();
    expect(await signIn(email, { address: OWNERS, caller: device })).toBe(200);
    for (let n = 0; n < 60; n += 1) await guess(email, nth(800 + n));
    for (let n = 0; n < 4; n += 1) await guess(email, OWNERS);
    for (let n = 1; n < devices.burst; n += 1) expect(await guess(email, OWNERS, device)).toBe(401);
    expect(await signIn(email, { address: OWNERS, caller: device })).toBe(200);
    expect(await guess(email, OWNERS, device)).toBe(401);
    expect(await signIn(email, { address: OWNERS, caller: device })).toBe(429);
    await device.graphql(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { isDone } }',
      {
        email,
      },
    );
    const letter = (await lettersOf(server, email)).findLast((one) => one.includes('/reset-password#'));
    const password = 'velvet-harbour-trumpet-19';
    const reset = await device.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isDone } }',
      { input: { token: tokenIn(letter, '/reset-password'), password } },
    );
    expect(reset.errors).toBeUndefined();
    expect(await signIn(email, { address: OWNERS, caller: device, password })).toBe(200);
  });

  it('witnesses on a device where they have signed in, whoever guesses at their password', async () => {
    const witness = await server.account('staff');
    const tablet = server.nobody();
    expect(await signIn(witness.email, { address: OWNERS, caller: tablet })).toBe(200);
    for (let n = 0; n < 60; n += 1) await guess(witness.email, nth(900 + n));
    const mark = tablet.marks.get(DEVICE)?.split('=')[1] ?? null;
    const prove = (device: string | null, secret = PASSWORD) =>
      server.services.signIns.verifyOther(besides(null, OWNERS, device), witness.id, secret);
    await expect(prove(null)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await prove(mark)).toBe(true);
    // Guesses there come from the device's own allowance.
    for (let n = 0; n < devices.burst; n += 1) expect(await prove(mark, 'wrong')).toBe(false);
    await expect(prove(mark)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('a witness on a device where they have never signed in', () => {
  it('proves their password in a colleague’s session, whatever strangers and one other colleague guess', async () => {
    const witness = await server.account('staff');
    for (let n = 0; n < 60; n += 1) await guess(witness.email, nth(1_500 + n));
    expect(await signIn(witness.email, { address: nth(1_600) })).toBe(429);
    const [colleague, mischief] = [await server.account('staff'), await server.account('staff')];
    const prove = (by: AppUser, secret = PASSWORD) =>
      server.services.signIns.verifyOther(besides(by, OWNERS), witness.id, secret);
    expect(await prove(colleague)).toBe(true);
    for (let n = 0; n < witnesses.each.burst; n += 1) expect(await prove(mischief, 'wrong')).toBe(false);
    await expect(prove(mischief)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    // A right password is given back: it is no guess.
    for (let n = 0; n < 2 * witnesses.burst; n += 1) expect(await prove(colleague)).toBe(true);
    // Mistyping is not the end of it.
    expect(await prove(colleague, 'wrong')).toBe(false);
    expect(await prove(colleague)).toBe(true);
  });
});

describe('codes of a second step', () => {
  const enrol = async (caller: TestCaller): Promise<() => string> => {
    const begun = await caller.graphql(
      'mutation ($password: String!) { beginSecondFactor(input: { password: $password }) { secondFactorSecret { secret } } }',
      { password: PASSWORD },
    );
    const { secret } = (
      begun.data?.['beginSecondFactor'] as { readonly secondFactorSecret: { secret: string } }
    ).secondFactorSecret;
    const code = () => totpCode(Secret.fromBase32(secret).bytes, server.clock.now());
    const { errors } = await caller.graphql(
      'mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { recoveryCodes } }',
      {
        code: code(),
      },
    );
    expect(errors).toBeUndefined();
    server.clock.advance(MINUTE);
    return code;
  };
  const withCode = async (email: string, code: string, address: string, caller = server.nobody()) => {
    const answer = await caller.request({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: address,
      payload: { email, password: PASSWORD, code },
    });
    return answer.statusCode;
  };

  it('are guessed fewer than 100 times a day by somebody who has the password, and the owner signs in meanwhile', async () => {
    const device = await server.signedIn('staff');
    const email = device.user?.email ?? '';
    const code = await enrol(device);
    let guesses = 0;
    let network = 1_000;
    const reaches = async (address: string): Promise<boolean> => {
      // The right password alone, in between, gives none back.
      await signIn(email, { address });
      return (await withCode(email, '000000', address)) === 401;
    };
    for (let hour = 0; hour < HOURS; hour += 1) {
      guesses += await untilRefused(() => reaches(OWNERS));
      guesses += await untilRefused(() => reaches(nth((network += 1))));
      if (hour % 6 === 2) expect(await withCode(email, code(), OWNERS, device)).toBe(200);
      server.clock.advance(HOUR);
    }
    expect(guesses).toBeGreaterThan(strangers.burst);
    expect(guesses).toBeLessThan(100);
    expect(await withCode(email, code(), OWNERS, device)).toBe(200);
  });
});

describe('guesses at one account', () => {
  it('stay under 100 in a day over all addresses and known devices, whatever is right in between', async () => {
    const { email } = await server.account('staff');
    const known: TestCaller[] = [];
    for (let n = 0; n < devices.kept + 3; n += 1) {
      const caller = server.nobody();
      server.clock.advance(MINUTE);
      expect(await signIn(email, { address: OWNERS, caller })).toBe(200);
      known.push(caller);
    }
    let guesses = 0;
    let address = 0;
    for (let hour = 0; hour < HOURS; hour += 1) {
      guesses += await untilRefused(async () => (await guess(email, nth((address += 1)))) === 401);
      for (const caller of known)
        guesses += await untilRefused(async () => (await guess(email, nth(address), caller)) === 401);
      if (hour % 4 === 0) await signIn(email, { address: OWNERS, caller: known.at(-1) });
      server.clock.advance(HOUR);
    }
    // Of the fewer than 100 a day, what is for sessions and mailed links cannot be used up from here.
    expect(guesses).toBeGreaterThan(strangers.burst + allDevices.burst);
    expect(guesses).toBeLessThan(60);
  });

  it('stay under 100 a day an account from anywhere: strangers, a lost device, sessions, colleagues and a mailed link', async () => {
    const owner = await server.account('staff');
    const { email } = owner;
    const inbox = async (): Promise<string> => {
      const letter = (await lettersOf(server, email)).findLast((one) => one.includes('/login#'));
      return tokenIn(letter, '/login');
    };
    // Their own device, one that somebody has taken, and two sessions that were left open.
    const [own, lost] = [server.nobody(), server.nobody()];
    for (const caller of [own, lost]) expect(await signIn(email, { address: OWNERS, caller })).toBe(200);
    const open = [server.nobody(), server.nobody()];
    for (const caller of open) expect(await signIn(email, { address: OWNERS, caller })).toBe(200);
    const colleagues: AppUser[] = [];
    for (let n = 0; n < 5; n += 1) colleagues.push(await server.account('staff'));
    const counted = { strangers: 0, device: 0, sessions: 0, colleagues: 0, link: 0 };
    let network = 4_000;
    let link: string | null = null;
    for (let quarter = 0; quarter < 96; quarter += 1) {
      for (let n = 0; n < 4; n += 1) {
        network += 1;
        if ((await guess(email, nth(network))) === 401) counted.strangers += 1;
      }
      for (let n = 0; n < 4; n += 1)
        if ((await guess(email, nth(network), lost)) === 401) counted.device += 1;
      for (const caller of open)
        for (const [mutation, variables] of [
          [
            'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isDone } }',
            { input: { currentPassword: 'not it', newPassword: 'velvet-harbour-trumpet-19' } },
          ],
          [
            'mutation ($password: String!) { beginSecondFactor(input: { password: $password }) { secondFactorSecret { secret } } }',
            { password: 'nor this' },
          ],
        ] as const) {
          const { errors } = await caller.graphql(mutation, variables);
          if (errors?.[0]?.extensions.code === 'BAD_INPUT') counted.sessions += 1;
        }
      for (const colleague of colleagues) {
        const proof = server.services.signIns.verifyOther(
          besides(colleague, nth(3_500)),
          owner.id,
          'not theirs',
        );
        if ((await proof.catch(() => null)) === false) counted.colleagues += 1;
      }
      // A link that was asked for with the right password, in the hands of somebody who guesses at another thing.
      if (link === null && quarter === 4) {
        await signIn(email, { address: nth(3_600) });
        link = await inbox();
      }
      if (link !== null) {
        const { statusCode } = await server.nobody().request({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: nth(network),
          payload: { email, password: 'wrong', link },
        });
        if (statusCode === 401) counted.link += 1;
      }
      // What all of this uses up keeps the owner neither from their own device nor from their own session there.
      if (quarter % 16 === 15) {
        expect(await signIn(email, { address: nth(network), caller: own })).toBe(200);
        const begun = await own.graphql(
          'mutation ($password: String!) { renewRecoveryCodes(input: { password: $password }) { recoveryCodes } }',
          { password: PASSWORD },
        );
        // The password was right; there is no second factor whose codes could be renewed.
        expect(begun.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      }
      server.clock.advance(15 * MINUTE);
    }
    const all = Object.values(counted).reduce((sum, count) => sum + count, 0);
    expect(all).toBeLessThan(100);
    // Each way in was really tried to its end.
    expect(counted.strangers).toBeGreaterThan(strangers.burst);
    expect(counted.device).toBeGreaterThanOrEqual(devices.burst);
    expect(counted.sessions).toBeGreaterThan(ownSessions.burst);
    expect(counted.colleagues).toBeGreaterThan(witnesses.burst);
    expect(counted.link).toBeGreaterThan(0);
    expect(counted.link).toBeLessThanOrEqual(letters.burst + 4);
    expect(await signIn(email, { address: OWNERS, caller: own })).toBe(200);
  });

  it('in every way leave an owner on a new device the link that is mailed to them', async () => {
    const owner = await server.account('staff');
    const { email } = owner;
    for (let n = 0; n < strangers.burst; n += 1) await guess(email, nth(6_000 + n));
    for (let n = 0; n < 5; n += 1) {
      const colleague = await server.account('staff');
      for (let time = 0; time < 4; time += 1)
        await server.services.signIns
          .verifyOther(besides(colleague, nth(6_100)), owner.id, 'wrong')
          .catch(() => null);
    }
    expect(await signIn(email, { address: nth(6_200) })).toBe(429);
    const letter = (await lettersOf(server, email)).findLast((one) => one.includes('/login#'));
    const answer = await server.nobody().request({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: nth(6_201),
      payload: { email, password: PASSWORD, link: tokenIn(letter, '/login') },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('are counted for all addresses of one IPv6 subscriber together', async () => {
    const { email } = await server.account('staff');
    const answers: number[] = [];
    for (let n = 0; n < 10; n += 1) answers.push(await guess(email, `2001:db8:7:7::${String(n + 1)}`));
    expect(answers.filter((status) => status === 401)).toHaveLength(LIMITS.signIn.freeFailures);
    expect(await signIn(email, { address: '2001:db8:7:8::1' })).toBe(200);
  });

  it('in a session stay under 100 in a day', async () => {
    const caller = await server.signedIn('staff');
    let guesses = 0;
    for (let minute = 0; minute < 11 * 60; minute += 10) {
      for (let n = 0; n < 12; n += 1) {
        const { errors } = await caller.graphql(
          'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isDone } }',
          { input: { currentPassword: 'not it', newPassword: 'velvet-harbour-trumpet-19' } },
        );
        if (errors?.[0]?.extensions.code === 'BAD_INPUT') guesses += 1;
        server.clock.advance(50_000);
      }
    }
    expect(guesses).toBeLessThan(50);
  });
});

describe('a known device', () => {
  it('is one that was given its cookie by a right password, for that account alone', async () => {
    const [one, another] = [await server.account('staff'), await server.account('staff')];
    const device = server.nobody();
    expect(await guess(one.email, OWNERS, device)).toBe(401);
    expect([...device.marks.keys()]).toEqual([]);
    expect(await signIn(one.email, { address: OWNERS, caller: device })).toBe(200);
    const [mark = ''] = device.marks.values();
    expect(mark).toMatch(/^__Host-sideline-device=[\w-]{43}$/);
    const [stored] = await server.database.asOwner<{ hash: string }>(
      `SELECT encode(token_hash, 'hex') AS hash FROM known_device WHERE user_id = $1`,
      [one.id],
    );
    expect(stored?.hash).toMatch(/^[0-9a-f]{64}$/);
    while ((await guess(another.email, nth(0), device)) === 401);
    expect(await signIn(another.email, { address: nth(0), caller: device })).toBe(429);
    // One cookie serves both once both have signed in on it.
    expect(await signIn(another.email, { address: nth(1), caller: device })).toBe(200);
    expect([...device.marks.values()]).toEqual([mark]);
    expect(await signIn(another.email, { address: nth(0), caller: device })).toBe(200);
  });

  it('is not one whose cookie somebody else chose, and is written so that no script reads it', async () => {
    const { email, id } = await server.account('staff');
    const device = server.nobody();
    device.marks.set(DEVICE, `${DEVICE}=${'A'.repeat(43)}`);
    const answer = await device.request({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: OWNERS,
      payload: { email, password: PASSWORD },
    });
    const cookie = answer.cookies.find(({ name }) => name === DEVICE);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(cookie?.value).not.toBe('A'.repeat(43));
    const rows = await server.database.asOwner('SELECT FROM known_device WHERE user_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('is forgotten when the password is changed elsewhere', async () => {
    const { email } = await server.account('staff');
    const [kept, lost] = [server.nobody(), server.nobody()];
    for (const caller of [lost, kept]) expect(await signIn(email, { address: OWNERS, caller })).toBe(200);
    const password = 'velvet-harbour-trumpet-19';
    const changed = await kept.graphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isDone } }',
      { input: { currentPassword: PASSWORD, newPassword: password } },
    );
    expect(changed.errors).toBeUndefined();
    while ((await guess(email, nth(3))) === 401);
    expect(await signIn(email, { address: nth(3), caller: lost, password })).toBe(429);
    expect(await signIn(email, { address: nth(3), caller: kept, password })).toBe(200);
  });

  it('is forgotten after half a year', async () => {
    const { email, id } = await server.account('staff');
    await signIn(email, { address: OWNERS });
    const count = async () =>
      (await server.database.asOwner('SELECT FROM known_device WHERE user_id = $1', [id])).length;
    const { manager } = server.database.dataSource;
    await server.services.devices.prune(manager, server.clock.now());
    expect(await count()).toBe(1);
    server.clock.advance((devices.days + 1) * DAY);
    await server.services.devices.prune(manager, server.clock.now());
    expect(await count()).toBe(0);
  });
});
