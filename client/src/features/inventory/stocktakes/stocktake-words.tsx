import { STOCKTAKE_SCOPE_TABLE, STOCKTAKE_STATE_TABLE } from '@sideline/schema/inventory/moving';
import type { StocktakeState as State } from '@sideline/schema/inventory/stocktake-transitions';
import { ITEM_TYPE_TABLE } from '@sideline/schema/inventory/vocabulary';
import { StatusTag } from '../../../components/ui/status-tag';
import type { StocktakeRowFragment } from './stocktakes.generated';

/** The state of a stocktake, in words. */
export function StocktakeState({ state }: { readonly state: State }) {
  const { label, tone } = STOCKTAKE_STATE_TABLE[state];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

/** What is counted: 'All of Main store'. */
export const scopeWords = ({
  scope,
  locationName,
  itemType,
}: Pick<StocktakeRowFragment, 'scope' | 'locationName' | 'itemType'>): string => {
  const where = locationName ?? 'every location';
  if (scope === 'place') return `All of ${where}`;
  if (scope === 'class' && itemType !== null) return `${ITEM_TYPE_TABLE[itemType].label} at ${where}`;
  return `${STOCKTAKE_SCOPE_TABLE[scope].label} at ${where}`;
};
