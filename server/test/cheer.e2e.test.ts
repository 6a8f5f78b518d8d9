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

const CREATE_TEAM =
  'mutation ($input: CreateCheerTeamInput!) { createCheerTeam(input: $input) { cheerTeam { id name squads { id } } } }';
const CREATE_SQUAD =
  'mutation ($input: CreateCheerSquadInput!) { createCheerSquad(input: $input) { cheerSquad { id name } } }';

const team = async (name: string): Promise<string> => {
  const id = newId();
  const answer = await staff.graphql(CREATE_TEAM, { input: { id, name } });
  expect(answer.errors).toBeUndefined();
  return id;
};

describe('cheer teams', () => {
  it('are listed for everybody, teams and squads by name whatever their case', async () => {
    const storm = await team('storm Allstars');
    await team('Apex');
    for (const name of ['Youth', 'junior', 'Senior'])
      await staff.graphql(CREATE_SQUAD, { input: { id: newId(), teamId: storm, name } });

    const response = await server.nobody().get('/api/cheer/teams');
    expect(response.statusCode).toBe(200);
    const teams = response.json<{ team_id: string; team_name: string; squads: { squad_name: string }[] }[]>();
    expect(teams.map(({ team_name }) => team_name)).toEqual(['Apex', 'storm Allstars']);
    expect(teams[1]?.squads.map(({ squad_name }) => squad_name)).toEqual(['junior', 'Senior', 'Youth']);
    expect(Object.keys(teams[0] ?? {})).toEqual(['team_id', 'team_name', 'squads']);
    const answer = await server.nobody().graphql('{ cheerTeams { name squads { name } } }');
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['cheerTeams']).toHaveLength(2);
  });

  it('are made once, however often they are sent, and audited once', async () => {
    const input = { id: newId(), name: '  Valley   Vipers ' };
    for (let n = 0; n < 2; n += 1) {
      const answer = await staff.graphql(CREATE_TEAM, { input });
      expect(answer.data?.['createCheerTeam']).toEqual({
        cheerTeam: {
          id: input.id,
          name: 'Valley Vipers',
          squads: [],
        },
      });
    }
    const rows = await server.database.asOwner(
      `SELECT FROM audit_entry WHERE action = 'CHEER_TEAM_CREATED' AND entity_id = $1`,
      [input.id],
    );
    expect(rows).toHaveLength(1);
    const other = await staff.graphql(CREATE_TEAM, { input: { ...input, name: 'Another' } });
    expect(other.errors?.[0]?.extensions.code).toBe('COMMAND_REUSED');
  });

  it('refuse a name that is taken, an empty one, and an unknown team', async () => {
    await team('Taken');
    const taken = await staff.graphql(CREATE_TEAM, { input: { id: newId(), name: 'tAKEN' } });
    expect(taken.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      problems: [{ field: 'name', code: 'taken' }],
    });
    const empty = await staff.graphql(CREATE_TEAM, { input: { id: newId(), name: '  ' } });
    expect(empty.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'name' }],
    });
    const unknown = await staff.graphql(CREATE_SQUAD, {
      input: { id: newId(), teamId: newId(), name: 'Youth' },
    });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('are renamed by clinicians alone', async () => {
    const teamId = await team('Old name');
    const RENAME =
      'mutation ($input: UpdateCheerTeamInput!) { updateCheerTeam(input: $input) { cheerTeam { name } } }';
    const answer = await staff.graphql(RENAME, { input: { id: teamId, name: 'New name' } });
    expect(answer.data?.['updateCheerTeam']).toEqual({ cheerTeam: { name: 'New name' } });
    for (const role of ['client', 'patient'] as const) {
      const caller = await server.signedIn(role);
      const refused = await caller.graphql(RENAME, { input: { id: teamId, name: 'Mine' } });
      expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const nobody = await server.nobody().graphql(RENAME, { input: { id: teamId, name: 'Mine' } });
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');

    const squadId = newId();
    await staff.graphql(CREATE_SQUAD, { input: { id: squadId, teamId, name: 'Tiny' } });
    const squad = await staff.graphql(
      'mutation ($input: UpdateCheerSquadInput!) { updateCheerSquad(input: $input) { cheerSquad { name } } }',
      { input: { id: squadId, name: 'Mini' } },
    );
    expect(squad.data?.['updateCheerSquad']).toEqual({ cheerSquad: { name: 'Mini' } });
  });
});

describe('a team or squad that is no more', () => {
  const SET_TEAM = `mutation ($id: ID!, $isActive: Boolean!) {
    setCheerTeamActive(input: { teamId: $id, isActive: $isActive }) { managedCheerTeam { isActive members squads { id isActive members } } } }`;
  const SET_SQUAD = `mutation ($id: ID!, $isActive: Boolean!) {
    setCheerSquadActive(input: { squadId: $id, isActive: $isActive }) { managedCheerTeam { squads { id isActive members } } } }`;
  const CREATE_PATIENT =
    'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }';

  const squad = async (teamId: string): Promise<string> => {
    const id = newId();
    await staff.graphql(CREATE_SQUAD, { input: { id, teamId, name: id } });
    return id;
  };
  /** Nobody like anybody else: what is asked here is not whether they are known. */
  let joined = 0;
  const join = (facts: object) => {
    joined += 1;
    const patient_name = `${'ABCDEFGHIJKLMNOP'.charAt(joined)}${'aeiou'.charAt(joined % 5)}${'bdfglmnprt'.charAt(joined % 10).repeat(2)}o`;
    const dob = `${String(1950 + joined)}-03-${String(10 + joined)}`;
    return staff.graphql(CREATE_PATIENT, { input: { id: newId(), name: patient_name, dob, ...facts } });
  };
  const set = (document: string, id: string, isActive: boolean) => staff.graphql(document, { id, isActive });
  const offered = async (teamId: string): Promise<readonly string[] | undefined> => {
    const response = await server.nobody().get('/api/cheer/teams');
    const teams = response.json<{ team_id: string; squads: { squad_id: string }[] }[]>();
    return teams.find(({ team_id }) => team_id === teamId)?.squads.map(({ squad_id }) => squad_id);
  };

  it('is not deactivated while patients belong to it, and says how many', async () => {
    const teamId = await team('With members');
    const squadId = await squad(teamId);
    expect((await join({ cheerTeamId: teamId, cheerSquadId: squadId })).errors).toBeUndefined();
    expect((await join({ cheerTeamId: teamId })).errors).toBeUndefined();
    const refused = await set(SET_TEAM, teamId, false);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      problems: [{ code: 'has_members', message: expect.stringContaining('2 patients belong') as string }],
    });
    const squads = await set(SET_SQUAD, squadId, false);
    expect(squads.errors?.[0]?.extensions.problems?.[0]?.message).toContain(
      '1 patient belongs to this squad',
    );
  });

  it('is chosen no more, stays where it was written, and can be put back', async () => {
    const teamId = await team('Without members');
    const [one, other] = [await squad(teamId), await squad(teamId)];
    const answer = await set(SET_SQUAD, one, false);
    expect(answer.data?.['setCheerSquadActive']).toMatchObject({
      managedCheerTeam: {
        squads: expect.arrayContaining([{ id: one, isActive: false, members: 0 }]) as unknown,
      },
    });
    expect(await offered(teamId)).toEqual([other]);
    const refused = await join({ cheerTeamId: teamId, cheerSquadId: one });
    expect(refused.errors?.[0]?.extensions.code).toBe('BAD_INPUT');

    expect((await set(SET_TEAM, teamId, false)).errors).toBeUndefined();
    expect(await offered(teamId)).toBeUndefined();
    expect((await join({ cheerTeamId: teamId })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const all = await staff.graphql('{ managedCheerTeams { id isActive } }');
    expect(all.data?.['managedCheerTeams']).toContainEqual({ id: teamId, isActive: false });

    await set(SET_TEAM, teamId, true);
    await set(SET_SQUAD, one, true);
    expect((await join({ cheerTeamId: teamId, cheerSquadId: one })).errors).toBeUndefined();
    const trail = await server.database.asOwner<{ action: string }>(
      'SELECT action FROM audit_entry WHERE entity_id = $1 ORDER BY recorded_at, id',
      [teamId],
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'CHEER_TEAM_CREATED',
      'CHEER_TEAM_DEACTIVATED',
      'CHEER_TEAM_ACTIVATED',
    ]);
  });

  it('has no members, also where somebody joins at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const teamId = await team(`Race ${String(round)}`);
      await Promise.all([set(SET_TEAM, teamId, false), join({ cheerTeamId: teamId })]);
      const [row] = await server.database.asOwner<{ is_active: boolean; members: number }>(
        `SELECT is_active, (SELECT count(*)::integer FROM patient p WHERE p.cheer_team_id = t.team_id) AS members
         FROM cheer_team t WHERE team_id = $1`,
        [teamId],
      );
      expect(row === undefined || !row.is_active ? row?.members : 0).toBe(0);
    }
  });
});
