import type { KnownCheer } from '../../../components/pickers/cheer-squad-picker';
import type { PrfHeadFragment } from '../prf.generated';
import type { PatientFormState } from './kept-form';

type Chosen = Pick<PatientFormState, 'cheerTeamId' | 'cheerSquadId'>;
type RecordCheer = Pick<PrfHeadFragment, 'squads' | 'cheerTeam'>;

/** The record's names for the team and squad in the form; null if the user chose others in it. */
export const knownCheerOf = (
  { cheerTeamId: teamId, cheerSquadId }: Chosen,
  record: RecordCheer | null,
): KnownCheer | null => {
  const squad = record?.squads?.find(({ squadId }) => squadId === cheerSquadId);
  if (squad) return { ...squad, hasSquads: true, squad };
  const team = record?.cheerTeam;
  return team && team.teamId === teamId ? { ...team, squad: null } : null;
};
