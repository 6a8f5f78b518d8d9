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
  'mutation ($input: CreateCheerTeamInput!) { createCheerTeam(input: $input) { team_id team_name squads { squad_id } } }';
const CREATE_SQUAD =
  'mutation ($input: CreateCheerSquadInput!) { createCheerSquad(input: $input) { squad_id squad_name } }';

const team = async (team_name: string): Promise<string> => {
  const team_id = newId();
  const answer = await staff.graphql(CREATE_TEAM, { input: { team_id, team_name } });
  expect(answer.errors).toBeUndefined();
  return team_id;
};

describe('cheer teams', () => {
  it('are listed for everybody, teams and squads by name whatever their case', async () => {
    const storm = await team('storm Allstars');
    await team('Apex');
    for (const squad_name of ['Youth', 'junior', 'Senior'])
      await staff.graphql(CREATE_SQUAD, { input: { squad_id: newId(), team_id: storm, squad_name } });

    const response = await server.nobody().get('/api/cheer/teams');
    expect(response.statusCode).toBe(200);
    const teams = response.json<{ team_id: string; team_name: string; squads: { squad_name: string }[] }[]>();
    expect(teams.map(({ team_name }) => team_name)).toEqual(['Apex', 'storm Allstars']);
    expect(teams[1]?.squads.map(({ squad_name }) => squad_name)).toEqual(['junior', 'Senior', 'Youth']);
    expect(Object.keys(teams[0] ?? {})).toEqual(['team_id', 'team_name', 'squads']);
    const answer = await server.nobody().graphql('{ cheerTeams { team_name squads { squad_name } } }');
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['cheerTeams']).toHaveLength(2);
  });

  it('are made once, however often they are sent, and audited once', async () => {
    const input = { team_id: newId(), team_name: '  Valley   Vipers ' };
    for (let n = 0; n < 2; n += 1) {
      const answer = await staff.graphql(CREATE_TEAM, { input });
      expect(answer.data?.['createCheerTeam']).toEqual({
        team_id: input.team_id,
        team_name: 'Valley Vipers',
        squads: [],
      });
    }
    const rows = await server.database.asOwner(
      `SELECT FROM audit_entry WHERE action = 'CHEER_TEAM_CREATED' AND entity_id = $1`,
      [input.team_id],
    );
    expect(rows).toHaveLength(1);
    const other = await staff.graphql(CREATE_TEAM, { input: { ...input, team_name: 'Another' } });
    expect(other.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('refuse a name that is taken, an empty one, and an unknown team', async () => {
    await team('Taken');
    const taken = await staff.graphql(CREATE_TEAM, { input: { team_id: newId(), team_name: 'tAKEN' } });
    expect(taken.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      problems: [{ field: 'team_name', code: 'taken' }],
    });
    const empty = await staff.graphql(CREATE_TEAM, { input: { team_id: newId(), team_name: '  ' } });
    expect(empty.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'team_name' }],
    });
    const unknown = await staff.graphql(CREATE_SQUAD, {
      input: { squad_id: newId(), team_id: newId(), squad_name: 'Youth' },
    });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('are renamed by clinicians alone', async () => {
    const team_id = await team('Old name');
    const RENAME =
      'mutation ($input: UpdateCheerTeamInput!) { updateCheerTeam(input: $input) { team_name } }';
    const answer = await staff.graphql(RENAME, { input: { team_id, team_name: 'New name' } });
    expect(answer.data?.['updateCheerTeam']).toEqual({ team_name: 'New name' });
    for (const role of ['client', 'patient'] as const) {
      const caller = await server.signedIn(role);
      const refused = await caller.graphql(RENAME, { input: { team_id, team_name: 'Mine' } });
      expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const nobody = await server.nobody().graphql(RENAME, { input: { team_id, team_name: 'Mine' } });
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');

    const squad_id = newId();
    await staff.graphql(CREATE_SQUAD, { input: { squad_id, team_id, squad_name: 'Tiny' } });
    const squad = await staff.graphql(
      'mutation ($input: UpdateCheerSquadInput!) { updateCheerSquad(input: $input) { squad_name } }',
      { input: { squad_id, squad_name: 'Mini' } },
    );
    expect(squad.data?.['updateCheerSquad']).toEqual({ squad_name: 'Mini' });
  });
});
