import { useId, type ReactNode, type Ref } from 'react';
import styles from './conflict.module.css';

interface ConflictCardProps {
  readonly title: ReactNode;
  readonly hint?: string;
  /** Takes the focus when it is shown. */
  readonly id?: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A step that cannot continue until the user chooses: title, reason and choices. */
export function ConflictCard({ title, hint, id, ref, children }: ConflictCardProps) {
  const titleId = useId();
  return (
    <section ref={ref} id={id} tabIndex={-1} className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
