import { IDENTITY_STATUS_LABELS, type IdentityStatus } from '@sideline/schema/people';
import { StatusTag, type Tone } from '../../components/ui/status-tag';

const TONES: Readonly<Record<IdentityStatus, Tone>> = {
  verified: 'success',
  self_reported: 'info',
  unknown: 'warning',
};

/** How sure we are who this is (clinical section 1). */
export function IdentityTag({ status }: { readonly status: IdentityStatus }) {
  return <StatusTag tone={TONES[status]}>{IDENTITY_STATUS_LABELS[status]}</StatusTag>;
}
