import { useOnline, type Reachability } from '../../lib/online';
import styles from './online-indicator.module.css';

const WORDS: Readonly<Record<Reachability, string>> = {
  online: 'Online',
  reconnecting: 'Reconnecting',
  offline: 'Offline',
};

/** The connection as a dot with a word, and how many changes wait on this device when there is none. */
export function OnlineIndicator() {
  const { status, unsent } = useOnline();
  const waiting = unsent > 0 ? `: ${unsent} ${unsent === 1 ? 'change' : 'changes'} on this device` : '';
  return (
    <span role="status" className={`${styles.indicator} ${styles[status]}`}>
      <span className={styles.dot} aria-hidden="true" />
      {WORDS[status]}
      {status !== 'online' && <span className={styles.waiting}>{waiting}</span>}
    </span>
  );
}
