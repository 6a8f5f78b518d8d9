import { TRANSFER_STATE_TABLE } from '@sideline/schema/inventory/moving';
import type { TransferState as State } from '@sideline/schema/inventory/transfer-transitions';
import { StatusTag } from '../../../components/ui/status-tag';

/** The state of a transfer, in words. */
export function TransferState({ state }: { readonly state: State }) {
  const { label, tone } = TRANSFER_STATE_TABLE[state];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
