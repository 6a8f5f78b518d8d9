import type { RecallState as State } from '@sideline/schema/inventory/recall-transitions';
import { RECALL_STATE_TABLE } from '@sideline/schema/inventory/recalls';
import { StatusTag, type Tone } from '../../../components/ui/status-tag';

const TONES: Readonly<Record<State, Tone>> = {
  draft: 'waiting',
  active: 'danger',
  closed: 'success',
  withdrawn: 'neutral',
};

export function RecallState({ state }: { readonly state: State }) {
  return <StatusTag tone={TONES[state]}>{RECALL_STATE_TABLE[state].label}</StatusTag>;
}
