import { MobileOutlined } from '@ant-design/icons';
import { useDraftAlone, usePrf } from '../prf-context';
import { formatDateTime } from '../record-clock';

/** Without the server: what this device has of the record, from when it is, and what may be missing. */
export function FromDevice() {
  const { readBackAt } = usePrf();
  const isDraftAlone = useDraftAlone();
  if (readBackAt === null) return null;
  return (
    <div className="prf-callout" data-tone="warning" role="status">
      <p className="prf-callout-title">
        <MobileOutlined aria-hidden="true" />{' '}
        {isDraftAlone ? 'Draft, as kept on this device' : 'As last loaded on this device'},{' '}
        {formatDateTime(readBackAt)}
      </p>
      <p>
        {isDraftAlone
          ? 'The server cannot be reached, and this device has only what was entered on it. The patient, allergies, alerts and a signature may be on the server: do not read anything missing here as ‘none’. Anything '
          : 'The server cannot be reached. Changes by others since then are not shown. Anything '}
        you write is kept here and sent when the connection is back.
      </p>
    </div>
  );
}
