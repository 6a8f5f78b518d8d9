import { describe, expect, it } from 'vitest';
import { knownCheerOf } from './known-cheer';

const storm = { teamId: 'storm', teamName: 'Severnside Storm', hasSquads: true };
const junior = {
  teamId: 'storm',
  teamName: 'Severnside Storm',
  squadId: 'junior',
  squadName: 'Junior Level 3',
};

const told = (
  teamId: string | null,
  squadId: string | null,
  record = { squads: [junior], cheerTeam: storm },
) => knownCheerOf({ cheerTeamId: teamId, cheerSquadId: squadId }, record);

describe('the team and squad of a record in its patient’s form', () => {
  it('are the squad with its team', () => {
    expect(told('storm', 'junior')).toEqual({ ...junior, hasSquads: true, squad: junior });
  });

  it('are the team alone if no squad is chosen, or the record does not know the squad', () => {
    expect(told('storm', null)).toEqual({ ...storm, squad: null });
    expect(told('storm', 'senior')).toEqual({ ...storm, squad: null });
  });

  it('are empty for another team, for no team and without a record', () => {
    expect(told('thunder', null)).toBeNull();
    expect(told(null, null)).toBeNull();
    expect(knownCheerOf({ cheerTeamId: 'storm', cheerSquadId: null }, null)).toBeNull();
  });
});
