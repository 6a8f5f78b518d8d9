import type { UpdateStockItemInput } from '../../schema.generated';
import type { ItemRowFragment } from './inventory.generated';

/** An item as it is, to be sent back with one thing changed. */
export const itemInput = ({
  onHand: _onHand,
  __typename: _type,
  ...facts
}: ItemRowFragment & {
  readonly __typename?: string;
}): UpdateStockItemInput => facts;
