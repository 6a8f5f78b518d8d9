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
  return (
    <span role="status" className={`${styles.indicator} ${styles[status]}`}>
      <span className={styles.dot} aria-hidden="true" />
      {WORDS[status]}
      {status !== 'online' && unsent > 0 && (
        <span className={styles.waiting} data-waiting>
          : {unsent}
          <span className={styles.whole}> {unsent === 1 ? 'change' : 'changes'} on this device</span>
        </span>
      )}
    </span>
  );
}
