import { asDocumented } from '@sideline/schema/patient-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

let server: TestServer;
let staff: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signedIn('staff');
});
afterAll(() => server.close());

type Facts = Readonly<Record<string, unknown>>;
const CREATE = 'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }';
const QUICK =
  'mutation ($input: CreateQuickPatientInput!) { createQuickPatient(input: $input) { patient { id } } }';
const LIKE = 'query ($input: LikePatientsInput!) { likePatients(input: $input) { id agrees } }';

const create = (input: Facts, document = CREATE) =>
  staff.graphql(document, { input: { id: newId(), ...input } });
const registered = async (input: Facts): Promise<string> => {
  const id = newId();
  const { errors } = await create({ id, ...input });
  expect(errors).toBeUndefined();
  return id;
};
const like = async (input: Facts) => {
  const { data, errors } = await staff.graphql(LIKE, { input });
  expect(errors).toBeUndefined();
  return data?.['likePatients'];
};

describe('somebody who may be registered already', () => {
  it('is found by name, birth date and postcode, then by sound, then by telephone, with what agrees', async () => {
    const dob = '1984-07-21';
    const same = await registered({
      name: 'Stephen Karoubi',
      dob,
      postcode: 'YO1 7HH',
      contactNumber: '01904 555 001',
    });
    const sound = await registered({
      name: 'Steven Caruby',
      dob,
      postcode: 'LS6 2AB',
      differsFrom: [same],
    });
    const onPhone = await registered({
      name: 'Wilhelmina Oduya',
      dob: '1950-01-02',
      contactNumber: '+44 1904 555002',
    });
    expect(
      await like({
        name: 'stephen  KAROUBI',
        dob,
        postcode: 'yo17hh',
        contactNumber: '01904555002',
      }),
    ).toEqual([
      { id: same, agrees: ['name', 'dob', 'postcode'] },
      { id: sound, agrees: ['similar_name', 'dob'] },
      { id: onPhone, agrees: ['phone'] },
    ]);
    expect(await like({ name: 'Stephen Karoubi', dob: '1984-07-22' })).toEqual([
      { id: same, agrees: ['name', 'similar_dob'] },
    ]);
    expect(await like({ name: 'Stephen Karoubi', dob: '1951-02-03' })).toEqual([]);
    expect(await like({ name: 'Stephen Karoubi' })).toEqual([{ id: same, agrees: ['name'] }]);
  });

  it('is not identified before that either, where nobody knew who it was', async () => {
    const dob = '1969-09-19';
    const known = await registered({ name: 'Leocadia Winterbourne', dob });
    const unknown = await registered({
      name: 'Unknown female',
      identityStatus: 'unknown',
      estimatedAge: 50,
    });
    const identify = (more: Facts = {}) =>
      staff.graphql(
        'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { name identityStatus } } }',
        { input: { id: unknown, name: 'Leocadia Winterborne', dob, ...more } },
      );
    // What somebody unknown is called for the moment says nothing.
    expect((await identify()).errors).toBeUndefined();
    const refused = await identify({ identityStatus: 'self_reported' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'PATIENT_LOOKS_KNOWN',
      problems: [{ field: 'differsFrom', message: expect.stringContaining(known) as string }],
    });
    const told = await identify({ identityStatus: 'self_reported', differsFrom: [known] });
    expect(told.data?.['updatePatient']).toEqual({
      patient: {
        name: 'Leocadia Winterborne',
        identityStatus: 'self_reported',
      },
    });
    const noted = await server.database.asOwner(
      `SELECT entity_id FROM audit_entry WHERE action = 'PATIENT_TOLD_APART' AND patient_id = $1`,
      [known],
    );
    expect(noted).toEqual([{ entity_id: unknown }]);
    // Who has a name is not asked about again.
    expect((await identify({ contactNumber: '01904 555 777' })).errors).toBeUndefined();
  });

  it('is not registered before somebody has said that it is another, and that is noted', async () => {
    const dob = '1977-11-30';
    const first = await registered({ name: 'Ottoline Brackwater', dob });
    const again = { id: newId(), name: 'Otoline Brackwater', dob };
    for (const document of [CREATE, QUICK]) {
      const refused = await create(again, document);
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: 'PATIENT_LOOKS_KNOWN',
        problems: [
          {
            field: 'differsFrom',
            code: 'looks_known',
            message: `${first}: similar name, same date of birth.`,
          },
        ],
      });
    }
    expect((await create({ ...again, differsFrom: [newId()] })).errors?.[0]?.extensions.code).toBe(
      'PATIENT_LOOKS_KNOWN',
    );
    for (let n = 0; n < 2; n += 1)
      expect((await create({ ...again, differsFrom: [first] })).errors).toBeUndefined();
    // Repeating it asks nothing: it is done.
    expect((await create(again)).errors).toBeUndefined();
    const noted = await server.database.asOwner(
      "SELECT patient_id FROM audit_entry WHERE action = 'PATIENT_TOLD_APART' AND entity_id = $1",
      [again.id],
    );
    expect(noted).toEqual([{ patient_id: first }]);
  });

  it('is told apart over REST by the name that its body has', async () => {
    const facts = { name: 'Philomena Ashgrove-Tarn', dob: '1969-04-17' };
    const known = await registered(facts);
    const post = (url: string, payload: Facts) => staff.request({ method: 'POST', url, payload });
    for (const url of ['/api/patient', '/api/patients']) {
      const refused = await post(url, asDocumented(facts));
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'PATIENT_LOOKS_KNOWN',
        problems: [{ field: 'differs_from', code: 'looks_known' }],
      });
    }
    expect((await post('/api/patient', { ...asDocumented(facts), differs_from: [known] })).statusCode).toBe(
      201,
    );
  });

  it('is registered once where two people register them at the same moment', async () => {
    const facts = { name: 'Peregrine Oddfellow', dob: '1971-02-03' };
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      // Both are under way before either is there to be seen.
      await runner.query('LOCK TABLE patient IN SHARE MODE');
      const registering = [create(facts), create(facts)];
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
      const codes = (await Promise.all(registering)).map(({ errors }) => errors?.[0]?.extensions.code);
      expect(codes.toSorted()).toEqual(['PATIENT_LOOKS_KNOWN', undefined]);
    } finally {
      await runner.release();
    }
  });

  it('is registered at once where they share only a telephone: families do', async () => {
    const mother = {
      name: 'Philippa Stonegrave',
      dob: '1985-04-02',
      contactNumber: '01904 555 303',
    };
    await registered(mother);
    const child = { name: 'Rowan Ashdown', dob: '2014-08-19', contactNumber: '+44 1904 555303' };
    expect((await create({ id: newId(), ...child })).errors).toBeUndefined();
    const alike = { ...child, name: 'Filipa Stonegrave', dob: '1985-04-02' };
    expect((await create({ id: newId(), ...alike })).errors?.[0]?.extensions.code).toBe(
      'PATIENT_LOOKS_KNOWN',
    );
  });

  it('is shown over REST as well, and never to people registering themselves', async () => {
    const facts = { name: 'Hester Ravensworth', dob: '1969-03-17', gender: 'Female' };
    const first = await registered({ ...facts, gender: 'female' });
    const refused = await staff.send('POST', '/api/patient', asDocumented(facts));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'PATIENT_LOOKS_KNOWN' });
    expect(refused.body).toContain(first);
    const made = await staff.send('POST', '/api/patient', {
      ...asDocumented(facts),
      differs_from: [first],
    });
    expect(made.statusCode).toBe(201);

    const own = await server.nobody().send('POST', '/api/patients/register', {
      name: facts.name,
      dob: facts.dob,
      gender: 'Female',
      addressLine1: '1 High Street',
      town: 'Leeds',
      postcode: 'LS1 4DY',
    });
    expect(own.statusCode).toBe(201);
    expect(own.body).not.toContain(first);
  });

  it('is nobody where the patient is unknown', async () => {
    const unknown = { name: 'Unknown male', identityStatus: 'unknown', estimatedAge: 30 };
    await registered(unknown);
    await registered(unknown);
  });
});
