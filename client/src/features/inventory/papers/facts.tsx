import type { ReactNode } from 'react';
import styles from './papers.module.css';

/** The facts about a document, in columns. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
