import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { registerAnyway } from './harness/register-patient.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

let server: TestServer;
let staff: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signedIn('staff');
});
afterAll(() => server.close());

type Json = Readonly<Record<string, unknown>>;

const FIELDS = `patient_id version patient_name dob estimated_age gender nhs_number identity_status address addressLine1
  addressLine2 addressLine3 town county postcode contact_number email next_of_kin_name next_of_kin_contact
  relationship_to_nok past_medical_history medications allergies ethnicity preferred_language gp_practice date_of_death
  cheer_team_id cheer_squad_id merged_into createdAt
  squads { id squadId squadName teamId teamName startDate endDate }`;
const CREATE = `mutation ($input: CreatePatientInput!) { createPatient(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { ${FIELDS} } }`;
const READ = `query ($patientId: ID!) { patient(patientId: $patientId) { ${FIELDS} } }`;

const create = async (input: Json, caller = staff): Promise<Json> => {
  const answer = await registerAnyway(caller, CREATE, { patient_id: newId(), ...input });
  expect(answer.errors).toBeUndefined();
  return answer.data?.['createPatient'] as Json;
};

const audited = (patientId: unknown, action: string) =>
  server.database.asOwner<{ fields_changed: string[]; actor_id: string; description: string | null }>(
    'SELECT * FROM audit_entry WHERE patient_id = $1 AND action = $2 ORDER BY recorded_at, id',
    [patientId, action],
  );

const teamWith = async (...squads: string[]): Promise<{ teamId: string; squadIds: string[] }> => {
  const teamId = newId();
  await staff.graphql('mutation ($i: CreateCheerTeamInput!) { createCheerTeam(input: $i) { id } }', {
    i: { id: teamId, name: `Team ${teamId}` },
  });
  const squadIds: string[] = [];
  for (const name of squads) {
    const id = newId();
    squadIds.push(id);
    await staff.graphql('mutation ($i: CreateCheerSquadInput!) { createCheerSquad(input: $i) { id } }', {
      i: { id, teamId, name },
    });
  }
  return { teamId, squadIds };
};

describe('a patient', () => {
  it('is created with every field, once, and audited by the fields’ names', async () => {
    const { teamId, squadIds } = await teamWith('Youth');
    const input = {
      patient_id: newId(),
      patient_name: '  Ann   Mary Smith ',
      dob: '1990-02-03',
      gender: 'non_binary',
      nhs_number: '943 476 5919',
      identity_status: 'verified',
      addressLine1: '1 High Street',
      town: 'Leeds',
      postcode: 'LS1 4DY',
      contact_number: '07700 900123',
      email: 'ann@example.org',
      next_of_kin_name: 'Bo Smith',
      next_of_kin_contact: '07700 900124',
      relationship_to_nok: 'Sibling',
      past_medical_history: 'Asthma',
      medications: 'Salbutamol',
      allergies: 'Penicillin',
      ethnicity: 'white_british',
      preferred_language: 'English',
      gp_practice: 'Mill Lane Surgery',
      cheer_team_id: teamId,
      cheer_squad_id: squadIds[0],
    };
    const expected = {
      ...input,
      version: 1,
      patient_name: 'Ann Mary Smith',
      nhs_number: '9434765919',
      address: '1 High Street, Leeds, LS1 4DY',
      addressLine2: null,
      addressLine3: null,
      county: null,
      estimated_age: null,
      date_of_death: null,
      merged_into: null,
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
      expect(answer.data?.['createPatient']).toEqual(expected);
    }
    const entries = await audited(input.patient_id, 'PATIENT_CREATED');
    expect(entries).toHaveLength(1);
    expect(entries[0]?.fields_changed).toEqual(
      expect.arrayContaining(['patient_name', 'dob', 'allergies', 'address']),
    );
    expect(JSON.stringify(entries)).not.toMatch(/Ann|Penicillin|9434765919/);

    // What was sent again was answered with what stands: a read.
    expect(await audited(input.patient_id, 'PATIENT_VIEWED')).toHaveLength(1);
    const read = await staff.graphql(READ, { patientId: input.patient_id });
    expect(read.data?.['patient']).toEqual(expected);
    expect(await audited(input.patient_id, 'PATIENT_VIEWED')).toHaveLength(2);
  });

  it('of another caller answers a conflict without detail', async () => {
    const input = { patient_id: newId(), patient_name: 'Ann Smith', dob: '1990-02-03' };
    await create(input);
    const other = await server.signedIn('staff');
    const answer = await other.graphql(CREATE, { input });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', problems: [] });
  });

  it('needs a name and a birth date, in the specification’s words', async () => {
    const answer = await staff.graphql(CREATE, { input: { patient_id: newId(), patient_name: ' ' } });
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Patient name and date of birth are required.',
      extensions: {
        code: 'PATIENT_REQUIRED_FIELDS',
        problems: [{ field: 'patient_name' }, { field: 'dob' }],
      },
    });
    const unknown = { patient_name: 'Unknown male', identity_status: 'unknown', estimated_age: 40 };
    expect(await create(unknown)).toMatchObject({ dob: null, estimated_age: 40 });
  });

  it('refuses what is no NHS number, and another patient’s', async () => {
    const person = { patient_name: 'Ann Smith', dob: '1990-02-03' };
    const wrong = await staff.graphql(CREATE, {
      input: { patient_id: newId(), ...person, nhs_number: '9434765918' },
    });
    expect(wrong.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'nhs_number' }]);
    await create({ ...person, nhs_number: '4010232137' });
    const taken = await registerAnyway(staff, CREATE, {
      patient_id: newId(),
      ...person,
      nhs_number: '4010232137',
    });
    expect(taken.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      problems: [{ field: 'nhs_number', code: 'taken' }],
    });
  });

  it('is changed field by field; what stays the same is no change', async () => {
    const patient = await create({
      patient_name: 'Cara Jones',
      dob: '2001-05-06',
      town: 'Leeds',
      allergies: 'None known',
    });
    const { patient_id } = patient;
    const answer = await staff.graphql(UPDATE, {
      input: {
        patient_id,
        expectedVersion: 1,
        town: 'York',
        allergies: 'None known',
        medications: 'Insulin',
      },
    });
    expect(answer.data?.['updatePatient']).toMatchObject({
      version: 2,
      town: 'York',
      address: 'York',
      medications: 'Insulin',
      patient_name: 'Cara Jones',
    });
    const [entry] = await audited(patient_id, 'PATIENT_UPDATED');
    expect([...(entry?.fields_changed ?? [])].sort()).toEqual(['address', 'medications', 'town']);

    const same = await staff.graphql(UPDATE, { input: { patient_id, expectedVersion: 2, town: 'York' } });
    expect(same.data?.['updatePatient']).toMatchObject({ version: 2 });
    expect(await audited(patient_id, 'PATIENT_UPDATED')).toHaveLength(1);
  });

  it('does not overwrite what somebody else saved meanwhile', async () => {
    const { patient_id } = await create({ patient_name: 'Dai Evans', dob: '2001-05-06' });
    await staff.graphql(UPDATE, { input: { patient_id, expectedVersion: 1, town: 'Swansea' } });
    const stale = await staff.graphql(UPDATE, { input: { patient_id, expectedVersion: 1, town: 'Cardiff' } });
    expect(stale.errors?.[0]?.extensions.code).toBe('PATIENT_CHANGED');
    // Sent again after an answer that was lost: it stands already.
    const again = await staff.graphql(UPDATE, { input: { patient_id, expectedVersion: 1, town: 'Swansea' } });
    expect(again.data?.['updatePatient']).toMatchObject({ version: 2, town: 'Swansea' });
    expect(await audited(patient_id, 'PATIENT_UPDATED')).toHaveLength(1);
    const both = await Promise.all(
      ['A', 'B', 'C', 'D'].map((town) =>
        staff.graphql(UPDATE, { input: { patient_id, expectedVersion: 2, town } }),
      ),
    );
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const unknown = await staff.graphql(UPDATE, { input: { patient_id: newId(), town: 'York' } });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await expect(
      server.database.asOwner('UPDATE patient SET version = version WHERE patient_id = $1', [patient_id]),
    ).rejects.toThrow('cannot follow');
  });

  it('says who saved each field last and when, and keeps which of two answers was let stand', async () => {
    const other = await server.signedIn('staff');
    const { patient_id } = await create({ patient_name: 'Two Answers', dob: '1971-02-03' });
    const change = async (caller: TestCaller, input: Json) => {
      const { errors } = await caller.graphql(UPDATE, { input: { patient_id, ...input } });
      expect(errors).toBeUndefined();
    };
    await change(other, { allergies: 'Latex', town: 'Ripon' });
    await change(staff, { allergies: 'Nuts' });
    const { data } = await staff.graphql(
      'query ($id: ID!) { patientFieldAuthors(patientId: $id) { field actorName at } }',
      { id: patient_id },
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

    const SETTLE = 'mutation ($input: SettlePatientClashInput!) { settlePatientClash(input: $input) }';
    const before = await audited(patient_id, 'PATIENT_UPDATED');
    await staff.graphql(SETTLE, { input: { patientId: patient_id, field: 'allergies', side: 'MINE' } });
    await staff.graphql(SETTLE, { input: { patientId: patient_id, field: 'town', side: 'THEIRS' } });
    expect(await audited(patient_id, 'PATIENT_CONFLICT_SETTLED')).toMatchObject([
      { actor_id: me.id, description: 'Kept their own answer', fields_changed: ['allergies'] },
      { actor_id: me.id, description: 'Kept the other person’s answer', fields_changed: ['town'] },
    ]);
    // It is who chose that is told: the row is as it was.
    expect(await audited(patient_id, 'PATIENT_UPDATED')).toEqual(before);
    const { errors } = await staff.graphql(SETTLE, {
      input: { patientId: patient_id, field: 'shoe', side: 'MINE' },
    });
    expect(errors?.[0]).toMatchObject({ extensions: { problems: [{ field: 'field' }] } });
  });

  it('loses neither name nor birth date by an update', async () => {
    const { patient_id } = await create({ patient_name: 'Eve Moss', dob: '2001-05-06' });
    const answer = await staff.graphql(UPDATE, { input: { patient_id, dob: null } });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'PATIENT_REQUIRED_FIELDS',
      problems: [{ field: 'dob' }],
    });
  });
});

describe('squads', () => {
  const LINK = `mutation ($input: LinkPatientSquadInput!) { linkPatientSquad(input: $input) { id squadId startDate endDate } }`;

  it('are linked with their history; repeating is no second link', async () => {
    const first = await teamWith('Youth', 'Senior');
    const second = await teamWith('Junior');
    const { patient_id } = await create({ patient_name: 'Fay Price', dob: '2010-01-02' });
    const link = (squadId: string | undefined, startDate: string) =>
      staff.graphql(LINK, { input: { patientId: patient_id, squadId, startDate } });
    const one = await link(first.squadIds[0], '2026-01-01T09:00:00.000Z');
    const again = await link(first.squadIds[0], '2026-02-01T09:00:00.000Z');
    expect(again.data).toEqual(one.data);
    await link(second.squadIds[0], '2026-06-01T09:00:00.000Z');
    const patient = (await staff.graphql(READ, { patientId: patient_id })).data?.['patient'] as Json;
    expect(patient).toMatchObject({
      cheer_team_id: second.teamId,
      cheer_squad_id: second.squadIds[0],
      squads: [
        { squadId: second.squadIds[0], startDate: '2026-06-01T09:00:00.000Z', endDate: null },
        {
          squadId: first.squadIds[0],
          startDate: '2026-01-01T09:00:00.000Z',
          endDate: '2026-06-01T09:00:00.000Z',
        },
      ],
    });
    expect(await audited(patient_id, 'PATIENT_SQUAD_LINKED')).toHaveLength(2);
  });

  it('are joined now, by the server’s clock, where nothing is said', async () => {
    const { squadIds } = await teamWith('Youth');
    const { patient_id } = await create({ patient_name: 'Gil Thorne', dob: '2010-01-02' });
    const { data } = await staff.graphql(LINK, { input: { patientId: patient_id, squadId: squadIds[0] } });
    expect(data?.['linkPatientSquad']).toMatchObject({ startDate: server.clock.now().toISOString() });
  });

  it('cannot be joined before the one that they are in, or left, which would be overwritten', async () => {
    const first = await teamWith('Youth');
    const second = await teamWith('Junior');
    const { patient_id } = await create({ patient_name: 'Hari Nolan', dob: '2010-01-02' });
    const link = (squadId: string | undefined, startDate: string) =>
      staff.graphql(LINK, { input: { patientId: patient_id, squadId, startDate } });
    await link(first.squadIds[0], '2026-01-01T09:00:00.000Z');
    await link(second.squadIds[0], '2026-06-01T09:00:00.000Z');
    const refused = { code: 'BAD_INPUT', problems: [{ field: 'start_date', code: 'before_last_change' }] };
    const between = await link(first.squadIds[0], '2026-03-01T09:00:00.000Z');
    expect(between.errors?.[0]?.extensions).toMatchObject(refused);
    const read = async () =>
      ((await staff.graphql(READ, { patientId: patient_id })).data?.['patient'] as Json)['squads'];
    const history = [
      { squadId: second.squadIds[0], startDate: '2026-06-01T09:00:00.000Z', endDate: null },
      {
        squadId: first.squadIds[0],
        startDate: '2026-01-01T09:00:00.000Z',
        endDate: '2026-06-01T09:00:00.000Z',
      },
    ];
    expect(await read()).toMatchObject(history);
    await staff.graphql(UPDATE, { input: { patient_id, cheer_squad_id: null } });
    const afterLeaving = await link(first.squadIds[0], '2026-07-01T09:00:00.000Z');
    expect(afterLeaving.errors?.[0]?.extensions).toMatchObject(refused);
    expect((await link(first.squadIds[0], server.clock.now().toISOString())).errors).toBeUndefined();
  });

  it('follow the choice in a save: another one links, none ends, another team’s is refused', async () => {
    const { teamId, squadIds } = await teamWith('Youth', 'Senior');
    const other = await teamWith('Junior');
    const { patient_id } = await create({
      patient_name: 'Gwen Rees',
      dob: '2010-01-02',
      cheer_squad_id: squadIds[0],
    });
    const save = (input: Json) => staff.graphql(UPDATE, { input: { patient_id, ...input } });
    const moved = await save({ cheer_squad_id: squadIds[1] });
    expect(moved.data?.['updatePatient']).toMatchObject({
      cheer_team_id: teamId,
      cheer_squad_id: squadIds[1],
    });
    const cleared = await save({ cheer_team_id: other.teamId, cheer_squad_id: null });
    expect(cleared.data?.['updatePatient']).toMatchObject({
      cheer_team_id: other.teamId,
      cheer_squad_id: null,
    });
    const wrong = await save({ cheer_team_id: teamId, cheer_squad_id: other.squadIds[0] });
    expect(wrong.errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'cheer_squad_id', code: 'other_team' },
    ]);
    const unknown = await save({ cheer_squad_id: newId() });
    expect(unknown.errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'cheer_squad_id', code: 'unknown' },
    ]);
  });

  it('end with the team: another one, or none, leaves no squad that is not its own', async () => {
    const { teamId, squadIds } = await teamWith('Youth', 'Senior');
    const other = await teamWith('Junior');
    const facts = { patient_name: 'Nia Rees', dob: '2011-03-04', cheer_squad_id: squadIds[0] };
    const { patient_id } = await create(facts);
    const put = (body: Json) => staff.send('PUT', `/api/patient/${String(patient_id)}`, body);
    const back = async () => (await put({ cheer_team_id: teamId, cheer_squad_id: squadIds[0] })).json<Json>();

    for (const cheer_squad_id of ['', undefined, null]) {
      const moved = await put({ cheer_team_id: other.teamId, cheer_squad_id });
      expect(moved.json()).toMatchObject({ cheer_team_id: other.teamId, cheer_squad_id: null });
      expect(await back()).toMatchObject({ cheer_team_id: teamId, cheer_squad_id: squadIds[0] });
    }
    const save = (input: Json) => staff.graphql(UPDATE, { input: { patient_id, ...input } });
    const without = await save({ cheer_team_id: null });
    expect(without.data?.['updatePatient']).toMatchObject({ cheer_team_id: null, cheer_squad_id: null });

    await back();
    const same = await put({ cheer_team_id: teamId, cheer_squad_id: '' });
    expect(same.json()).toMatchObject({ cheer_team_id: teamId, cheer_squad_id: squadIds[0] });
    const along = await put({ cheer_team_id: other.teamId, cheer_squad_id: other.squadIds[0] });
    expect(along.json()).toMatchObject({ cheer_team_id: other.teamId, cheer_squad_id: other.squadIds[0] });
    const entries = await server.database.asOwner<{ fields: string[] }>(
      `SELECT fields_changed AS fields FROM audit_entry WHERE patient_id = $1 AND action = 'PATIENT_UPDATED'`,
      [patient_id],
    );
    expect(entries[0]?.fields).toEqual(['cheer_team_id', 'cheer_squad_id']);
  });
});

describe('who may', () => {
  it('read: clinicians all, patients themselves, clients none', async () => {
    const mine = await create({ patient_name: 'Hana Cole', dob: '1999-01-02' });
    const others = await create({ patient_name: 'Ivo Cole', dob: '1999-01-02' });
    const patient = await server.signedIn('patient', { patientId: String(mine['patient_id']) });
    const own = await patient.graphql(READ, { patientId: mine['patient_id'] });
    expect(own.data?.['patient']).toMatchObject({ patient_name: 'Hana Cole' });
    for (const [caller, patientId, code] of [
      [patient, others['patient_id'], 'FORBIDDEN'],
      [patient, newId(), 'FORBIDDEN'],
      [await server.signedIn('client'), mine['patient_id'], 'FORBIDDEN'],
      [server.nobody(), mine['patient_id'], 'UNAUTHENTICATED'],
      [staff, newId(), 'NOT_FOUND'],
      [staff, 'x', 'NOT_FOUND'],
    ] as const) {
      const answer = await caller.graphql(READ, { patientId });
      expect(answer.errors?.[0]?.extensions.code).toBe(code);
      expect(answer.data?.['patient'] ?? null).toBeNull();
    }
    expect(await audited(mine['patient_id'], 'PATIENT_VIEWED')).toHaveLength(1);
  });

  it('see who has looked: clinicians, and patients at their own', async () => {
    const { patient_id } = await create({ patient_name: 'Jo Lamb', dob: '1999-01-02' });
    await staff.graphql(READ, { patientId: patient_id });
    const VIEWS = `query ($patientId: ID!) { patientViews(patientId: $patientId) {
      nodes { at role action } totalCount } }`;
    const patient = await server.signedIn('patient', { patientId: String(patient_id) });
    for (const caller of [staff, patient]) {
      const answer = await caller.graphql(VIEWS, { patientId: patient_id });
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
    expect((await other.graphql(VIEWS, { patientId: patient_id })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });
});

describe('the list', () => {
  const LIST = `query ($filter: PatientFilter, $first: Int, $after: String) {
    patients(filter: $filter, first: $first, after: $after) {
      nodes { patient_id patient_name gender } pageInfo { hasNextPage endCursor } totalCount } }`;
  interface Page {
    nodes: { patient_id: string; patient_name: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  }
  let teamId: string;
  let squadId: string | undefined;
  const list = async (filter: Json, first = 50, after: string | null = null): Promise<Page> => {
    const answer = await staff.graphql(LIST, { filter, first, after });
    expect(answer.errors).toBeUndefined();
    return answer.data?.['patients'] as Page;
  };
  const names = (page: Page) => page.nodes.map(({ patient_name }) => patient_name);

  beforeAll(async () => {
    ({
      teamId,
      squadIds: [squadId],
    } = await teamWith('Youth'));
    for (const [patient_name, gender] of [
      ['Zelda Quux', 'female'],
      ['Élodie Quux', 'female'],
      ['erin Quux', 'male'],
      ["Aoife O'Quux", 'female'],
      ['Bo Quux-Percent', 'other'],
    ] as const)
      await create({
        patient_name,
        gender,
        dob: '1990-02-03',
        cheer_team_id: teamId,
        contact_number: '07700 955511',
      });
  });

  it('is sorted by name, page by page, with its count', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ cheerTeamId: teamId }, 2, after);
      expect(page.totalCount).toBe(5);
      seen.push(...names(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(["Aoife O'Quux", 'Bo Quux-Percent', 'Élodie Quux', 'erin Quux', 'Zelda Quux']);
  });

  it('is filtered', async () => {
    expect(names(await list({ text: 'quux ELODIE' }))).toEqual(['Élodie Quux']);
    expect(names(await list({ text: 'oquux' }))).toEqual(["Aoife O'Quux"]);
    expect(names(await list({ text: '%' }))).toHaveLength((await list({})).nodes.length);
    expect(names(await list({ text: '955511', gender: 'male' }))).toEqual(['erin Quux']);
    expect((await list({ text: 'quux', createdWithinDays: 7 })).totalCount).toBe(5);
    expect((await list({ squadId })).totalCount).toBe(0);
    expect((await list({ cheerTeamId: teamId, identityStatus: 'verified' })).totalCount).toBe(0);
    expect((await list({ cheerTeamId: teamId, identityStatus: 'self_reported' })).totalCount).toBe(5);
  });

  it('leaves out what was merged into another record', async () => {
    const kept = await create({ patient_name: 'Mergewell Kept', dob: '1990-02-03' });
    const merged = await create({ patient_name: 'Mergewell Gone', dob: '1990-02-03' });
    await server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [merged['patient_id'], kept['patient_id']],
    );
    expect(names(await list({ text: 'mergewell' }))).toEqual(['Mergewell Kept']);
  });

  it('is one entry of the trail, without what was searched', async () => {
    await list({ text: 'quux', gender: 'female' });
    const rows = await server.database.asOwner<{ context: string }>(
      `SELECT context FROM audit_entry WHERE action = 'PATIENT_LISTED' ORDER BY recorded_at DESC, id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ context: 'Patients, text, gender' }]);
  });
});

describe('search', () => {
  const SEARCH = `query ($name: String!, $dob: LocalDate!) { searchPatients(name: $name, dob: $dob) {
    patient_id name patient_name dob score is_same_dob is_similar squads { squadId } } }`;
  const FIND = `query ($text: String!) { findPatients(text: $text) { name dob } }`;
  const found = async (text: string): Promise<string[]> => {
    const answer = await staff.graphql(FIND, { text });
    expect(answer.errors).toBeUndefined();
    return (answer.data?.['findPatients'] as { name: string }[]).map(({ name }) => name);
  };
  const searched = async (name: string, dob: string): Promise<Json[]> => {
    const answer = await staff.graphql(SEARCH, { name, dob });
    expect(answer.errors).toBeUndefined();
    return answer.data?.['searchPatients'] as Json[];
  };

  beforeAll(async () => {
    await create({
      patient_name: 'Siobhán O’Donoghue',
      dob: '1987-04-09',
      contact_number: '+44 7700 900 777',
      nhs_number: '9434765870',
    });
    await create({ patient_name: 'Stephen Featherstone', dob: '1960-12-01' });
    await create({ patient_name: 'Mary Jane Watson-Parker', dob: '2003-07-08' });
    await staff.send('POST', '/api/patients', { patient_name: 'Undated Personne' });
  });

  it.each([
    ['Siobhan ODonoghue', '1987-04-09', 'Siobhán O’Donoghue'],
    ['Shivaun O Donohue', '1987-04-09', 'Siobhán O’Donoghue'],
    ["O'Donoghue", '1987-04-09', 'Siobhán O’Donoghue'],
    ['Steven Fetherstone', '1960-12-01', 'Stephen Featherstone'],
    ['Stephen Featherstone', '1960-01-12', 'Stephen Featherstone'],
    ['Stephen Featherstone', '1970-12-01', 'Stephen Featherstone'],
    ['Mary Watson', '2003-07-08', 'Mary Jane Watson-Parker'],
    ['Parker, Mary Jane', '2003-07-08', 'Mary Jane Watson-Parker'],
    ['Undated Personne', '1999-09-09', 'Undated Personne'],
  ])('by %s, %s finds %s', async (name, dob, expected) => {
    const matches = await searched(name, dob);
    expect(matches.map((match) => match['name'])).toContain(expected);
    for (const match of matches) expect(match['is_same_dob']).toBe(match['dob'] === dob);
  });

  it('finds nobody where name or date is another’s', async () => {
    expect(await searched('Zachary Quibble', '1987-04-09')).toEqual([]);
    expect(await searched('Stephen Featherstone', '1999-03-03')).toEqual([]);
  });

  it.each([
    ['siobhan odonoghue', 'Siobhán O’Donoghue'],
    ['odonog', 'Siobhán O’Donoghue'],
    ['featherstone', 'Stephen Featherstone'],
    ['Featherstone Stephen', 'Stephen Featherstone'],
    ['stephenfeatherstone', 'Stephen Featherstone'],
    ['Ste phen Featherstone', 'Stephen Featherstone'],
    ['943 476 5870', 'Siobhán O’Donoghue'],
    ['07700 900777', 'Siobhán O’Donoghue'],
    ['09/04/1987', 'Siobhán O’Donoghue'],
    ['steven 1/12/1960', 'Stephen Featherstone'],
  ])('of one text %s finds %s', async (text, expected) => {
    expect(await found(text)).toContain(expected);
  });

  it('has who is called so before who is called something like it, and says which is which', async () => {
    // Smyth is nearer to Smith than Smithsonian is, which begins with it.
    for (const name of [
      'Quentin Smyth',
      'Quentin Smithsonian',
      'Quentin Smith',
      'Quentin Smitherington-Vale',
    ])
      await create({ patient_name: name, dob: '1971-03-04' });
    // More of them than an answer has room for.
    for (let n = 10; n < 20; n += 1)
      await create({ patient_name: 'Quentin Smyth', dob: `1971-04-${String(n)}` });
    const ask = async (text: string) => {
      const answer = await staff.graphql(
        'query ($text: String!) { findPatients(text: $text) { name is_similar } }',
        { text },
      );
      return (answer.data?.['findPatients'] as { name: string; is_similar: boolean | null }[]).map(
        ({ name, is_similar }) => [name, is_similar],
      );
    };
    const said = await ask('Quentin Smith');
    expect(said[0]).toEqual(['Quentin Smith', false]);
    expect(said.slice(1, 3)).toEqual(
      expect.arrayContaining([
        ['Quentin Smithsonian', false],
        ['Quentin Smitherington-Vale', false],
      ]),
    );
    expect(said.slice(3)).toContainEqual(['Quentin Smyth', true]);
    expect((await ask('Quentin Smythe'))[0]).toEqual(['Quentin Smyth', true]);
    // The words in another order, and without their spaces, are the same name.
    expect((await ask('smithsonian quentin'))[0]).toEqual(['Quentin Smithsonian', false]);
    expect((await ask('quentinsmithsonian'))[0]).toEqual(['Quentin Smithsonian', false]);
    expect((await ask('04/03/1971')).map(([, isSimilar]) => isSimilar)).toContain(null);
    // With the birth date the nearest is first, and still said to be similar.
    const [born] = await searched('Quentin Smythe', '1971-03-04');
    expect(born).toMatchObject({ name: 'Quentin Smyth', is_same_dob: true, is_similar: true });
  });

  it('finds nothing for nothing, whatever signs it is made of', async () => {
    for (const text of ['', '   ', "'", '%', '…', '12', '!!!']) expect(await found(text)).toEqual([]);
  });

  it('forgets the old name when it changes', async () => {
    const { patient_id } = await create({ patient_name: 'Wilhelmina Oldham', dob: '1950-05-05' });
    await staff.graphql(UPDATE, { input: { patient_id, patient_name: 'Wilhelmina Newbrough' } });
    expect(await found('Wilhelmina Newbrough')).toEqual(['Wilhelmina Newbrough']);
    expect((await found('Oldham')).includes('Wilhelmina Newbrough')).toBe(false);
  });

  it('is one entry of the trail', async () => {
    const before = await server.database.asOwner(`SELECT FROM audit_entry WHERE action = 'PATIENT_SEARCHED'`);
    await searched('Stephen Featherstone', '1960-12-01');
    const after = await server.database.asOwner(`SELECT FROM audit_entry WHERE action = 'PATIENT_SEARCHED'`);
    expect(after.length - before.length).toBe(1);
  });
});

describe('REST', () => {
  const body = {
    patient_name: 'Rhys Contract',
    dob: '1995-06-07',
    gender: 'Prefer not to say',
    address: '1 High Street, Leeds, LS1 4DY',
    addressLine1: '1 High Street',
    addressLine2: '',
    addressLine3: '',
    town: 'Leeds',
    county: '',
    postcode: 'LS1 4DY',
    contact_number: '07700 900555',
    next_of_kin_name: 'Bo Contract',
    next_of_kin_contact: '07700 900556',
    relationship_to_nok: 'Parent',
    past_medical_history: 'None',
    medications: 'None',
    allergies: 'Latex',
    cheer_team_id: '',
    cheer_squad_id: '',
  };

  it('creates, finds and updates as documented', async () => {
    const created = await staff.send('POST', '/api/patient', body);
    expect(created.statusCode).toBe(201);
    const { patient_id } = created.json<{ patient_id: string }>();
    expect(created.json()).toEqual({
      ...body,
      patient_id,
      addressLine2: null,
      addressLine3: null,
      county: null,
      cheer_team_id: null,
      cheer_squad_id: null,
      createdAt: server.clock.now().toISOString(),
    });

    const search = await staff.get('/api/patients/search?name=Rhys%20Contract&dob=1995-06-07');
    expect(search.statusCode).toBe(200);
    expect(search.json()).toEqual([{ ...created.json<Json>(), name: 'Rhys Contract' }]);

    const updated = await staff.send('PUT', `/api/patient/${patient_id}`, {
      ...body,
      gender: 'Other',
      town: 'York',
    });
    expect(updated.statusCode).toBe(200);
    expect(updated.json()).toMatchObject({
      gender: 'Other',
      town: 'York',
      address: '1 High Street, York, LS1 4DY',
    });
  });

  it('links squads at both addresses', async () => {
    const { squadIds } = await teamWith('Youth', 'Senior');
    const { patient_id } = (
      await staff.send('POST', '/api/patient', {
        ...body,
        patient_name: 'Sian Link',
        dob: '1958-09-10',
        postcode: '',
        contact_number: '',
      })
    ).json<{
      patient_id: string;
    }>();
    for (const [index, path] of ['/api/patient/patient-squad', '/api/patient-squad'].entries()) {
      const sent = {
        patient_id,
        squad_id: squadIds[index],
        start_date: `2026-0${String(index + 1)}-01T00:00:00.000Z`,
      };
      const response = await staff.send('POST', path, sent);
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual(sent);
      for (const [wrong, status] of [
        [{ ...sent, squad_id: newId() }, 404],
        [{ ...sent, patient_id: newId() }, 404],
        [{ ...sent, start_date: 'yesterday' }, 400],
      ] as const)
        expect((await staff.send('POST', path, wrong)).statusCode).toBe(status);
    }
  });

  it('lists all by name, and registers by name alone', async () => {
    const created = await staff.send('POST', '/api/patients', {
      patient_name: 'Aaaron  Quick',
      dob: null,
      gender: 'Non-binary',
      contact_number: '',
    });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ patient_name: 'Aaaron Quick', dob: null, gender: 'Non-binary' });
    const list = await staff.get('/api/patients');
    expect(list.statusCode).toBe(200);
    const all = list.json<{ patient_name: string }[]>();
    expect(all[0]?.patient_name).toBe('Aaaron Quick');
    expect(list.headers['link']).toBeUndefined();
  });

  it('cuts the list at a thousand and leads on', async () => {
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name) SELECT gen_random_uuid(), 'Bulk ' || n FROM generate_series(1, 1100) n`,
    );
    const first = await staff.get('/api/patients');
    expect(first.json()).toHaveLength(1_000);
    const link = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await staff.get(link);
    expect(second.headers['link']).toBeUndefined();
    const ids = [...first.json<Json[]>(), ...second.json<Json[]>()].map((patient) => patient['patient_id']);
    const [total] = await server.database.asOwner<{ count: string }>(
      'SELECT count(*) FROM patient WHERE merged_into IS NULL',
    );
    expect(new Set(ids).size).toBe(Number(total?.count));
  });

  const id = newId();
  const rows = [
    ['GET', '/api/patients/search?name=Ann&dob=1990-02-03', undefined],
    ['POST', '/api/patient', body],
    ['PUT', `/api/patient/${id}`, body],
    [
      'POST',
      '/api/patient/patient-squad',
      { patient_id: id, squad_id: id, start_date: '2026-01-01T00:00:00Z' },
    ],
    ['POST', '/api/patient-squad', { patient_id: id, squad_id: id, start_date: '2026-01-01T00:00:00Z' }],
    ['GET', '/api/patients', undefined],
    ['POST', '/api/patients', { patient_name: 'Ann' }],
  ] as const;

  it.each(rows)('%s %s is refused to nobody and to other roles', async (method, url, payload) => {
    expect((await server.nobody().request({ method, url, ...(payload ? { payload } : {}) })).statusCode).toBe(
      401,
    );
    for (const role of ['client', 'patient'] as const) {
      const caller = await server.signedIn(role);
      expect((await caller.request({ method, url, ...(payload ? { payload } : {}) })).statusCode).toBe(403);
    }
  });

  it.each([
    ['GET', '/api/patients/search?name=Ann&dob=3/2/1990', undefined, 'dob'],
    ['GET', '/api/patients/search?dob=1990-02-03', undefined, 'name'],
    ['POST', '/api/patient', { ...body, patient_name: '' }, 'patient_name'],
    ['POST', '/api/patient', { ...body, dob: '' }, 'dob'],
    ['POST', '/api/patient', { ...body, dob: '7/6/1995' }, 'dob'],
    ['POST', '/api/patient', { ...body, gender: 'unheard of' }, 'gender'],
    ['POST', '/api/patient', { ...body, allergies: 7 }, 'allergies'],
    ['POST', '/api/patient', { ...body, cheer_team_id: 'storm' }, 'cheer_team_id'],
    ['POST', '/api/patients', { dob: '1990-02-03' }, 'patient_name'],
    ['POST', '/api/patient-squad', { patient_id: id, start_date: '2026-01-01T00:00:00Z' }, 'squad_id'],
  ] as const)('%s %s names the field that is wrong', async (method, url, payload, field) => {
    const response = await staff.request({ method, url, ...(payload ? { payload } : {}) });
    expect(response.statusCode).toBe(400);
    const answer = response.json<{ message: string; problems: { field: string }[] }>();
    expect(answer.problems.map((problem) => problem.field)).toContain(field);
  });

  it('says the specification’s sentence, and 404 for an unknown id', async () => {
    const missing = await staff.send('POST', '/api/patient', { ...body, patient_name: '', dob: '' });
    expect(missing.json<{ message: string }>().message).toBe('Patient name and date of birth are required.');
    expect((await staff.send('PUT', `/api/patient/${newId()}`, body)).statusCode).toBe(404);
    expect((await staff.send('PUT', '/api/patient/nobody', body)).statusCode).toBe(404);
  });
});
