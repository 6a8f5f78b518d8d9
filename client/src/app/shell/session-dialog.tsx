import { useApolloClient } from '../../lib/apollo-hooks';
import { Alert, Button, Input, Modal, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnreachable } from '../../lib/errors';
import { lastEmail } from '../../lib/last-email';
import { useSession, type SessionUser } from '../../lib/session';
import { landingPath } from '../landing';
import { useSignInSteps } from '../../lib/use-sign-in-steps';
import { CodeField } from '../../components/code-field';
import { useLogout } from './use-logout';
import styles from './session-dialog.module.css';

/**
 * The session can end and be renewed without losing a keystroke (design section 6): the page stays as it is underneath
 * while the password is asked for again.
 */
export function SessionDialog() {
  const { status, user } = useSession();
  const isOpen = user !== null && (status === 'ended' || status === 'locked');
  return (
    <Modal
      open={isOpen}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={null}
      width={440}
      centered
      destroyOnHidden
      title={status === 'locked' ? 'Locked' : 'Your session has ended'}
      classNames={{ mask: (status === 'locked' ? styles.opaque : styles.veil) ?? '' }}
    >
      {/* Anew for the lock: while the session had only ended, the arrest may have lain over it and kept the focus. */}
      {user && <RenewForm key={status} user={user} />}
    </Modal>
  );
}

/** Whether it is the address that the page's person signed in with, as far as this device knows it. */
const isOwnAddress = (email: string): boolean => {
  const own = lastEmail.read();
  return own === '' || email.trim().toLowerCase() === own.toLowerCase();
};

function RenewForm({ user }: { readonly user: SessionUser }) {
  const { unlock } = useSession();
  const { signIn, attempt, isCodeAsked, failureOf } = useSignInSteps();
  const logout = useLogout();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const id = useId();
  const [email, setEmail] = useState(lastEmail.read);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const passwordInput = useRef<InputRef>(null);

  useEffect(() => {
    // The address is known in this tab, so the password is all that is asked for.
    if (lastEmail.read() !== '') passwordInput.current?.focus();
  }, []);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsSending(true);
    setFailure(null);
    try {
      const next = await signIn(email.trim(), password, code);
      if (next === null) {
        setIsSending(false);
        return;
      }
      lastEmail.keep(email.trim());
      if (next.id === user.id) await apollo.refetchQueries({ include: 'active' });
      else void navigate(landingPath(next), { replace: true });
    } catch (reason) {
      // Without the server the password opens what this device keeps, and the page goes on with that: for whose it is alone.
      if (isUnreachable(reason) && !isOwnAddress(email)) {
        setFailure(
          `The server cannot be reached, and without it only ${user.firstName} ${user.lastName} can carry on here.`,
        );
        setIsSending(false);
        return;
      }
      if (isUnreachable(reason) && (await unlock(password))) return;
      setFailure(failureOf(reason));
      setIsSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>
        Sign in again as {user.firstName} {user.lastName} to carry on. Nothing on this page is lost.
      </p>
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
      <div className={styles.field}>
        <label htmlFor={`${id}-email`}>E-mail address</label>
        <Input
          id={`${id}-email`}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-password`}>Password</label>
        <Input.Password
          id={`${id}-password`}
          autoComplete="current-password"
          required
          ref={passwordInput}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      {isCodeAsked && <CodeField attempt={attempt} value={code} onChange={setCode} />}
      <div className={styles.actions}>
        <Button onClick={logout}>Logout</Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          Sign in and carry on
        </Button>
      </div>
    </form>
  );
}
