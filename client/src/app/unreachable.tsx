import { useId, useState, type SyntheticEvent } from 'react';
import { useOnline } from '../lib/online';
import { useSession, type SessionUser } from '../lib/session';
import styles from './full-page.module.css';

/**
 * The server did not answer when the page was opened, so nobody can say who this is. This is not the sign-in page, whose
 * password could not be checked either. The device's last user can open what they keep here with their password. For
 * everyone else, it opens when the server answers.
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
      {lastUser ? (
        <Unlock user={lastUser} />
      ) : (
        <p className={styles.message}>The screen stays locked until the server can confirm who you are.</p>
      )}
      <p className={styles.hint} role="status">
        Sideline keeps trying, and opens when it connects.
      </p>
      <button
        type="button"
        className={`${styles.button} ${lastUser ? styles.quiet : ''}`}
        disabled={isTrying}
        onClick={() => void tryAgain()}
      >
        {isTrying ? 'Trying…' : 'Try again now'}
      </button>
    </main>
  );
}

const WRONG =
  'That password does not open any data on this device. Use the one that you last signed in with here, or wait for the connection.';

function Unlock({ user }: { readonly user: SessionUser }) {
  const { unlock } = useSession();
  const id = useId();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsOpening(true);
    setFailure(null);
    if (await unlock(password)) return;
    setFailure(WRONG);
    setIsOpening(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.message}>
        {user.firstName} {user.lastName} was the last person to use this device. With their password, you can
        read and write the records kept here. They are sent when the connection is back.
      </p>
      <label htmlFor={`${id}-password`} className={styles.label}>
        Password
      </label>
      <input
        id={`${id}-password`}
        className={styles.input}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        aria-invalid={failure !== null}
        aria-describedby={failure === null ? undefined : `${id}-failure`}
        onChange={(event) => setPassword(event.target.value)}
      />
      {failure && (
        <p id={`${id}-failure`} role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <button type="submit" className={styles.button} disabled={isOpening}>
        {isOpening ? 'Opening…' : 'Open this device'}
      </button>
    </form>
  );
}
