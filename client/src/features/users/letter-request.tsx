import { Alert, Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { codeOf, messageOf } from '../../lib/errors';
import { useSaid, useSay } from '../../lib/words/use-words';
import styles from './form.module.css';

const EMAIL = 'letter-email';

interface LetterRequestProps {
  /** What the link in the letter is good for, said once it is on its way. */
  readonly onItsWay: string;
  readonly onSend: (email: string) => Promise<unknown>;
}

/** Asks for a letter with a link. Whether there is such an account is not said: only its owner learns it. */
export function LetterRequest({ onItsWay, onSend }: LetterRequestProps) {
  const say = useSay();
  const said = useSaid();
  const [email, setEmail] = useState('');
  const [hasFault, setFault] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const fault = hasFault ? say('account.emailInvalid') : null;
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const isAddress = email.includes('@');
    setFault(!isAddress);
    if (!isAddress) {
      document.getElementById(EMAIL)?.focus();
      return;
    }
    setSending(true);
    try {
      await onSend(email.trim());
      setSent(true);
    } catch (reason) {
      setFailure(reason);
    } finally {
      setSending(false);
    }
  };

  return isSent ? (
    <Alert
      type="success"
      showIcon
      role="status"
      title={say('account.lookIntoEmail')}
      description={onItsWay}
    />
  ) : (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormFailure text={failure === null ? null : said(messageOf(failure), codeOf(failure))} />
      <FormField id={EMAIL} label={say('account.email')} isRequired error={fault}>
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
          {say('account.sendLink')}
        </Button>
      </div>
    </form>
  );
}
