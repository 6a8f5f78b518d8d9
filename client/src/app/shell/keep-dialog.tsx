import { Alert, Button, Input, Modal, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { CodeField } from '../../components/code-field';
import { endAsking, useIsAskedToKeep } from '../../lib/device/asking';
import { openedDevice } from '../../lib/device/device';
import { lastEmail } from '../../lib/last-email';
import { useSession, type SessionUser } from '../../lib/session';
import { useSignInSteps } from '../../lib/use-sign-in-steps';
import styles from './session-dialog.module.css';

const NO_STORE = 'This browser lets nothing be kept on the device. Nothing on this page is lost by that.';

/** Asks for the password that closes what is kept on this device, where a page has come to be without the key. */
export function KeepDialog() {
  const { status, user } = useSession();
  const isAsked = useIsAskedToKeep();
  useEffect(() => {
    // A session that has ended asks for the password itself, and what it opens keeps as well.
    if (status !== 'signedIn') endAsking();
  }, [status]);
  return (
    <Modal
      open={isAsked}
      onCancel={endAsking}
      afterOpenChange={(isShown) => {
        // The button that asked is gone once it has done its work.
        if (isShown || document.querySelector('[data-keep-here]') !== null) return;
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      }}
      footer={null}
      width={440}
      centered
      destroyOnHidden
      title="Keep on this device"
    >
      {user && <PasswordForm user={user} />}
    </Modal>
  );
}

function PasswordForm({ user }: { readonly user: SessionUser }) {
  const { signIn, attempt, isCodeAsked, failureOf } = useSignInSteps();
  const id = useId();
  const [known] = useState(lastEmail.read);
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const passwordInput = useRef<InputRef>(null);

  useEffect(() => {
    if (known !== '') passwordInput.current?.focus();
  }, [known]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsSending(true);
    setFailure(null);
    try {
      if ((await signIn(email.trim(), password, code)) !== null) {
        lastEmail.keep(email.trim());
        if ((await openedDevice()) === null) setFailure(NO_STORE);
        else endAsking();
      }
    } catch (reason) {
      setFailure(failureOf(reason));
    }
    setIsSending(false);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>
        Give the password of {user.firstName} {user.lastName}: what is kept here is closed with it. Nothing on
        this page is lost.
      </p>
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
      <div className={styles.field}>
        <label htmlFor={`${id}-email`}>E-mail address</label>
        <Input
          id={`${id}-email`}
          type="email"
          autoComplete="username"
          required
          // Somebody else who signed in here would take the page from whoever is at work on it.
          readOnly={known !== ''}
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
        <Button onClick={endAsking}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          Keep on this device
        </Button>
      </div>
    </form>
  );
}
