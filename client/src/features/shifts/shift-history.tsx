import { SHIFT_STATUS_LABELS } from '@sideline/schema/shifts/vocabulary';
import { formatDateTime } from '../../lib/dates';
import type { ShiftDetailsQuery } from './shifts.generated';
import styles from './shifts.module.css';

type Change = ShiftDetailsQuery['shift']['history'][number];

const wordsOf = ({ from, to, person }: Change): string => {
  if (to === 'open') return `Opened again${person ? `, ${person} unassigned` : ''}`;
  if (to === 'assigned') return `${from === to ? 'Swapped' : 'Assigned'}${person ? ` to ${person}` : ''}`;
  return SHIFT_STATUS_LABELS[to];
};

/** How the shift reached its status: what, who, when and why. */
export function ShiftHistory({ history }: { readonly history: readonly Change[] }) {
  if (history.length === 0) return null;
  return (
    <details>
      <summary className={styles['summary']}>{`History (${String(history.length)})`}</summary>
      <ul className={styles['thread']}>
        {history.map((change) => (
          <li key={change.changedAt + change.to}>
            {wordsOf(change)}
            {change.reason ? `: ${change.reason}` : ''}
            <br />
            <small>{`${change.changedBy}, ${formatDateTime(change.changedAt)}`}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
