import type { IdentityStatus } from '@sideline/schema/people';
import { StatusTag, type Tone } from '../../components/ui/status-tag';
import { IDENTITY_KEYS, usePortalWords } from './portal/portal-words';

const TONES: Readonly<Record<IdentityStatus, Tone>> = {
  verified: 'success',
  self_reported: 'info',
  unknown: 'warning',
};

/** How sure we are who this is (clinical section 1). */
export function IdentityTag({ status }: { readonly status: IdentityStatus }) {
  const { say } = usePortalWords();
  return <StatusTag tone={TONES[status]}>{say(IDENTITY_KEYS[status])}</StatusTag>;
}
