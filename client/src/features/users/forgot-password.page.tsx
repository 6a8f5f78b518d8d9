import { Alert, Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { describedBy, FormField } from '../../components/entity-form';
import { Page } from '../../components/page';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf } from '../../lib/errors';
import styles from './form.module.css';
import { useRequestPasswordResetMutation } from './users.generated';

const EMAIL = 'forgot-email';

/** Asks for a link to a new password. Whether there is such an account is not said: only its owner learns it. */
export default function ForgotPasswordPage() {
  const [request, { loading }] = useRequestPasswordResetMutation({ context: inlineErrors });
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
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
    try {
      await request({ variables: { email: email.trim() } });
      setSent(true);
    } catch (reason) {
      setFailure(messageOf(reason));
    }
  };

  return (
    <Page title="Forgotten password" width="narrow" purpose="We send you a link to choose a new one.">
      <Card>
        {isSent ? (
          <Alert
            type="success"
            showIcon
            role="status"
            title="Look into your e-mail"
            description="If there is an account with this address, a link to a new password is on its way. It works once, for an hour. Look into your spam folder too."
          />
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
              <Button type="primary" size="large" htmlType="submit" loading={loading}>
                Send me a link
              </Button>
            </div>
          </form>
        )}
        <p>
          <Link to="/login">Back to sign-in</Link>
        </p>
      </Card>
    </Page>
  );
}
