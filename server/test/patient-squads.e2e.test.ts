import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import {
  audited,
  closePatients,
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

describe('squads', () => {
  const LINK = `mutation ($input: LinkPatientSquadInput!) { linkPatientSquad(input: $input) { patientSquadLink { id squadId startDate endDate } } }`;

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
    expect(data?.['linkPatientSquad']).toMatchObject({
      patientSquadLink: { startDate: server.clock.now().toISOString() },
    });
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
      patient: {
        cheerTeamId: teamId,
        cheerSquadId: squadIds[1],
      },
    });
    const cleared = await save({ cheerTeamId: other.teamId, cheerSquadId: null });
    expect(cleared.data?.['updatePatient']).toMatchObject({
      patient: {
        cheerTeamId: other.teamId,
        cheerSquadId: null,
      },
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
    expect(without.data?.['updatePatient']).toMatchObject({
      patient: { cheerTeamId: null, cheerSquadId: null },
    });

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
