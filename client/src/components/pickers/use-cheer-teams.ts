import { type PickableCheerTeamFragment, useCheerTeamPickerQuery } from './pickers.generated';
import { useKeptReferenceLists } from './reference-lists';

/** The cheer teams with their squads, once requested; from the device until the server has answered. */
export function useCheerTeams(isWanted: boolean): {
  readonly teams: readonly PickableCheerTeamFragment[];
  readonly loading: boolean;
  readonly error: Error | undefined;
} {
  const { data, loading, error } = useCheerTeamPickerQuery({ skip: !isWanted });
  const kept = useKeptReferenceLists(isWanted && data === undefined);
  return { teams: (data ?? kept)?.cheerTeams ?? [], loading, error };
}
