import type { ChoiceSource } from '../ui/choice';
import { type PickableCheerTeamFragment, useCheerTeamPickerQuery } from './pickers.generated';
import { useKeptReferenceLists } from './reference-lists';

/** The cheer teams with their squads, once requested. They come from the device until the server has answered. */
export function useCheerTeams(isWanted: boolean): {
  readonly teams: readonly PickableCheerTeamFragment[];
  readonly source: ChoiceSource;
} {
  const source = useCheerTeamPickerQuery({ skip: !isWanted });
  const { data } = source;
  const kept = useKeptReferenceLists(isWanted && data === undefined);
  return { teams: (data ?? kept)?.cheerTeams ?? [], source };
}
