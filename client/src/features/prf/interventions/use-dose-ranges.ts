import type { DoseRange } from '@sideline/schema/prf/catalogue/dose-range';
import { useDeferredValue } from 'react';
import { useKeptReferenceLists } from '../../../components/pickers/reference-lists';
import { useDoseRangesQuery } from './dose-ranges.generated';

/**
 * The provider's formulary, from the server or from this device's copy; null if there is neither. The whole record is
 * drawn again for it, in small steps, so that a press or a key in between is answered immediately.
 */
export function useDoseRanges(): readonly DoseRange[] | null {
  const { data } = useDoseRangesQuery({ fetchPolicy: 'cache-and-network' });
  const kept = useKeptReferenceLists(data === undefined);
  return useDeferredValue<readonly DoseRange[] | null>(
    data?.doseRanges ?? (kept?.doseRanges as readonly DoseRange[] | undefined) ?? null,
  );
}
