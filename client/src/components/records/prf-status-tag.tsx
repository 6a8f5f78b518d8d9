import { PRF_STATE_LABELS, type PrfState } from '@sideline/schema/prf/record/states';
import { StatusTag, type Tone } from '../ui/status-tag';

const TONES: Readonly<Record<PrfState, Tone>> = {
  draft: 'waiting',
  in_progress: 'info',
  awaiting_review: 'warning',
  completed: 'success',
  amended: 'success',
  void: 'danger',
};

export function PrfStatusTag({ status }: { readonly status: PrfState }) {
  return <StatusTag tone={TONES[status]}>{PRF_STATE_LABELS[status]}</StatusTag>;
}
