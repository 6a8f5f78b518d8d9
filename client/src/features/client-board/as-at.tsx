import { Alert } from 'antd';
import { formatDateTime } from '../../lib/dates';
import { useOnline } from '../../lib/online';
import type { BoardFiguresFragment } from './client-board.generated';
import styles from './client-board.module.css';

/** When the figures were brought up to date, when they will be next, and that there is no connection. */
export function AsAt({ figures }: { readonly figures: BoardFiguresFragment }) {
  const { isOnline } = useOnline();
  const { asAt, nextAt, isMasked } = figures;
  return (
    <>
      {isOnline ? null : (
        <Alert
          type="warning"
          role="status"
          showIcon
          title={`No connection. These figures are from ${formatDateTime(asAt)}.`}
        />
      )}
      <p className={styles.asAt}>
        Last updated: <time dateTime={asAt}>{formatDateTime(asAt)}</time>
        {typeof nextAt === 'string' ? `. Next: ${formatDateTime(nextAt)}` : ''}
      </p>
      {isMasked ? (
        <p className={styles.quiet}>
          To prevent anyone being identified, counts are rounded down to a multiple of five and updated once
          an hour. Counts under five are not shown.
        </p>
      ) : null}
    </>
  );
}
