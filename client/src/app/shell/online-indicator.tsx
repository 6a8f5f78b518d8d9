import { useOnline, type Reachability } from '../../lib/online';
import { useFrameWords, type FrameKey } from '../../lib/words/frame-words';
import styles from './online-indicator.module.css';

const WORDS: Readonly<Record<Reachability, FrameKey>> = {
  online: 'frame.online',
  reconnecting: 'frame.reconnecting',
  offline: 'frame.offline',
};

/** The connection as a dot with a word, and how many changes are waiting on this device without one. */
export function OnlineIndicator() {
  const { say } = useFrameWords();
  const { status, unsent } = useOnline();
  return (
    <span role="status" className={`${styles.indicator} ${styles[status]}`}>
      <span className={styles.dot} aria-hidden="true" />
      {say(WORDS[status])}
      {status !== 'online' && unsent > 0 && (
        <span className={styles.waiting} data-waiting>
          : {unsent}
          <span className={styles.whole}> {say(unsent === 1 ? 'frame.unsentOne' : 'frame.unsentMany')}</span>
        </span>
      )}
    </span>
  );
}
