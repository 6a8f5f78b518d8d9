import { RETURN_STATE_TABLE } from '@sideline/schema/inventory/moving';
import type { ReturnState as State } from '@sideline/schema/inventory/return-transitions';
import { StatusTag } from '../../../components/ui/status-tag';

/** The state of a return, in words. */
export function ReturnState({ state }: { readonly state: State }) {
  const { label, tone } = RETURN_STATE_TABLE[state];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
