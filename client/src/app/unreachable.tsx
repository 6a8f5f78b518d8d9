import { useState } from 'react';
import { useOnline } from '../lib/online';
import { useSession } from '../lib/session';
import styles from './full-page.module.css';

/**
 * The server gave no answer when the page was opened, so nobody can say who this is. Not the sign-in page: its password
 * could not be checked either. It opens by itself when the server answers.
 */
export function Unreachable() {
  const { lastUser, reload } = useSession();
  const { status } = useOnline();
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = async () => {
    setIsTrying(true);
    await reload();
    setIsTrying(false);
  };
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>
        {status === 'offline' ? 'This device is offline' : 'Sideline cannot be reached'}
      </h1>
      <p className={styles.message}>
        {lastUser
          ? `${lastUser.firstName} ${lastUser.lastName} was the last to use this device. The screen stays locked until the server can say that it is you.`
          : 'The screen stays locked until the server can say who you are.'}
      </p>
      <p className={styles.hint} role="status">
        Sideline keeps trying and opens by itself.
      </p>
      <button type="button" className={styles.button} disabled={isTrying} onClick={() => void tryAgain()}>
        {isTrying ? 'Trying…' : 'Try again now'}
      </button>
    </main>
  );
}
