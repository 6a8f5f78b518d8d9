import { Alert, Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { codeOf, messageOf } from '../../lib/errors';
import { useSaid, useSay } from '../../lib/words/use-words';
import styles from './form.module.css';

const EMAIL = 'letter-email';

interface LetterRequestProps {
  /** What the link in the e-mail is for, shown once it has been sent. */
  readonly onItsWay: string;
  readonly onSend: (email: string) => Promise<unknown>;
}

/** Asks for an e-mail with a link. The page does not say whether the account exists: only its owner finds out. */
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
