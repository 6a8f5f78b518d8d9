import { BAG_STATE_TABLE } from '@sideline/schema/inventory/bags';
import { StatusTag } from '../../../components/ui/status-tag';
import type { BagRowFragment } from './bags.generated';

/** The state of a bag in its cycle. A bag that should be ready but no longer is says so. */
export function BagState({ bag }: { readonly bag: Pick<BagRowFragment, 'state' | 'isReady'> }) {
  if (bag.state === 'ready' && !bag.isReady) return <StatusTag tone="warning">Not ready</StatusTag>;
  const { label, tone } = BAG_STATE_TABLE[bag.state];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
