import { positionLabel } from '@sideline/schema/positions';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatSpan, spanElsewhere } from '../../lib/dates';
import type { DeskShiftFragment } from './dashboard.generated';
import styles from './dashboard.module.css';

interface ShiftLineProps {
  readonly shift: DeskShiftFragment;
  /** Its status, or what can be done. */
  readonly children?: ReactNode;
}

/** A shift on the dashboard: role, place and time. */
export function ShiftLine({ shift, children }: ShiftLineProps) {
  const { id: shiftId, eventName, role, shiftStart, shiftEnd, timeZone } = shift;
  const elsewhere = spanElsewhere(shiftStart, shiftEnd, timeZone);
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        <Link to={`/shifts?shift=${shiftId}`} className={styles.link}>
          {role ? positionLabel(role) : 'Any role'}
        </Link>
        <div className={styles.facts}>{eventName}</div>
        <div className={styles.facts}>
          {formatSpan(shiftStart, shiftEnd)}
          {elsewhere && ` (at the event ${elsewhere})`}
        </div>
      </div>
      {children ? <div className={`${styles.side ?? ''} ${styles.above ?? ''}`}>{children}</div> : null}
    </div>
  );
}
