import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { CodeField } from '../../components/records/code-field';
import { FormFailure } from '../../components/ui/form-failure';
import { lastEmail } from '../../lib/last-email';
import type { SessionUser } from '../../lib/session';
import { useSignInSteps } from '../../lib/use-sign-in-steps';
import styles from './session-dialog.module.css';

export interface Given {
  readonly email: string;
  readonly password: string;
}

interface OwnPasswordFormProps {
  /** What the password is for. */
  readonly purpose: ReactNode;
  readonly submitText: string;
  /** Only for the account's owner. If the address that they signed in with is known, it cannot be changed. */
  readonly isOwnOnly?: boolean;
  readonly cancel: { readonly text: string; readonly onPress: () => void };
  /** Called after signing in. Returns what went wrong afterwards, in words, or null. */
  readonly onSignedIn: (user: SessionUser) => Promise<string | null>;
  /** What to say about a failure instead of its own message; null if it was handled. */
  readonly onFailure?: (reason: unknown, given: Given, words: string) => Promise<string | null>;
}

/** Asks for the user's password over an open page, and for the code if the account has a second factor. */
export function OwnPasswordForm({
  purpose,
  submitText,
  isOwnOnly = false,
  cancel,
  onSignedIn,
  onFailure = (_reason, _given, words) => Promise.resolve(words),
}: OwnPasswordFormProps) {
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
    // The address is known in this tab, so only the password is asked for.
    if (known !== '') passwordInput.current?.focus();
  }, [known]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsSending(true);
    setFailure(null);
    const given = { email: email.trim(), password };
    try {
      const user = await signIn({ ...given, code });
      if (user !== null) {
        lastEmail.keep(given.email);
        setFailure(await onSignedIn(user));
      }
    } catch (reason) {
      setFailure(await onFailure(reason, given, failureOf(reason)));
    }
    setIsSending(false);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{purpose} You will not lose anything on this page.</p>
      <FormFailure text={failure} />
      <div className={styles.field}>
        <label htmlFor={`${id}-email`}>E-mail address</label>
        <Input
          id={`${id}-email`}
          type="email"
          autoComplete="username"
          required
          readOnly={isOwnOnly && known !== ''}
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
        <Button onClick={cancel.onPress}>{cancel.text}</Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
