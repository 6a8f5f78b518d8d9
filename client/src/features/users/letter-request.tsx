import { Alert, Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { describedBy, FormField } from '../../components/entity-form';
import { messageOf } from '../../lib/errors';
import styles from './form.module.css';

const EMAIL = 'letter-email';

interface LetterRequestProps {
  /** What the link in the letter is good for, said once it is on its way. */
  readonly onItsWay: string;
  readonly onSend: (email: string) => Promise<unknown>;
}

/** Asks for a letter with a link. Whether there is such an account is not said: only its owner learns it. */
export function LetterRequest({ onItsWay, onSend }: LetterRequestProps) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const found = email.includes('@') ? null : 'Enter your e-mail address, like name@example.org.';
    setFault(found);
    if (found !== null) {
      document.getElementById(EMAIL)?.focus();
      return;
    }
    setSending(true);
    try {
      await onSend(email.trim());
      setSent(true);
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setSending(false);
    }
  };

  return isSent ? (
    <Alert type="success" showIcon role="status" title="Look into your e-mail" description={onItsWay} />
  ) : (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <FormField id={EMAIL} label="E-mail address" isRequired error={fault}>
        <Input
          id={EMAIL}
          type="email"
          autoComplete="email"
          value={email}
          aria-required
          aria-invalid={fault !== null}
          aria-describedby={describedBy(EMAIL, undefined, fault)}
          onChange={({ target: { value } }) => setEmail(value)}
        />
      </FormField>
      <div className={styles.actions}>
        <Button type="primary" size="large" htmlType="submit" loading={isSending}>
          Send me a link
        </Button>
      </div>
    </form>
  );
}
