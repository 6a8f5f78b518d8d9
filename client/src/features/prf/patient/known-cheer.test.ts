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

describe('what a record tells of the team and squad in its patient’s form', () => {
  it('is the squad with its team', () => {
    expect(told('storm', 'junior')).toEqual({ ...junior, hasSquads: true, squad: junior });
  });

  it('is the team alone where no squad is chosen, or one that the record does not know', () => {
    expect(told('storm', null)).toEqual({ ...storm, squad: null });
    expect(told('storm', 'senior')).toEqual({ ...storm, squad: null });
  });

  it('is nothing of another team, of none, and without a record', () => {
    expect(told('thunder', null)).toBeNull();
    expect(told(null, null)).toBeNull();
    expect(knownCheerOf({ cheerTeamId: 'storm', cheerSquadId: null }, null)).toBeNull();
  });
});
