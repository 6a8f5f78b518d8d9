import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prfTopic } from '../src/modules/prf/live/prf-news.js';
import { newId } from '../src/platform/ids.js';
import { PASSWORD } from './harness/password.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { lettersOf, tokenIn } from './letters.js';
import { command, WELL } from './prf-fixture.js';

const MINUTE_MS = 60_000;
const TEAM = newId();
const SQUAD = newId();
const LONELY_TEAM = newId();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://sideline.example' } });
  const { asOwner } = server.database;
  await asOwner(`INSERT INTO cheer_team (team_id, team_name) VALUES ($1, 'Storm'), ($2, 'Lone Stars')`, [
    TEAM,
    LONELY_TEAM,
  ]);
  await asOwner(`INSERT INTO cheer_squad (squad_id, team_id, squad_name) VALUES ($1, $2, 'Junior')`, [
    SQUAD,
    TEAM,
  ]);
});
afterAll(() => server.close());
// Thirty public writes a minute: each test has a minute of its own.
beforeEach(() => {
  server.clock.advance(MINUTE_MS);
});

const address = (): string => `${newId()}@example.org`;
const account = (email: string, more: object = {}) => ({
  email,
  password: PASSWORD,
  role: 'patient',
  ...more,
});
const person = (more: object = {}) => ({
  name: 'Wren Jo Ashdown',
  dob: '1990-05-06',
  gender: 'Female',
  addressLine1: '1 Mill Lane',
  town: 'Harrowmere',
  postcode: 'HM1 2AB',
  user_id: null,
  ...more,
});
const registerAccount = async (caller: TestCaller, email: string, more: object = {}): Promise<string> => {
  const response = await caller.send('POST', '/api/users/register', account(email, more));
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ user_id: string }>().user_id;
};
const registerPatient = async (caller: TestCaller, more: object = {}): Promise<string> => {
  const response = await caller.send('POST', '/api/patients/register', person(more));
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ patient_id: string }>().patient_id;
};
const problemsOf = async (body: object): Promise<string[]> => {
  const response = await server.nobody().send('POST', '/api/patients/register', body);
  expect(response.statusCode).toBe(400);
  return response.json<{ problems: { field: string }[] }>().problems.map(({ field }) => field);
};
const recordOf = async (patientId: string): Promise<unknown> => {
  const [row] = await server.database.asOwner(
    'SELECT patient_name, address, allergies, cheer_team_id, version FROM patient WHERE patient_id = $1',
    [patientId],
  );
  return row;
};
interface AccountRow {
  readonly id: string;
  readonly role: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly patient_id: string | null;
}
const accountOf = async (email: string): Promise<AccountRow | undefined> => {
  const [row] = await server.database.asOwner<AccountRow>(
    'SELECT id, role, first_name, last_name, patient_id FROM app_user WHERE email = $1',
    [email],
  );
  return row;
};

const lettersTo = (email: string): Promise<string[]> => lettersOf(server, email);
/** The latest; other letters that were asked for at the same time may have been written after it. */
const resetToken = async (email: string): Promise<string> =>
  tokenIn(
    (await lettersTo(email)).findLast((one) => one.includes('/reset-password#')),
    '/reset-password',
  );
const ask = async (document: string, variables: object, caller = server.nobody()): Promise<string> => {
  const { errors } = await caller.graphql(document, { ...variables });
  return errors?.[0]?.extensions.code ?? 'ok';
};
const verify = (token: string, password = PASSWORD) =>
  ask(
    'mutation ($token: String!, $password: String!) { verifyEmail(input: { token: $token, password: $password }) { isDone } }',
    {
      token,
      password,
    },
  );
const confirm = async (email: string, password = PASSWORD): Promise<void> => {
  const letter = (await lettersTo(email)).find((one) => one.includes('/verify-email#'));
  expect(await verify(tokenIn(letter, '/verify-email'), password)).toBe('ok');
};
const forgot = (email: string) =>
  ask('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { isDone } }', { email });
const again = (email: string) =>
  ask('mutation ($email: String!) { requestEmailConfirmation(input: { email: $email }) { isDone } }', {
    email,
  });
const reset = (token: string, password: string, caller?: TestCaller) =>
  ask(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isDone } }',
    { input: { token, password } },
    caller,
  );
const NEW_PASSWORD = 'copper-meadow-whistle-77';

describe('registering as a patient', () => {
  it('makes a self-reported record with team, squad and the joined address', async () => {
    const id = await registerPatient(server.nobody(), {
      addressLine2: '',
      county: 'Shire',
      relationship_to_nok: 'Parent',
      cheer_team_id: TEAM,
      cheer_squad_id: SQUAD,
    });
    const [row] = await server.database.asOwner(
      `SELECT p.patient_name, p.dob::text AS dob, p.gender, p.address, p.identity_status, p.created_by, l.squad_id
       FROM patient p JOIN patient_squad l USING (patient_id) WHERE p.patient_id = $1`,
      [id],
    );
    expect(row).toEqual({
      patient_name: 'Wren Jo Ashdown',
      dob: '1990-05-06',
      gender: 'female',
      address: '1 Mill Lane, Harrowmere, Shire, HM1 2AB',
      identity_status: 'self_reported',
      created_by: null,
      squad_id: SQUAD,
    });
  });

  it('names each field that is wrong', async () => {
    expect(await problemsOf({})).toEqual(['name', 'dob', 'gender', 'addressLine1', 'town', 'postcode']);
    expect(await problemsOf(person({ gender: 'Genderqueer' }))).toEqual(['gender']);
    expect(await problemsOf(person({ dob: '2100-01-01' }))).toEqual(['dob']);
    expect(await problemsOf(person({ cheer_team_id: TEAM }))).toEqual(['cheer_squad_id']);
    expect(await problemsOf(person({ cheer_team_id: newId() }))).toEqual(['cheer_team_id']);
    await registerPatient(server.nobody(), { cheer_team_id: LONELY_TEAM, cheer_squad_id: '' });
  });

  it('says nothing of one who is known already, and makes a record of its own', async () => {
    const [first, second] = [await registerPatient(server.nobody()), await registerPatient(server.nobody())];
    expect(first).not.toBe(second);
  });

  it('is done once, however often it is sent', async () => {
    const patientId = newId();
    for (const name of ['Wren Ashdown', 'Somebody Else'])
      expect(await registerPatient(server.nobody(), { name, patient_id: patientId })).toBe(patientId);
    expect(await recordOf(patientId)).toMatchObject({ patient_name: 'Wren Ashdown', version: 1 });
  });

  it('takes what the same attempt sends again within half an hour, and no other', async () => {
    const [patient_id, attempt_id] = [newId(), newId()];
    const send = (name: string, more: object = {}) =>
      registerPatient(server.nobody(), { name, patient_id, attempt_id, ...more });
    await send('Wren Ashdown', { allergies: 'Nuts', cheer_team_id: TEAM, cheer_squad_id: SQUAD });
    expect(await send('Wren Ashdowne', { town: 'Fallow' })).toBe(patient_id);
    const corrected = {
      patient_name: 'Wren Ashdowne',
      address: '1 Mill Lane, Fallow, HM1 2AB',
      allergies: null,
      cheer_team_id: null,
    };
    expect(await recordOf(patient_id)).toMatchObject(corrected);
    expect(await send('Somebody Else', { attempt_id: newId() })).toBe(patient_id);
    server.clock.advance(LIMITS.accounts.linkingMinutes * MINUTE_MS);
    expect(await send('Late Person')).toBe(patient_id);
    expect(await recordOf(patient_id)).toMatchObject(corrected);
  });

  it.each([
    ['the town', { town: 'Fallow' }],
    ['the birth date', { dob: '2014-03-05' }],
  ])('takes %s put right with an open record as without one, and has that record follow', async (_, more) => {
    const staff = await server.signedIn('staff');
    for (const hasRecord of [false, true]) {
      const [patient_id, attempt_id, prfId] = [newId(), newId(), newId()];
      await registerPatient(server.nobody(), { patient_id, attempt_id });
      const heard: unknown[] = [];
      if (hasRecord) {
        const { changes, ...rest } = command(
          prfId,
          'observations',
          { entries: [{ id: newId(), ...WELL }] },
          { patientId: patient_id },
        );
        const { data } = await staff.graphql(
          'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
          { input: { commands: [{ ...rest, changes: { observations: changes } }] } },
        );
        expect(data).toEqual({ savePrf: { results: [{ outcome: 'SAVED' }] } });
        await server.services.bus.listen(prfTopic(prfId), (one) => {
          if (one.kind !== 'resumed') heard.push(one.body);
        });
      }
      expect(await registerPatient(server.nobody(), { patient_id, attempt_id, ...more })).toBe(patient_id);
      expect(await recordOf(patient_id)).toMatchObject({ version: 2 });
      if (!hasRecord) continue;

      await expect.poll(() => heard).toContainEqual({ kind: 'RECORD', by: expect.any(String) as string });
      const { data, errors } = await staff.graphql(
        `query ($id: ID!) {
           prf(customPrfId: $id) { data { observations { entries { news2 { status } } } } }
           prfHistory(customPrfId: $id) { nodes { kind section version author { firstName lastName } } } }`,
        { id: prfId },
      );
      expect(errors).toBeUndefined();
      const isScored = !('dob' in more);
      expect(data).toMatchObject({
        prf: {
          data: { observations: { entries: [{ news2: { status: isScored ? 'scored' : 'not_valid' } }] } },
        },
      });
      const { nodes } = data?.['prfHistory'] as { nodes: readonly object[] };
      expect(nodes.filter((line) => 'version' in line && line.version === 2)).toMatchObject(
        isScored ? [] : [{ section: 'observations', author: { firstName: '', lastName: '' } }],
      );
    }
  });

  it('proposes to staff what is sent again once they have had a hand in the record', async () => {
    const [patient_id, attempt_id] = [newId(), newId()];
    const send = (more: object) => registerPatient(server.nobody(), { patient_id, attempt_id, ...more });
    await send({ allergies: 'Nuts' });
    const staff = await server.signedIn('staff');
    const mutate = async (document: string, input: object) => {
      const { data, errors } = await staff.graphql(document, { input });
      expect(errors).toBeUndefined();
      return data;
    };
    await mutate(
      'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
      {
        id: patient_id,
        medications: 'Salbutamol',
      },
    );
    const proposals = async () => {
      const { data } = await staff.graphql(
        `query ($id: ID!) { patient(patientId: $id) {
           proposals { id source settledAt values { field said recorded } } } }`,
        { id: patient_id },
      );
      return (data?.['patient'] as { proposals: readonly { readonly id: string }[] }).proposals;
    };
    // What its answer was lost of says nothing new, and what is left out is not taken back.
    expect(await send({ allergies: 'Nuts' })).toBe(patient_id);
    expect(await proposals()).toEqual([]);

    for (let sent = 0; sent < 2; sent += 1)
      expect(await send({ name: 'Late  Person', town: 'Fallow' })).toBe(patient_id);
    expect(await send({ name: 'Stranger', attempt_id: newId() })).toBe(patient_id);
    expect(await recordOf(patient_id)).toMatchObject({ patient_name: 'Wren Jo Ashdown', allergies: 'Nuts' });
    const [proposal, ...more] = await proposals();
    expect(more).toEqual([]);
    expect(proposal).toMatchObject({
      source: 'registration',
      settledAt: null,
      values: [
        { field: 'name', said: 'Late Person', recorded: 'Wren Jo Ashdown' },
        { field: 'town', said: 'Fallow', recorded: 'Harrowmere' },
      ],
    });

    await mutate(
      'mutation ($input: SettleProposalInput!) { settleProposal(input: $input) { detailsProposal { id } } }',
      {
        proposalId: proposal?.id,
        accepted: ['town'],
        expectedVersion: 2,
        reason: 'Her passport says otherwise',
      },
    );
    expect(await recordOf(patient_id)).toMatchObject({
      patient_name: 'Wren Jo Ashdown',
      address: '1 Mill Lane, Fallow, HM1 2AB',
    });
  });

  it('never confirms an identity, whoever is signed in and whatever is sent', async () => {
    const staff = await server.signedIn('staff');
    const id = await registerPatient(staff, { identity_status: 'verified', nhs_number: '9434765919' });
    const rows = await server.database.asOwner(
      'SELECT identity_status, nhs_number, created_by FROM patient WHERE patient_id = $1',
      [id],
    );
    expect(rows).toEqual([{ identity_status: 'self_reported', nhs_number: null, created_by: null }]);
  });
});

describe('registering an account', () => {
  it('is of role patient whatever the body says, takes the patient’s name, and signs in', async () => {
    const [email, browser] = [address(), server.nobody()];
    const userId = await registerAccount(browser, email, { role: 'admin' });
    expect(await accountOf(email)).toMatchObject({ id: userId, role: 'patient', patient_id: null });
    const patientId = await registerPatient(browser, { user_id: userId, email });
    expect(await accountOf(email)).toMatchObject({
      first_name: 'Wren Jo',
      last_name: 'Ashdown',
      patient_id: patientId,
    });
    await confirm(email);
    const response = await browser.signIn(email);
    expect(response.json()).toMatchObject({ role: 'patient', recordPause: 'identity_unchecked' });
  });

  it('is linked to no patient who was there before, whatever id is sent', async () => {
    const known = await registerPatient(server.nobody(), { allergies: 'Penicillin' });
    const before = await recordOf(known);
    const [email, stranger] = [address(), server.nobody()];
    const user_id = await registerAccount(stranger, email);
    for (const more of [{}, { attempt_id: newId() }, { attempt_id: newId() }])
      expect(await registerPatient(stranger, { user_id, patient_id: known, name: 'A Thief', ...more })).toBe(
        known,
      );
    expect(await accountOf(email)).toMatchObject({ patient_id: null, first_name: 'New' });
    expect(await recordOf(known)).toEqual(before);
    await confirm(email);
    await stranger.signIn(email);
    const read = 'query ($id: ID!) { patient(patientId: $id) { name } }';
    expect(await ask(read, { id: known }, stranger)).toBe('FORBIDDEN');
  });

  it('moves a patient from a mistyped address to the corrected one, in the same attempt', async () => {
    const [wrong, right, browser] = [address(), address(), server.nobody()];
    const ids = { patient_id: newId(), attempt_id: newId() };
    await registerPatient(browser, { ...ids, user_id: await registerAccount(browser, wrong, ids) });
    await registerPatient(browser, { ...ids, user_id: await registerAccount(browser, right, ids) });
    expect((await accountOf(wrong))?.patient_id).toBeNull();
    expect((await accountOf(right))?.patient_id).toBe(ids.patient_id);
  });

  it('keeps its patient where everything is sent again because the answer to the patient was lost', async () => {
    const [email, browser] = [address(), server.nobody()];
    const ids = { patient_id: newId(), attempt_id: newId() };
    const send = async () =>
      registerPatient(browser, { ...ids, user_id: await registerAccount(browser, email, ids) });
    for (const _press of [1, 2, 3]) expect(await send()).toBe(ids.patient_id);
    expect((await accountOf(email))?.patient_id).toBe(ids.patient_id);
    const letters = await lettersTo(email);
    expect(letters.map((letter) => /Subject: (.+)/.exec(letter)?.[1])).toEqual([
      'Confirm your e-mail address for Sideline Event Medical',
    ]);
    await confirm(email);
    const signedIn = (await browser.signIn(email)).json<Record<string, unknown>>();
    expect(signedIn).toMatchObject({ recordPause: 'identity_unchecked' });
    expect(signedIn).not.toHaveProperty('patientId');
  });

  it('signs in to an address that was free as little as to one that was taken, until it is confirmed', async () => {
    const [free, taken] = [address(), address()];
    await registerAccount(server.nobody(), taken, { password: NEW_PASSWORD });
    await confirm(taken, NEW_PASSWORD);
    const answers = [];
    for (const email of [free, taken]) {
      const stranger = server.nobody();
      await registerAccount(stranger, email);
      const response = await stranger.signIn(email);
      answers.push({ status: response.statusCode, code: response.json<{ code: string }>().code });
    }
    expect(answers).toEqual([
      { status: 401, code: 'SIGN_IN_FAILED' },
      { status: 401, code: 'SIGN_IN_FAILED' },
    ]);
  });

  it('answers alike where the address is taken, and writes to its owner', async () => {
    const [email, stranger] = [address(), server.nobody()];
    const owner = await registerAccount(server.nobody(), email);
    const decoy = await registerAccount(stranger, email.toUpperCase());
    expect(decoy).not.toBe(owner);
    const patientId = await registerPatient(stranger, { user_id: decoy });
    expect(await registerPatient(stranger, { user_id: decoy })).toBe(patientId);
    expect(await accountOf(email)).toMatchObject({ id: owner, patient_id: null });
    const letters = await lettersTo(email);
    expect(letters.map((letter) => /Subject: (.+)/.exec(letter)?.[1]).sort()).toEqual([
      'Confirm your e-mail address for Sideline Event Medical',
      'You have an account with Sideline Event Medical',
    ]);
  });

  it('is linked by the browser that registered it alone, for half an hour, and once', async () => {
    const [email, browser] = [address(), server.nobody()];
    const userId = await registerAccount(browser, email);
    await registerPatient(server.nobody(), { user_id: userId });
    expect((await accountOf(email))?.patient_id).toBeNull();

    server.clock.advance((LIMITS.accounts.linkingMinutes - 1) * MINUTE_MS);
    const patientId = await registerPatient(browser, { user_id: userId });
    expect(await registerPatient(browser, { user_id: userId, name: 'Wren Ashdowne' })).toBe(patientId);
    expect(await accountOf(email)).toMatchObject({ patient_id: patientId, last_name: 'Ashdowne' });
    expect(await recordOf(patientId)).toMatchObject({ patient_name: 'Wren Ashdowne' });

    const [late, lateEmail] = [server.nobody(), address()];
    const lateId = await registerAccount(late, lateEmail);
    server.clock.advance(LIMITS.accounts.linkingMinutes * MINUTE_MS);
    await registerPatient(late, { user_id: lateId });
    expect((await accountOf(lateEmail))?.patient_id).toBeNull();
  });

  it('repeated is the same account: by the browser, and by an attempt whose answer was lost', async () => {
    const [email, browser, attempt_id] = [address(), server.nobody(), newId()];
    const first = await registerAccount(browser, email, { attempt_id });
    expect(await registerAccount(browser, email, { password: NEW_PASSWORD })).toBe(first);
    const unanswered = server.nobody();
    expect(await registerAccount(unanswered, email, { attempt_id, password: NEW_PASSWORD })).toBe(first);
    const patientId = await registerPatient(unanswered, { user_id: first });
    expect((await accountOf(email))?.patient_id).toBe(patientId);
    await confirm(email, NEW_PASSWORD);
    expect((await server.nobody().signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    // With a record behind it, it is nobody's to register any more.
    expect(await registerAccount(unanswered, email, { attempt_id })).not.toBe(first);
    expect((await server.nobody().signIn(email, PASSWORD)).statusCode).toBe(401);
  });

  it('of one address by two at once makes one account', async () => {
    const email = address();
    const ids = await Promise.all(
      [server.nobody(), server.nobody()].map((one) => registerAccount(one, email)),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids).toContain((await accountOf(email))?.id);
  });

  it('refuses a bad address and a password that is easy to guess', async () => {
    const response = await server
      .nobody()
      .send('POST', '/api/users/register', account('robin@', { password: 'password1234' }));
    expect(response.statusCode).toBe(400);
    expect(response.json<{ problems: { field: string }[] }>().problems.map(({ field }) => field)).toEqual([
      'email',
      'password',
    ]);
  });

  it('is open to sixty people a minute behind one address, account and patient, and refused to the next', async () => {
    const last = LIMITS.rate.registrationsPerMinute;
    expect(last).toBe(60);
    for (const url of ['/api/users/register', '/api/patients/register']) {
      const statuses: number[] = [];
      for (let count = 0; count <= last; count += 1)
        statuses.push((await server.nobody().send('POST', url, {})).statusCode);
      expect(statuses.slice(0, last)).toEqual(Array.from({ length: last }, () => 400));
      expect(statuses[last]).toBe(429);
    }
  });

  it('needs no role, which is always patient', async () => {
    const response = await server
      .nobody()
      .send('POST', '/api/users/register', { email: address(), password: PASSWORD });
    expect(response.statusCode, response.body).toBe(201);
  });
});

describe('a link in a letter', () => {
  it('confirms the address; followed again it has been done', async () => {
    const email = address();
    await registerAccount(server.nobody(), email);
    const [letter] = await lettersTo(email);
    const token = tokenIn(letter, '/verify-email');
    expect([await verify(token), await verify(token), await verify('A'.repeat(43))]).toEqual([
      'ok',
      'ok',
      'LINK_CLOSED',
    ]);
    const rows = await server.database.asOwner(
      'SELECT email_verified_at IS NOT NULL AS done FROM app_user WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ done: true }]);
  });

  it('confirms only the password that its reader chose', async () => {
    const email = address();
    await registerAccount(server.nobody(), email);
    const token = tokenIn((await lettersTo(email))[0], '/verify-email');
    expect(await verify(token, NEW_PASSWORD)).toBe('BAD_INPUT');
    expect((await server.nobody().signIn(email)).statusCode).toBe(401);
    for (let count = 1; count < LIMITS.signIn.freeFailures; count += 1) await verify(token, NEW_PASSWORD);
    expect(await verify(token)).toBe('TOO_MANY_REQUESTS');
    server.clock.advance(MINUTE_MS);
    expect(await verify(token)).toBe('ok');
    expect((await server.nobody().signIn(email)).statusCode).toBe(200);
  });

  it('to a new password takes the account from whoever registered it', async () => {
    const [email, stranger, attempt_id] = [address(), server.nobody(), newId()];
    const user_id = await registerAccount(stranger, email, { attempt_id });
    await registerPatient(stranger, { user_id });
    await forgot(email);
    const token = await resetToken(email);
    expect(await reset(token, NEW_PASSWORD)).toBe('ok');
    await registerPatient(stranger, { user_id });
    expect(await registerAccount(stranger, email, { attempt_id })).not.toBe(user_id);
    expect((await accountOf(email))?.patient_id).toBeNull();
    expect((await server.nobody().signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('to a new password removes it where the record was merged since, too', async () => {
    const registered = async (): Promise<{ readonly email: string; readonly patientId: string }> => {
      const [email, stranger] = [address(), server.nobody()];
      await registerPatient(stranger, { user_id: await registerAccount(stranger, email) });
      return { email, patientId: (await accountOf(email))?.patient_id ?? '' };
    };
    const [{ email, patientId }, survivor] = [await registered(), await registered()];
    await server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [patientId, survivor.patientId],
    );
    await server.database.asOwner('UPDATE app_user SET patient_id = $2 WHERE email = $1', [
      email,
      survivor.patientId,
    ]);
    await forgot(email);
    expect(await reset(await resetToken(email), NEW_PASSWORD)).toBe('ok');
    expect((await accountOf(email))?.patient_id).toBeNull();
  });

  it('to a new password is closed by a change of password', async () => {
    const staff = await server.signedIn('staff');
    const email = staff.user?.email ?? '';
    await forgot(email);
    const token = tokenIn((await lettersTo(email))[0], '/reset-password');
    const changed = await ask(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isDone } }',
      { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } },
      staff,
    );
    expect(changed).toBe('ok');
    expect(await reset(token, 'velvet-harbour-trumpet-19')).toBe('LINK_CLOSED');
  });

  it('is closed after its time, and of a token only the hash is kept', async () => {
    const email = address();
    await registerAccount(server.nobody(), email);
    const token = tokenIn((await lettersTo(email))[0], '/verify-email');
    const kept = JSON.stringify(await server.database.asOwner('SELECT * FROM account_letter'));
    expect(kept).not.toContain(token);
    server.clock.advance(LIMITS.accounts.verifyHours * 60 * MINUTE_MS);
    expect(await verify(token)).toBe('LINK_CLOSED');
  });

  it('that was missed is sent anew to who waits for it, and the account keeps its record', async () => {
    const [email, confirmed, unknown] = [address(), address(), address()];
    const browser = server.nobody();
    const patientId = await registerPatient(browser, { user_id: await registerAccount(browser, email) });
    await registerAccount(server.nobody(), confirmed);
    await confirm(confirmed);
    const missed = tokenIn((await lettersTo(email))[0], '/verify-email');
    server.clock.advance(LIMITS.accounts.verifyHours * 60 * MINUTE_MS);
    for (const one of [email, email, unknown, confirmed]) expect(await again(one)).toBe('ok');
    expect(await lettersTo(unknown)).toEqual([]);
    expect(await lettersTo(confirmed)).toHaveLength(1);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(2);
    const token = letters.map((letter) => tokenIn(letter, '/verify-email')).find((one) => one !== missed);
    expect(await verify(missed)).toBe('LINK_CLOSED');
    expect(await verify(token ?? '')).toBe('ok');
    expect((await server.nobody().signIn(email)).statusCode).toBe(200);
    expect((await accountOf(email))?.patient_id).toBe(patientId);
  });

  it('sets a new password once, ends every session and tells the owner', async () => {
    const staff = await server.signedIn('staff');
    const email = staff.user?.email ?? '';
    expect(await forgot(email)).toBe('ok');
    const token = tokenIn((await lettersTo(email))[0], '/reset-password');
    expect(await reset(token, 'password1234')).toBe('BAD_INPUT');
    expect(await reset(token, NEW_PASSWORD, staff)).toBe('ok');
    expect(staff.cookie).toBeNull();
    expect(await reset(token, NEW_PASSWORD)).toBe('LINK_CLOSED');
    expect((await server.nobody().signIn(email)).statusCode).toBe(401);
    expect((await server.nobody().signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await lettersTo(email)).at(-1)).toContain('was changed');
  });

  it('to a new password closes the other links, and is good for an hour', async () => {
    const { email } = await server.account('client');
    await forgot(email);
    const first = await resetToken(email);
    server.clock.advance(LIMITS.accounts.mailEveryMinutes * MINUTE_MS);
    await forgot(email);
    const second = await resetToken(email);
    expect(await reset(second, NEW_PASSWORD)).toBe('ok');
    expect(await reset(first, NEW_PASSWORD)).toBe('LINK_CLOSED');

    server.clock.advance(LIMITS.accounts.mailEveryMinutes * MINUTE_MS);
    await forgot(email);
    const late = await resetToken(email);
    server.clock.advance(LIMITS.accounts.resetMinutes * MINUTE_MS);
    expect(await reset(late, NEW_PASSWORD)).toBe('LINK_CLOSED');
  });

  it('is sent to nobody who has no account or none that is open, with the same answer, and not twice in two minutes', async () => {
    const unknown = address();
    const closed = await server.account('staff', { isActive: false });
    const open = await server.account('staff');
    for (const email of [unknown, closed.email, open.email, open.email])
      expect(await forgot(email)).toBe('ok');
    expect(await lettersTo(unknown)).toEqual([]);
    expect(await lettersTo(closed.email)).toEqual([]);
    expect(await lettersTo(open.email)).toHaveLength(1);
    await forgot(open.email);
    expect(await lettersTo(open.email)).toHaveLength(1);
  });

  it('takes a self-registered account off its record where nobody had confirmed the address', async () => {
    const [email, confirmed] = [address(), address()];
    for (const one of [email, confirmed]) {
      const browser = server.nobody();
      await registerPatient(browser, { user_id: await registerAccount(browser, one) });
    }
    await verify(tokenIn((await lettersTo(confirmed))[0], '/verify-email'));
    for (const one of [email, confirmed]) {
      await forgot(one);
      expect(await reset(await resetToken(one), NEW_PASSWORD)).toBe('ok');
    }
    expect((await accountOf(email))?.patient_id).toBeNull();
    expect((await accountOf(confirmed))?.patient_id).not.toBeNull();
  });
});
