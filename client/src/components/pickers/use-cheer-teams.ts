import { type PickableCheerTeamFragment, useCheerTeamPickerQuery } from './pickers.generated';
import { useKeptReferenceLists } from './reference-lists';

/** The cheer teams with their squads, from the device where the server does not answer. */
export function useCheerTeams(): {
  readonly teams: readonly PickableCheerTeamFragment[];
  readonly loading: boolean;
  readonly error: Error | undefined;
} {
  const { data, loading, error } = useCheerTeamPickerQuery();
  const kept = useKeptReferenceLists(data === undefined && error !== undefined);
  return { teams: (data ?? kept)?.cheerTeams ?? [], loading, error };
}
