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

const FIELDS = `id version name dob estimatedAge gender nhsNumber identityStatus address addressLine1
  addressLine2 addressLine3 town county postcode contactNumber email nextOfKinName nextOfKinContact
  relationshipToNok pastMedicalHistory medications allergies ethnicity preferredLanguage gpPractice dateOfDeath
  cheerTeamId cheerSquadId mergedInto createdAt
  squads { id squadId squadName teamId teamName startDate endDate }`;
const CREATE = `mutation ($input: CreatePatientInput!) { createPatient(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { ${FIELDS} } }`;
const READ = `query ($patientId: ID!) { patient(patientId: $patientId) { ${FIELDS} } }`;

const create = async (input: Json, caller = staff): Promise<Json> => {
  const answer = await registerAnyway(caller, CREATE, { id: newId(), ...input });
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
      expect(answer.data?.['createPatient']).toEqual(expected);
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
      version: 2,
      town: 'York',
      address: 'York',
      medications: 'Insulin',
      name: 'Cara Jones',
    });
    const [entry] = await audited(patientId, 'PATIENT_UPDATED');
    expect([...(entry?.fields_changed ?? [])].sort()).toEqual(['address', 'medications', 'town']);

    const same = await staff.graphql(UPDATE, { input: { id: patientId, expectedVersion: 2, town: 'York' } });
    expect(same.data?.['updatePatient']).toMatchObject({ version: 2 });
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
    expect(again.data?.['updatePatient']).toMatchObject({ version: 2, town: 'Swansea' });
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

    const SETTLE = 'mutation ($input: SettlePatientClashInput!) { settlePatientClash(input: $input) }';
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

describe('squads', () => {
  const LINK = `mutation ($input: LinkPatientSquadInput!) { linkPatientSquad(input: $input) { id squadId startDate endDate } }`;

  it('are linked with their history; repeating is no second link', async () => {
    const first = await teamWith('Youth', 'Senior');
    const second = await teamWith('Junior');
    const { id: patientId } = await create({ name: 'Fay Price', dob: '2010-01-02' });
    const link = (squadId: string | undefined, startDate: string) =>
      staff.graphql(LINK, { input: { patientId, squadId, startDate } });
    const one = await link(first.squadIds[0], '2026-01-01T09:00:00.000Z');
    const again = await link(first.squadIds[0], '2026-02-01T09:00:00.000Z');
    expect(again.data).toEqual(one.data);
    await link(second.squadIds[0], '2026-06-01T09:00:00.000Z');
    const patient = (await staff.graphql(READ, { patientId })).data?.['patient'] as Json;
    expect(patient).toMatchObject({
      cheerTeamId: second.teamId,
      cheerSquadId: second.squadIds[0],
      squads: [
        { squadId: second.squadIds[0], startDate: '2026-06-01T09:00:00.000Z', endDate: null },
        {
          squadId: first.squadIds[0],
          startDate: '2026-01-01T09:00:00.000Z',
          endDate: '2026-06-01T09:00:00.000Z',
        },
      ],
    });
    expect(await audited(patientId, 'PATIENT_SQUAD_LINKED')).toHaveLength(2);
  });

  it('are joined now, by the server’s clock, where nothing is said', async () => {
    const { squadIds } = await teamWith('Youth');
    const { id: patientId } = await create({ name: 'Gil Thorne', dob: '2010-01-02' });
    const { data } = await staff.graphql(LINK, { input: { patientId, squadId: squadIds[0] } });
    expect(data?.['linkPatientSquad']).toMatchObject({ startDate: server.clock.now().toISOString() });
  });

  it('cannot be joined before the one that they are in, or left, which would be overwritten', async () => {
    const first = await teamWith('Youth');
    const second = await teamWith('Junior');
    const { id: patientId } = await create({ name: 'Hari Nolan', dob: '2010-01-02' });
    const link = (squadId: string | undefined, startDate: string) =>
      staff.graphql(LINK, { input: { patientId, squadId, startDate } });
    await link(first.squadIds[0], '2026-01-01T09:00:00.000Z');
    await link(second.squadIds[0], '2026-06-01T09:00:00.000Z');
    const refused = { code: 'BAD_INPUT', problems: [{ field: 'start_date', code: 'before_last_change' }] };
    const between = await link(first.squadIds[0], '2026-03-01T09:00:00.000Z');
    expect(between.errors?.[0]?.extensions).toMatchObject(refused);
    const read = async () => ((await staff.graphql(READ, { patientId })).data?.['patient'] as Json)['squads'];
    const history = [
      { squadId: second.squadIds[0], startDate: '2026-06-01T09:00:00.000Z', endDate: null },
      {
        squadId: first.squadIds[0],
        startDate: '2026-01-01T09:00:00.000Z',
        endDate: '2026-06-01T09:00:00.000Z',
      },
    ];
    expect(await read()).toMatchObject(history);
    await staff.graphql(UPDATE, { input: { id: patientId, cheerSquadId: null } });
    const afterLeaving = await link(first.squadIds[0], '2026-07-01T09:00:00.000Z');
    expect(afterLeaving.errors?.[0]?.extensions).toMatchObject(refused);
    expect((await link(first.squadIds[0], server.clock.now().toISOString())).errors).toBeUndefined();
  });

  it('follow the choice in a save: another one links, none ends, another team’s is refused', async () => {
    const { teamId, squadIds } = await teamWith('Youth', 'Senior');
    const other = await teamWith('Junior');
    const { id: patientId } = await create({
      name: 'Gwen Rees',
      dob: '2010-01-02',
      cheerSquadId: squadIds[0],
    });
    const save = (input: Json) => staff.graphql(UPDATE, { input: { id: patientId, ...input } });
    const moved = await save({ cheerSquadId: squadIds[1] });
    expect(moved.data?.['updatePatient']).toMatchObject({
      cheerTeamId: teamId,
      cheerSquadId: squadIds[1],
    });
    const cleared = await save({ cheerTeamId: other.teamId, cheerSquadId: null });
    expect(cleared.data?.['updatePatient']).toMatchObject({
      cheerTeamId: other.teamId,
      cheerSquadId: null,
    });
    const wrong = await save({ cheerTeamId: teamId, cheerSquadId: other.squadIds[0] });
    expect(wrong.errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'cheerSquadId', code: 'other_team' },
    ]);
    const unknown = await save({ cheerSquadId: newId() });
    expect(unknown.errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'cheerSquadId', code: 'unknown' },
    ]);
  });

  it('end with the team: another one, or none, leaves no squad that is not its own', async () => {
    const { teamId, squadIds } = await teamWith('Youth', 'Senior');
    const other = await teamWith('Junior');
    const facts = { name: 'Nia Rees', dob: '2011-03-04', cheerSquadId: squadIds[0] };
    const { id: patientId } = await create(facts);
    const put = (body: Json) => staff.send('PUT', `/api/patient/${String(patientId)}`, body);
    const back = async () => (await put({ cheer_team_id: teamId, cheer_squad_id: squadIds[0] })).json<Json>();

    for (const cheer_squad_id of ['', undefined, null]) {
      const moved = await put({ cheer_team_id: other.teamId, cheer_squad_id });
      expect(moved.json()).toMatchObject({ cheer_team_id: other.teamId, cheer_squad_id: null });
      expect(await back()).toMatchObject({ cheer_team_id: teamId, cheer_squad_id: squadIds[0] });
    }
    const save = (input: Json) => staff.graphql(UPDATE, { input: { id: patientId, ...input } });
    const without = await save({ cheerTeamId: null });
    expect(without.data?.['updatePatient']).toMatchObject({ cheerTeamId: null, cheerSquadId: null });

    await back();
    const same = await put({ cheer_team_id: teamId, cheer_squad_id: '' });
    expect(same.json()).toMatchObject({ cheer_team_id: teamId, cheer_squad_id: squadIds[0] });
    const along = await put({ cheer_team_id: other.teamId, cheer_squad_id: other.squadIds[0] });
    expect(along.json()).toMatchObject({ cheer_team_id: other.teamId, cheer_squad_id: other.squadIds[0] });
    const entries = await server.database.asOwner<{ fields: string[] }>(
      `SELECT fields_changed AS fields FROM audit_entry WHERE patient_id = $1 AND action = 'PATIENT_UPDATED'`,
      [patientId],
    );
    expect(entries[0]?.fields).toEqual(['cheer_team_id', 'cheer_squad_id']);
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

describe('the list', () => {
  const LIST = `query ($filter: PatientFilter, $first: Int, $after: String) {
    patients(filter: $filter, first: $first, after: $after) {
      nodes { id name gender } pageInfo { hasNextPage endCursor } totalCount } }`;
  interface Page {
    nodes: { id: string; name: string }[];
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
  const names = (page: Page) => page.nodes.map(({ name }) => name);

  beforeAll(async () => {
    ({
      teamId,
      squadIds: [squadId],
    } = await teamWith('Youth'));
    for (const [name, gender] of [
      ['Zelda Quux', 'female'],
      ['Élodie Quux', 'female'],
      ['erin Quux', 'male'],
      ["Aoife O'Quux", 'female'],
      ['Bo Quux-Percent', 'other'],
    ] as const)
      await create({
        name,
        gender,
        dob: '1990-02-03',
        cheerTeamId: teamId,
        contactNumber: '07700 955511',
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
    const kept = await create({ name: 'Mergewell Kept', dob: '1990-02-03' });
    const merged = await create({ name: 'Mergewell Gone', dob: '1990-02-03' });
    await server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [merged['id'], kept['id']],
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
    id name dob score isSameDob isSimilar squads { squadId } } }`;
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
      name: 'Siobhán O’Donoghue',
      dob: '1987-04-09',
      contactNumber: '+44 7700 900 777',
      nhsNumber: '9434765870',
    });
    await create({ name: 'Stephen Featherstone', dob: '1960-12-01' });
    await create({ name: 'Mary Jane Watson-Parker', dob: '2003-07-08' });
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
    for (const match of matches) expect(match['isSameDob']).toBe(match['dob'] === dob);
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
      await create({ name, dob: '1971-03-04' });
    // More of them than an answer has room for.
    for (let n = 10; n < 20; n += 1) await create({ name: 'Quentin Smyth', dob: `1971-04-${String(n)}` });
    const ask = async (text: string) => {
      const answer = await staff.graphql(
        'query ($text: String!) { findPatients(text: $text) { name isSimilar } }',
        { text },
      );
      return (answer.data?.['findPatients'] as { name: string; isSimilar: boolean | null }[]).map(
        ({ name, isSimilar }) => [name, isSimilar],
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
    expect(born).toMatchObject({ name: 'Quentin Smyth', isSameDob: true, isSimilar: true });
  });

  it('finds nothing for nothing, whatever signs it is made of', async () => {
    for (const text of ['', '   ', "'", '%', '…', '12', '!!!']) expect(await found(text)).toEqual([]);
  });

  it('forgets the old name when it changes', async () => {
    const { id: patientId } = await create({ name: 'Wilhelmina Oldham', dob: '1950-05-05' });
    await staff.graphql(UPDATE, { input: { id: patientId, name: 'Wilhelmina Newbrough' } });
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
      date_of_death: null,
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
