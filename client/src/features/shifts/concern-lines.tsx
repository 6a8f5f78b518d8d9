import { WarningFilled } from '@ant-design/icons';
import styles from './shifts.module.css';

interface ConcernLinesProps {
  readonly concerns: readonly string[];
}

/** The warnings about a person on a shift, one line each. */
export const ConcernLines = ({ concerns }: ConcernLinesProps) => (
  <>
    {concerns.map((concern) => (
      <span key={concern} className={styles['concern']}>
        <WarningFilled aria-hidden="true" /> {concern}
      </span>
    ))}
  </>
);
