import { Alert } from 'antd';
import { clockOf, isClockElsewhere, zoneName } from '../../lib/dates';
import { useOnline } from '../../lib/online';
import type { BoardFiguresFragment } from './client-board.generated';
import styles from './client-board.module.css';

interface AsAtProps {
  readonly figures: BoardFiguresFragment;
  /** The event's time zone: everyone who looks at its figures sees the same time, wherever they are. */
  readonly timeZone: string;
  /** The server answers, but nothing newer has arrived. */
  readonly isLate: boolean;
}

/**
 * When the server counted the figures and when it will count next, on the event's clock, and whether newer ones are
 * missing.
 */
export function AsAt({ figures, timeZone, isLate }: AsAtProps) {
  const { isOnline } = useOnline();
  const { asAt, nextAt, isMasked } = figures;
  const clock = clockOf(timeZone);
  return (
    <>
      {isOnline && !isLate ? null : (
        <Alert
          type="warning"
          role="status"
          showIcon
          title={`${isOnline ? 'No newer figures have arrived.' : 'No connection.'} These figures are from ${clock.dateTime(asAt)}.`}
        />
      )}
      <p className={styles.asAt}>
        Last updated: <time dateTime={asAt}>{clock.dateTime(asAt)}</time>
        {typeof nextAt === 'string' ? `. Next: ${clock.dateTime(nextAt)}` : ''}
        {isClockElsewhere(timeZone) ? `, on the event’s clock (${zoneName(timeZone)})` : ''}
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
