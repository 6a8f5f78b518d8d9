import { PRF_STATE_LABELS, type PrfState } from '@sideline/schema/prf/record/states';
import { SIGNED_HERE, useSignedHere } from '../../lib/signed-here';
import { StatusTag, type Tone } from '../ui/status-tag';

const TONES: Readonly<Record<PrfState, Tone>> = {
  draft: 'waiting',
  in_progress: 'info',
  awaiting_review: 'warning',
  completed: 'success',
  amended: 'success',
  void: 'danger',
};

interface PrfStatusTagProps {
  readonly status: PrfState;
  /** The record's id, if this device may hold a signature that the server does not have. */
  readonly prfId?: string;
}

/** The status of a record, or that it was signed on this device and has not been sent. */
export function PrfStatusTag({ status, prfId }: PrfStatusTagProps) {
  const signed = useSignedHere();
  if (prfId !== undefined && signed.has(prfId)) return <StatusTag tone="waiting">{SIGNED_HERE}</StatusTag>;
  return <StatusTag tone={TONES[status]}>{PRF_STATE_LABELS[status]}</StatusTag>;
}
