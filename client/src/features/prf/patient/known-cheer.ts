import type { KnownCheer } from '../../../components/pickers/cheer-squad-picker';
import type { PrfHeadFragment } from '../prf.generated';
import type { PatientFormState } from './patient-form-state';

type Chosen = Pick<PatientFormState, 'cheer_team_id' | 'cheer_squad_id'>;
type Told = Pick<PrfHeadFragment, 'squads' | 'cheerTeam'>;

/** What the record tells by name of the team and squad that stand in the form; null where somebody chose others in it. */
export const knownCheerOf = (
  { cheer_team_id: teamId, cheer_squad_id }: Chosen,
  record: Told | null,
): KnownCheer | null => {
  const squad = record?.squads?.find(({ squadId }) => squadId === cheer_squad_id);
  if (squad) return { ...squad, hasSquads: true, squad };
  const team = record?.cheerTeam;
  return team && team.teamId === teamId ? { ...team, squad: null } : null;
};
