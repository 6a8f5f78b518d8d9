import { useId } from 'react';
import { formatDateTime } from '../../../lib/dates';
import type { StepLineFragment } from './papers.generated';
import styles from './papers.module.css';

interface Taken {
  readonly id: string;
  readonly takenAt: string;
}

interface HistoryProps<Step extends Taken> {
  readonly steps: readonly Step[];
  /** A step as a sentence: who did what, and why. */
  readonly sentence: (step: Step) => string;
}

/** The history of a transfer, return, stocktake, order or recall, in sentences. */
export function History<Step extends Taken>({ steps, sentence }: HistoryProps<Step>) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>History</h2>
      <ol className={styles['steps']} aria-labelledby={id}>
        {steps.map((step) => (
          <li key={step.id}>
            {sentence(step)} <span className={styles['quiet']}>{formatDateTime(step.takenAt)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const stepSentence = ({ takenByName, did, reason }: StepLineFragment): string =>
  `${takenByName} ${did}${reason === null ? '.' : `: ${reason}`}`;
