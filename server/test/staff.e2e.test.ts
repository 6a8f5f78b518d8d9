import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';
import { lettersOf } from './letters.js';

const DAY_MS = 86_400_000;

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://sideline.example' } });
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const FIELDS =
  '{ id userId position isActive hireDate terminationDate version qualifications { qualification number issuedOn expiresOn } user { firstName email } }';
const CREATE = `mutation ($input: CreateStaffProfileInput!) { createStaffProfile(input: $input) { staffProfile ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateStaffProfileInput!) { updateStaffProfile(input: $input) { staffProfile ${FIELDS} } }`;

const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.problems?.map(({ field }) => field);
const person = async (firstName = 'Wren') => (await server.account('staff', { firstName })).id;
const profile = async (changes: object = {}) => ({
  id: newId(),
  userId: await person(),
  position: 'paramedic',
  qualifications: [{ qualification: 'hcpc_paramedic', number: 'PA12345', expiresOn: '2027-08-31' }],
  isActive: true,
  hireDate: '2024-03-01',
  ...changes,
});
const dayAfter = (days: number): string =>
  new Date(server.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

describe('a staff profile', () => {
  it('is made with its evidence, once however often it is sent, and audited once', async () => {
    const input = await profile({
      qualifications: [
        { qualification: 'Advanced Life Support (ALS)', issuedOn: '2025-01-10', expiresOn: '2029-01-09' },
        { qualification: 'hcpc_paramedic', number: 'PA12345' },
      ],
    });
    for (let n = 0; n < 2; n += 1) {
      const { data, errors } = await admin.graphql(CREATE, { input });
      expect(errors).toBeUndefined();
      expect(data?.['createStaffProfile']).toMatchObject({
        staffProfile: {
          id: input.id,
          position: 'paramedic',
          hireDate: '2024-03-01',
          terminationDate: null,
          version: 1,
          user: { firstName: 'Wren' },
          qualifications: [
            { qualification: 'hcpc_paramedic', number: 'PA12345', issuedOn: null, expiresOn: null },
            { qualification: 'als', number: null, issuedOn: '2025-01-10', expiresOn: '2029-01-09' },
          ],
        },
      });
    }
    const rows = await server.database.asOwner(
      `SELECT FROM audit_entry WHERE action = 'STAFF_PROFILE_CREATED' AND entity_id = $1`,
      [input.id],
    );
    expect(rows).toHaveLength(1);
    expect(codeOf(await admin.graphql(CREATE, { input: { ...input, hireDate: '2024-03-02' } }))).toBe(
      'COMMAND_REUSED',
    );
    expect(codeOf(await admin.graphql(CREATE, { input: { ...input, id: newId() } }))).toBe(
      'STAFF_PROFILE_TAKEN',
    );
  });

  it('is refused for who does not work here, and in a position that the qualifications do not allow', async () => {
    const patient = await server.account('patient');
    expect(fieldsOf(await admin.graphql(CREATE, { input: await profile({ userId: patient.id }) }))).toEqual([
      'userId',
    ]);
    const nurse = await admin.graphql(CREATE, { input: await profile({ position: 'nurse' }) });
    expect([codeOf(nurse), fieldsOf(nurse)]).toEqual(['BAD_INPUT', ['position']]);
    expect(nurse.errors?.[0]?.extensions.problems?.[0]?.message).toBe(
      'With these qualifications, the position must be Paramedic or Team Leader.',
    );
  });

  it('is changed from the version that was read; evidence that stays is renewed in place', async () => {
    const input = await profile();
    await admin.graphql(CREATE, { input });
    const { userId: _, ...rest } = input;
    const changed = {
      ...rest,
      version: 1,
      position: 'medic',
      qualifications: [
        { qualification: 'hcpc_paramedic', number: 'PA12345', expiresOn: '2029-08-31' },
        { qualification: 'frec_4' },
      ],
      terminationDate: '2027-01-31',
      isActive: false,
    };
    const { data } = await admin.graphql(UPDATE, { input: changed });
    expect(data?.['updateStaffProfile']).toMatchObject({
      staffProfile: {
        version: 2,
        position: 'medic',
        isActive: false,
        terminationDate: '2027-01-31',
        qualifications: [
          { qualification: 'hcpc_paramedic', expiresOn: '2029-08-31' },
          { qualification: 'frec_4', expiresOn: null },
        ],
      },
    });
    expect(codeOf(await admin.graphql(UPDATE, { input: changed }))).toBe('CHANGED_MEANWHILE');
    const [row] = await server.database.asOwner<{ fields: string[] }>(
      `SELECT fields_changed AS fields FROM audit_entry WHERE action = 'STAFF_PROFILE_UPDATED' AND entity_id = $1`,
      [input.id],
    );
    expect([...(row?.fields ?? [])].sort()).toEqual([
      'isActive',
      'position',
      'qualifications',
      'terminationDate',
    ]);
    // The same in another order is no change.
    const same = await admin.graphql(UPDATE, {
      input: { ...changed, version: 2, qualifications: [...changed.qualifications].reverse() },
    });
    expect(same.data?.['updateStaffProfile']).toMatchObject({ staffProfile: { version: 2 } });
  });
});

describe('REST', () => {
  it('takes qualifications as a list or as its JSON text, by name, and answers in the specification’s words', async () => {
    const said = { position: 'First Responder', isActive: true, hireDate: '2025-05-01', terminationDate: '' };
    const names = ['FREC Level 4 (First Response Emergency Care)', 'BLS certificate of 2019'];
    for (const qualifications of [names, JSON.stringify(names)]) {
      const response = await admin.send('POST', '/api/staff', {
        ...said,
        userID: await person('Imogen'),
        qualifications,
      });
      expect(response.statusCode).toBe(201);
      expect(response.json()).toMatchObject({
        position: 'First Responder',
        qualifications: names,
        isActive: true,
        hireDate: '2025-05-01',
        terminationDate: null,
        user: { firstName: 'Imogen', role: 'staff' },
      });
    }
    // Midnight of 30 March at home, as a date control sends it: in UTC it is still the 29th.
    const summer = await admin.send('POST', '/api/staff', {
      ...said,
      userID: await person(),
      position: 'Support Staff',
      hireDate: '2026-03-29T23:00:00.000Z',
      terminationDate: '2026-12-01T00:00:00.000Z',
    });
    expect(summer.json()).toMatchObject({ hireDate: '2026-03-30', terminationDate: '2026-12-01' });
    const none = await admin.send('POST', '/api/staff', {
      userID: await person(),
      position: 'Support Staff',
      qualifications: '',
    });
    expect(none.json()).toMatchObject({ qualifications: [], isActive: true });
    const bad = await admin.send('POST', '/api/staff', {
      userID: await person(),
      position: 'Support Staff',
      qualifications: '{"not":"a list"}',
    });
    expect(bad.statusCode).toBe(400);
  });

  it('lists profiles by last name, and users with a profile alone', async () => {
    const without = await person('Without');
    const input = await profile();
    await admin.graphql(CREATE, { input });
    const profiles = (await admin.get('/api/staff')).json<{ staffID: string; userID: string }[]>();
    expect(profiles.map(({ staffID }) => staffID)).toContain(input.id);
    const users = (await admin.get('/api/staff/users')).json<{ id: string; staffProfile: object | null }[]>();
    expect(users.find(({ id }) => id === input.userId)?.staffProfile).toEqual({ staffID: input.id });
    expect(users.every(({ staffProfile }) => staffProfile !== null)).toBe(true);
    expect(users.map(({ id }) => id)).not.toContain(without);
    const all = (await admin.get('/api/users')).json<{ id: string }[]>();
    expect(all.map(({ id }) => id)).toContain(without);
  });
});

describe('who holds a qualification', () => {
  // The clock moves on by months: no session lives as long.
  beforeEach(async () => {
    admin = await server.signedIn('admin');
  });
  const scan = () => server.services.expiryWarnings.scan();
  const holder = async (changes: object = {}, expiresIn = 100): Promise<{ email: string; input: object }> => {
    const account = await server.account('staff');
    const input = await profile({
      userId: account.id,
      qualifications: [
        { qualification: 'hcpc_paramedic', number: 'PA12345', expiresOn: dayAfter(expiresIn) },
      ],
      ...changes,
    });
    const { errors } = await admin.graphql(CREATE, { input });
    expect(errors).toBeUndefined();
    return { email: account.email, input };
  };
  const subjects = async (email: string): Promise<(string | undefined)[]> =>
    (await lettersOf(server, email)).map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1]);

  it('is warned 90, 30 and 7 days before, each once, as the clock moves', async () => {
    const { email } = await holder();
    const told: (string | undefined)[] = [];
    for (let day = 0; day <= 101; day += 1) {
      // Twice a day: a second look says nothing new.
      await scan();
      await scan();
      if ([9, 10, 69, 70, 92, 93, 101].includes(day)) told.push(String((await subjects(email)).length));
      server.clock.advance(DAY_MS);
    }
    expect(told).toEqual(['0', '1', '1', '2', '2', '3', '3']);
    expect(await subjects(email)).toEqual([
      'Your HCPC Paramedic expires in 90 days',
      'Your HCPC Paramedic expires in 30 days',
      'Your HCPC Paramedic expires in 7 days',
    ]);
  });

  it('hears the most urgent warning alone where several are due, and again after a renewal', async () => {
    const { email, input } = await holder({}, 5);
    await scan();
    expect(await subjects(email)).toEqual(['Your HCPC Paramedic expires in 5 days']);
    const { userId: _, ...rest } = input as { userId: string };
    await admin.graphql(UPDATE, {
      input: {
        ...rest,
        version: 1,
        qualifications: [{ qualification: 'hcpc_paramedic', number: 'PA12345', expiresOn: dayAfter(30) }],
      },
    });
    await scan();
    expect(await subjects(email)).toEqual([
      'Your HCPC Paramedic expires in 5 days',
      'Your HCPC Paramedic expires in 30 days',
    ]);
  });

  it('is not written to once gone', async () => {
    const gone = await holder({ terminationDate: dayAfter(-1) }, 20);
    const inactive = await holder({ isActive: false }, 20);
    await scan();
    for (const { email } of [gone, inactive]) expect(await subjects(email)).toEqual([]);
  });
});
