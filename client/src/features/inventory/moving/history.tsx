import { useId } from 'react';
import { formatDateTime } from '../../../lib/dates';
import type { StepLineFragment } from './moving.generated';
import styles from './moving.module.css';

/** What was done with a transfer, a return or a stocktake, in sentences. */
export function History({ steps }: { readonly steps: readonly StepLineFragment[] }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>History</h2>
      <ol className={styles['steps']} aria-labelledby={id}>
        {steps.map(({ id: stepId, takenByName, did, reason, takenAt }) => (
          <li key={stepId}>
            {`${takenByName} ${did}${reason === null ? '.' : `: ${reason}`}`}{' '}
            <span className={styles['quiet']}>{formatDateTime(takenAt)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
