import { SHIFT_STATUS_LABELS, type ShiftStatus } from '@sideline/schema/shifts/vocabulary';
import { StatusTag, type Tone } from '../../components/ui/status-tag';
import styles from './shifts.module.css';

const TONES: Readonly<Record<Exclude<ShiftStatus, 'cancelled'>, Tone>> = {
  open: 'warning',
  assigned: 'info',
  checked_in: 'success',
  checked_out: 'waiting',
  approved: 'success',
  no_show: 'danger',
};

/** A shift's status in the theme's colours. A cancelled shift needs no action, so its word is enough. */
export function ShiftStatusTag({ status }: { readonly status: ShiftStatus }) {
  const words = SHIFT_STATUS_LABELS[status];
  return status === 'cancelled' ? (
    <span className={styles['quiet']}>{words}</span>
  ) : (
    <StatusTag tone={TONES[status]}>{words}</StatusTag>
  );
}
