import { ERRORS } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { Alert, Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { describedBy, ErrorSummary, FormField } from '../../components/entity-form';
import { Page } from '../../components/page';
import { useFormProblems } from '../../components/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { codeOf, messageOf, problemsOf } from '../../lib/errors';
import { LetterRequest } from './letter-request';
import { LinkMissing, useLinkToken } from './link-token';
import styles from './form.module.css';
import { useRequestEmailConfirmationMutation, useVerifyEmailMutation } from './users.generated';

const controlId = (field: string): string => `verify-${field}`;

/** /verify-email#token: the address is confirmed by whoever reads it and chose the account's password. */
export default function VerifyEmailPage() {
  const token = useLinkToken();
  return (
    <Page title="Confirm your e-mail address" width="narrow">
      <Card>
        {token === null ? (
          <>
            <LinkMissing again={<Link to="/login">Back to sign-in</Link>} />
            <AnotherLink />
          </>
        ) : (
          <Confirming key={token} token={token} />
        )}
      </Card>
    </Page>
  );
}

/** What becomes of one link. */
function Confirming({ token }: { readonly token: string }) {
  const [state, setState] = useState<'open' | 'done' | 'closed'>('open');
  if (state === 'open')
    return <ConfirmForm token={token} onDone={() => setState('done')} onClosed={() => setState('closed')} />;
  if (state === 'done')
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        title="Your e-mail address is confirmed."
        description={<Link to="/login">Sign in</Link>}
      />
    );
  return (
    <>
      <Alert type="warning" showIcon role="alert" title={ERRORS.LINK_CLOSED.message} />
      <AnotherLink />
    </>
  );
}

/** The way to a new link, for whom this one serves no longer. */
function AnotherLink() {
  const [request] = useRequestEmailConfirmationMutation({ context: inlineErrors });
  return (
    <>
      <p>We can send you a new link to confirm your address.</p>
      <LetterRequest
        onItsWay={`If an account with this address waits to be confirmed, a new link is on its way. It works for ${String(LIMITS.accounts.verifyHours)} hours. Look into your spam folder too.`}
        onSend={(email) => request({ variables: { email } })}
      />
    </>
  );
}

interface ConfirmFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The link has been used, or is too old. */
  readonly onClosed: () => void;
}

function ConfirmForm({ token, onDone, onClosed }: ConfirmFormProps) {
  const [verify, { loading }] = useVerifyEmailMutation({ context: inlineErrors });
  const problems = useFormProblems(controlId);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const id = controlId('password');
  const error = problems.of('password');

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const isMissing = password === '';
    problems.show(
      isMissing
        ? [{ field: 'password', code: 'required', message: 'Enter the password that you chose.' }]
        : [],
    );
    if (isMissing) return;
    try {
      await verify({ variables: { token, password } });
      onDone();
    } catch (reason) {
      if (codeOf(reason) === 'LINK_CLOSED') {
        onClosed();
        return;
      }
      const refused = problemsOf(reason);
      problems.show(refused);
      if (refused.length === 0) setFailure(messageOf(reason));
    }
  };

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <p>Enter the password that you chose when you registered, to confirm that this address is yours.</p>
      <FormField id={id} label="Password" error={error} isRequired>
        <Input.Password
          id={id}
          value={password}
          autoComplete="current-password"
          aria-required
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, undefined, error)}
          onChange={({ target: { value } }) => setPassword(value)}
        />
      </FormField>
      <div className={styles.actions}>
        <Button type="primary" size="large" htmlType="submit" loading={loading}>
          Confirm my e-mail address
        </Button>
        <Link to="/forgot-password">I have forgotten my password</Link>
      </div>
    </form>
  );
}
