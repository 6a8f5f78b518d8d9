import { Link } from 'react-router-dom';
import { numberText } from '../../lib/formats';
import styles from './dashboard.module.css';

interface AndTheRestProps {
  readonly shown: number;
  /** The total. */
  readonly count: number;
  /** Which rows the card shows, by its order: 'newest'. */
  readonly which: string;
  /** The list with all of them. */
  readonly to: string;
}

const number = (count: number): string => numberText(count);

/** Under a card that cannot show all rows: how many there are, and a link to the rest. */
export function AndTheRest({ shown, count, which, to }: AndTheRestProps) {
  if (count <= shown) return null;
  return (
    <p className={styles.rest}>
      Of {number(count)}, these are the {number(shown)} {which}. <Link to={to}>See them all</Link>
    </p>
  );
}
