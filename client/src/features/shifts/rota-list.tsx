import {
  colourOf,
  SHIFT_PRIORITY_LABELS,
  SHIFT_STATUS_LABELS,
  type ShiftStatus,
} from '@sideline/schema/shifts/vocabulary';
import { Button } from 'antd';
import { useRef, useState, type CSSProperties } from 'react';
import { Empty } from '../../components/ui/empty';
import { StatusTag, type Tone } from '../../components/ui/status-tag';
import { formatDate } from '../../lib/dates';
import { ConcernLines } from './concern-lines';
import { rowsByDay, staffName, timesText, titleOf, type Row } from './rota';
import styles from './shifts.module.css';
import { useKeptFocus } from './use-kept-focus';

const SHOWN = 20;

interface RotaListProps {
  readonly rows: readonly Row[];
  readonly concernsOf: (row: Row) => readonly string[];
  readonly onOpen: (row: Row) => void;
}

/** Shifts grouped by day, each a button. */
export function RotaList({ rows, concernsOf, onOpen }: RotaListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(frame);
  if (rows.length === 0)
    return <Empty title="No shifts in this period">Choose another time, or remove a filter.</Empty>;
  return (
    <div {...focus} ref={frame} className={styles['list']}>
      {[...rowsByDay(rows).entries()].map(([key, day]) => (
        <DayOfRota key={key} rows={day} concernsOf={concernsOf} onOpen={onOpen} />
      ))}
    </div>
  );
}

function DayOfRota({ rows, concernsOf, onOpen }: RotaListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <section className={styles['day']}>
      <h2>{formatDate(rows[0]?.start)}</h2>
      <ul>
        {shown.map((row) => {
          const { shift } = row;
          return (
            <li key={shift.id}>
              <button
                type="button"
                className={styles['entry']}
                data-status={shift.status}
                data-shift={shift.id}
                onClick={() => onOpen(row)}
              >
                <span
                  className={styles['swatch']}
                  style={{ '--priority': colourOf(shift.priority).background } as CSSProperties}
                  title={`${SHIFT_PRIORITY_LABELS[shift.priority]} priority`}
                />
                <span className={styles['times']}>{timesText(row)}</span>
                <span className={styles['what']}>
                  <strong>{titleOf(shift)}</strong>
                  <span>{shift.eventName}</span>
                  <ConcernLines concerns={concernsOf(row)} />
                </span>
                <span className={styles['who']}>
                  {shift.staff ? staffName(shift) : shift.status === 'open' ? <em>Unassigned</em> : null}
                  <ShiftStatusTag status={shift.status} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {shown.length < rows.length ? (
        <Button onClick={() => setWhole(true)}>{`+${String(rows.length - shown.length)} more`}</Button>
      ) : null}
    </section>
  );
}

const TONES: Readonly<Record<Exclude<ShiftStatus, 'cancelled'>, Tone>> = {
  open: 'warning',
  assigned: 'info',
  checked_in: 'success',
  checked_out: 'waiting',
  approved: 'success',
  no_show: 'danger',
};

/** A shift's status in the theme's colours. A cancelled shift needs no action, so its word is enough. */
function ShiftStatusTag({ status }: { readonly status: ShiftStatus }) {
  const words = SHIFT_STATUS_LABELS[status];
  return status === 'cancelled' ? (
    <span className={styles['quiet']}>{words}</span>
  ) : (
    <StatusTag tone={TONES[status]}>{words}</StatusTag>
  );
}
