import { ExclamationCircleFilled, MobileOutlined } from '@ant-design/icons';
import { SIGNED_HERE } from '../../../lib/signed-here';
import { usePrf, useView } from '../prf-context';
import type { RecordView } from '../record-view';

/** Whether a signature that was made on this device has been sent, or why it was refused. */
const signatureOf = (view: RecordView) => view.draft().signature?.kind ?? null;

/** Why the record is closed on this device although the server has not signed it, or that a signature was refused. */
export function SignatureNotice({ step }: { readonly step: string }) {
  const { goTo } = usePrf();
  const signing = useView(signatureOf);
  // The review itself says all of this.
  if (signing === null || step === 'review') return null;
  const isWaiting = signing === 'waiting';
  return (
    <div className="prf-callout prf-alert-callout" data-tone={isWaiting ? 'warning' : 'danger'} role="status">
      <span>
        {isWaiting ? <MobileOutlined aria-hidden="true" /> : <ExclamationCircleFilled aria-hidden="true" />}{' '}
        <strong>{isWaiting ? SIGNED_HERE : 'Your signature was not accepted'}</strong>.{' '}
        {isWaiting
          ? 'You cannot change the record on this device until it is sent or the signature is withdrawn.'
          : 'The record is not signed.'}
      </span>
      <button type="button" className="prf-text-button" onClick={() => goTo({ section: 'review' })}>
        {isWaiting ? 'Go to the signature' : 'See why'}
      </button>
    </div>
  );
}
