import type { ReactNode } from 'react';
import styles from './conflict.module.css';

interface Side {
  readonly who: ReactNode;
  readonly value: ReactNode;
  /** Why it cannot be chosen, or the button that chooses it. */
  readonly act: ReactNode;
}

interface TwoSidesProps {
  readonly mine: Side;
  readonly theirs: Side;
  readonly isMineFirst?: boolean;
}

/** Two answers side by side, or one below the other on a narrow screen. */
export function TwoSides({ mine, theirs, isMineFirst = true }: TwoSidesProps) {
  const sides = isMineFirst ? { mine, theirs } : { theirs, mine };
  return (
    <div className={styles.sides}>
      {Object.entries(sides).map(([key, { who, value, act }]) => (
        <div key={key} className={styles.side}>
          <span className={styles.who}>{who}</span>
          <span className={styles.value}>{value}</span>
          {act}
        </div>
      ))}
    </div>
  );
}
