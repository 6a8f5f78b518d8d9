import type { DoseRange } from '@sideline/schema/prf/catalogue/dose-range';
import { useKeptReferenceLists } from '../../../components/pickers/reference-lists';
import { useDoseRangesQuery } from './dose-ranges.generated';

/** The provider's formulary, from the server or from this device's copy; null if there is neither. */
export function useDoseRanges(): readonly DoseRange[] | null {
  const { data } = useDoseRangesQuery({ fetchPolicy: 'cache-and-network' });
  const kept = useKeptReferenceLists(data === undefined);
  return data?.doseRanges ?? (kept?.doseRanges as readonly DoseRange[] | undefined) ?? null;
}
