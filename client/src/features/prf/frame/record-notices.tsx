import { LockFilled, StopFilled } from '@ant-design/icons';
import { formatDateTime } from '../../../lib/dates';
import { useDraft, usePrf } from '../prf-context';
import { BreakGlass } from './break-glass';
import { UnsentValues } from './unsent-values';

/** Why the form cannot be written in, and what was typed but not taken. Nothing where it can. */
export function RecordNotices() {
  const { record } = usePrf();
  const { lock } = useDraft();
  const needsReason = lock?.code === 'PRF_NOT_YOURS' || record?.needsReason === true;
  const signature = record?.signature;
  return (
    <>
      {record?.status === 'void' ? (
        <div className="prf-callout" data-tone="danger" role="status">
          <p className="prf-callout-title">
            <StopFilled aria-hidden="true" /> Entered in error
          </p>
          <p>{record.voidReason}</p>
        </div>
      ) : signature ? (
        <div className="prf-callout" data-tone="success" role="status">
          <p className="prf-callout-title">
            <LockFilled aria-hidden="true" /> Signed by {signature.name}, {signature.grade},{' '}
            {formatDateTime(signature.signedAt)}
          </p>
          <p>This record is signed and can no longer be changed.</p>
        </div>
      ) : null}
      {needsReason ? <BreakGlass /> : null}
      {lock && lock.code !== 'PRF_NOT_YOURS' ? (
        <div className="prf-callout" data-tone="danger" role="alert">
          <p className="prf-callout-title">
            <LockFilled aria-hidden="true" /> {lock.message}
          </p>
          <UnsentValues />
        </div>
      ) : null}
    </>
  );
}
