import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { registerAnyway } from './harness/register-patient.js';
import type { TestCaller } from './harness/test-server.js';
import {
  audited,
  closePatients,
  CREATE,
  create,
  type Json,
  openPatients,
  READ,
  server,
  staff,
  teamWith,
  UPDATE,
} from './patients-fixture.js';

beforeAll(openPatients);
afterAll(closePatients);

describe('a patient', () => {
  it('is created with every field, once, and audited by the fields’ names', async () => {
    const { teamId, squadIds } = await teamWith('Youth');
    const input = {
      id: newId(),
      name: '  Ann   Mary Smith ',
      dob: '1990-02-03',
      gender: 'non_binary',
      nhsNumber: '943 476 5919',
      identityStatus: 'verified',
      addressLine1: '1 High Street',
      town: 'Leeds',
      postcode: 'LS1 4DY',
      contactNumber: '07700 900123',
      email: 'ann@example.org',
      nextOfKinName: 'Bo Smith',
      nextOfKinContact: '07700 900124',
      relationshipToNok: 'Sibling',
      pastMedicalHistory: 'Asthma',
      medications: 'Salbutamol',
      allergies: 'Penicillin',
      ethnicity: 'white_british',
      preferredLanguage: 'English',
      gpPractice: 'Mill Lane Surgery',
      cheerTeamId: teamId,
      cheerSquadId: squadIds[0],
    };
    const expected = {
      ...input,
      version: 1,
      name: 'Ann Mary Smith',
      nhsNumber: '9434765919',
      address: '1 High Street, Leeds, LS1 4DY',
      addressLine2: null,
      addressLine3: null,
      county: null,
      estimatedAge: null,
      dateOfDeath: null,
      mergedInto: null,
      createdAt: server.clock.now().toISOString(),
      squads: [
        {
          id: expect.any(String) as unknown,
          squadId: squadIds[0],
          squadName: 'Youth',
          teamId,
          teamName: `Team ${teamId}`,
          startDate: server.clock.now().toISOString(),
          endDate: null,
        },
      ],
    };
    for (let n = 0; n < 2; n += 1) {
      const answer = await staff.graphql(CREATE, { input });
      expect(answer.errors).toBeUndefined();
      expect(answer.data?.['createPatient']).toEqual({ patient: expected });
    }
    const entries = await audited(input.id, 'PATIENT_CREATED');
    expect(entries).toHaveLength(1);
    expect(entries[0]?.fields_changed).toEqual(
      expect.arrayContaining(['patient_name', 'dob', 'allergies', 'address']),
    );
    expect(JSON.stringify(entries)).not.toMatch(/Ann|Penicillin|9434765919/);

    // What was sent again was answered with what stands: a read.
    expect(await audited(input.id, 'PATIENT_VIEWED')).toHaveLength(1);
    const read = await staff.graphql(READ, { patientId: input.id });
    expect(read.data?.['patient']).toEqual(expected);
    expect(await audited(input.id, 'PATIENT_VIEWED')).toHaveLength(2);
  });

  it('of another caller answers a conflict without detail', async () => {
    const input = { id: newId(), name: 'Ann Smith', dob: '1990-02-03' };
    await create(input);
    const other = await server.signedIn('staff');
    const answer = await other.graphql(CREATE, { input });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', problems: [] });
  });

  it('needs a name and a birth date, in the specification’s words', async () => {
    const answer = await staff.graphql(CREATE, { input: { id: newId(), name: ' ' } });
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Patient name and date of birth are required.',
      extensions: {
        code: 'PATIENT_REQUIRED_FIELDS',
        problems: [{ field: 'name' }, { field: 'dob' }],
      },
    });
    const unknown = { name: 'Unknown male', identityStatus: 'unknown', estimatedAge: 40 };
    expect(await create(unknown)).toMatchObject({ dob: null, estimatedAge: 40 });
  });

  it('refuses what is no NHS number, and another patient’s', async () => {
    const person = { name: 'Ann Smith', dob: '1990-02-03' };
    const wrong = await staff.graphql(CREATE, {
      input: { id: newId(), ...person, nhsNumber: '9434765918' },
    });
    expect(wrong.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'nhsNumber' }]);
    await create({ ...person, nhsNumber: '4010232137' });
    const taken = await registerAnyway(staff, CREATE, {
      id: newId(),
      ...person,
      nhsNumber: '4010232137',
    });
    expect(taken.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      problems: [{ field: 'nhsNumber', code: 'taken' }],
    });
  });

  it('is changed field by field; what stays the same is no change', async () => {
    const patient = await create({
      name: 'Cara Jones',
      dob: '2001-05-06',
      town: 'Leeds',
      allergies: 'None known',
    });
    const { id: patientId } = patient;
    const answer = await staff.graphql(UPDATE, {
      input: {
        id: patientId,
        expectedVersion: 1,
        town: 'York',
        allergies: 'None known',
        medications: 'Insulin',
      },
    });
    expect(answer.data?.['updatePatient']).toMatchObject({
      patient: {
        version: 2,
        town: 'York',
        address: 'York',
        medications: 'Insulin',
        name: 'Cara Jones',
      },
    });
    const [entry] = await audited(patientId, 'PATIENT_UPDATED');
    expect([...(entry?.fields_changed ?? [])].sort()).toEqual(['address', 'medications', 'town']);

    const same = await staff.graphql(UPDATE, { input: { id: patientId, expectedVersion: 2, town: 'York' } });
    expect(same.data?.['updatePatient']).toMatchObject({ patient: { version: 2 } });
    expect(await audited(patientId, 'PATIENT_UPDATED')).toHaveLength(1);
  });

  it('does not overwrite what somebody else saved meanwhile', async () => {
    const { id: patientId } = await create({ name: 'Dai Evans', dob: '2001-05-06' });
    await staff.graphql(UPDATE, { input: { id: patientId, expectedVersion: 1, town: 'Swansea' } });
    const stale = await staff.graphql(UPDATE, {
      input: { id: patientId, expectedVersion: 1, town: 'Cardiff' },
    });
    expect(stale.errors?.[0]?.extensions.code).toBe('PATIENT_CHANGED');
    // Sent again after an answer that was lost: it stands already.
    const again = await staff.graphql(UPDATE, {
      input: { id: patientId, expectedVersion: 1, town: 'Swansea' },
    });
    expect(again.data?.['updatePatient']).toMatchObject({ patient: { version: 2, town: 'Swansea' } });
    expect(await audited(patientId, 'PATIENT_UPDATED')).toHaveLength(1);
    const both = await Promise.all(
      ['A', 'B', 'C', 'D'].map((town) =>
        staff.graphql(UPDATE, { input: { id: patientId, expectedVersion: 2, town } }),
      ),
    );
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const unknown = await staff.graphql(UPDATE, { input: { id: newId(), town: 'York' } });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await expect(
      server.database.asOwner('UPDATE patient SET version = version WHERE patient_id = $1', [patientId]),
    ).rejects.toThrow('cannot follow');
  });

  it('says who saved each field last and when, and keeps which of two answers was let stand', async () => {
    const other = await server.signedIn('staff');
    const { id: patientId } = await create({ name: 'Two Answers', dob: '1971-02-03' });
    const change = async (caller: TestCaller, input: Json) => {
      const { errors } = await caller.graphql(UPDATE, { input: { id: patientId, ...input } });
      expect(errors).toBeUndefined();
    };
    await change(other, { allergies: 'Latex', town: 'Ripon' });
    await change(staff, { allergies: 'Nuts' });
    const { data } = await staff.graphql(
      'query ($id: ID!) { patientFieldAuthors(patientId: $id) { field actorName at } }',
      { id: patientId },
    );
    const whois = async (caller: TestCaller) => {
      const me = (await caller.graphql('{ me { id firstName lastName } }')).data?.['me'] as Json;
      return { id: me['id'], name: `${String(me['firstName'])} ${String(me['lastName'])}` };
    };
    const [me, them] = [await whois(staff), await whois(other)];
    const authors = data?.['patientFieldAuthors'] as readonly Json[];
    expect(authors).toEqual(
      expect.arrayContaining([
        { field: 'allergies', actorName: me.name, at: expect.any(String) as string },
        { field: 'town', actorName: them.name, at: expect.any(String) as string },
      ]),
    );
    expect(authors.filter(({ field }) => field === 'allergies')).toHaveLength(1);

    const SETTLE =
      'mutation ($input: SettlePatientClashInput!) { settlePatientClash(input: $input) { isDone } }';
    const before = await audited(patientId, 'PATIENT_UPDATED');
    await staff.graphql(SETTLE, { input: { patientId, field: 'allergies', side: 'MINE' } });
    await staff.graphql(SETTLE, { input: { patientId, field: 'town', side: 'THEIRS' } });
    expect(await audited(patientId, 'PATIENT_CONFLICT_SETTLED')).toMatchObject([
      { actor_id: me.id, description: 'Kept their own answer', fields_changed: ['allergies'] },
      { actor_id: me.id, description: 'Kept the other person’s answer', fields_changed: ['town'] },
    ]);
    // It is who chose that is told: the row is as it was.
    expect(await audited(patientId, 'PATIENT_UPDATED')).toEqual(before);
    const { errors } = await staff.graphql(SETTLE, {
      input: { patientId, field: 'shoe', side: 'MINE' },
    });
    expect(errors?.[0]).toMatchObject({ extensions: { problems: [{ field: 'field' }] } });
  });

  it('loses neither name nor birth date by an update', async () => {
    const { id: patientId } = await create({ name: 'Eve Moss', dob: '2001-05-06' });
    const answer = await staff.graphql(UPDATE, { input: { id: patientId, dob: null } });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'PATIENT_REQUIRED_FIELDS',
      problems: [{ field: 'dob' }],
    });
  });
});

describe('who may', () => {
  it('read: clinicians all, patients themselves, clients none', async () => {
    const mine = await create({ name: 'Hana Cole', dob: '1999-01-02' });
    const others = await create({ name: 'Ivo Cole', dob: '1999-01-02' });
    const patient = await server.signedIn('patient', { patientId: String(mine['id']) });
    const own = await patient.graphql(READ, { patientId: mine['id'] });
    expect(own.data?.['patient']).toMatchObject({ name: 'Hana Cole' });
    for (const [caller, patientId, code] of [
      [patient, others['id'], 'FORBIDDEN'],
      [patient, newId(), 'FORBIDDEN'],
      [await server.signedIn('client'), mine['id'], 'FORBIDDEN'],
      [server.nobody(), mine['id'], 'UNAUTHENTICATED'],
      [staff, newId(), 'NOT_FOUND'],
      [staff, 'x', 'NOT_FOUND'],
    ] as const) {
      const answer = await caller.graphql(READ, { patientId });
      expect(answer.errors?.[0]?.extensions.code).toBe(code);
      expect(answer.data?.['patient'] ?? null).toBeNull();
    }
    expect(await audited(mine['id'], 'PATIENT_VIEWED')).toHaveLength(1);
  });

  it('see who has looked: clinicians, and patients at their own', async () => {
    const { id: patientId } = await create({ name: 'Jo Lamb', dob: '1999-01-02' });
    await staff.graphql(READ, { patientId });
    const VIEWS = `query ($patientId: ID!) { patientViews(patientId: $patientId) {
      nodes { at role action } totalCount } }`;
    const patient = await server.signedIn('patient', { patientId: String(patientId) });
    for (const caller of [staff, patient]) {
      const answer = await caller.graphql(VIEWS, { patientId });
      expect(answer.errors).toBeUndefined();
      expect(answer.data?.['patientViews']).toMatchObject({
        totalCount: 2,
        nodes: [
          { action: 'PATIENT_VIEWED', role: 'staff' },
          { action: 'PATIENT_CREATED', role: 'staff' },
        ],
      });
    }
    const other = await server.signedIn('patient', { patientId: null });
    expect((await other.graphql(VIEWS, { patientId })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    // Backwards too, each by the statement of their role.
    const BACK = `query ($patientId: ID!, $before: String) { patientViews(patientId: $patientId, last: 1, before: $before) {
      nodes { action } pageInfo { startCursor hasPreviousPage } } }`;
    for (const caller of [staff, patient]) {
      const pages: unknown[] = [];
      for (let before: string | null = null; ;) {
        const { data } = await caller.graphql(BACK, { patientId, before });
        const { nodes, pageInfo } = data?.['patientViews'] as {
          readonly nodes: readonly unknown[];
          readonly pageInfo: { readonly startCursor: string; readonly hasPreviousPage: boolean };
        };
        pages.push(nodes);
        if (!pageInfo.hasPreviousPage) break;
        before = pageInfo.startCursor;
      }
      expect(pages).toEqual([[{ action: 'PATIENT_CREATED' }], [{ action: 'PATIENT_VIEWED' }]]);
    }
  });
});
