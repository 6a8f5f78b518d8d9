import { LIMITS } from '@sideline/schema/limits';
import type { Problem } from '@sideline/schema/errors';
import { Alert, Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { describedBy, ErrorSummary, FormField } from '../../components/entity-form';
import { Page } from '../../components/page';
import { useFormProblems } from '../../components/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import styles from './form.module.css';
import { LinkMissing, useLinkToken } from './link-token';
import { PASSWORD_HINT } from '../../components/password-hint';
import { useResetPasswordMutation } from './users.generated';

const EMPTY = { password: '', again: '' };
type Fields = typeof EMPTY;
const controlId = (field: string): string => `reset-${field}`;

/** /reset-password#token: a new password by the link from an e-mail. */
export default function ResetPasswordPage() {
  const token = useLinkToken();
  const [done, setDone] = useState<string | null>(null);
  return (
    <Page title="Choose a new password" width="narrow">
      <Card>
        {done !== null && done === token ? (
          <Alert
            type="success"
            showIcon
            role="status"
            title="Your password is changed."
            // A whole new page: whoever was signed in here is not any more.
            description={<a href="/login">Sign in with your new password</a>}
          />
        ) : token === null ? (
          <LinkMissing again={<Link to="/forgot-password">Send me another link</Link>} />
        ) : (
          <NewPasswordForm key={token} token={token} onDone={() => setDone(token)} />
        )}
      </Card>
    </Page>
  );
}

function NewPasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const [reset, { loading }] = useResetPasswordMutation({ context: inlineErrors });
  const problems = useFormProblems(controlId);
  const [fields, setFields] = useState<Fields>(EMPTY);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const found = check(fields);
    problems.show(found);
    if (found.length > 0) return;
    try {
      await reset({ variables: { input: { token, password: fields.password } } });
      onDone();
    } catch (reason) {
      const refused = problemsOf(reason);
      problems.show(refused);
      if (refused.length === 0) setFailure(messageOf(reason));
    }
  };

  const row = (field: keyof Fields, label: string, hint?: string) => (
    <FormField id={controlId(field)} label={label} hint={hint} error={problems.of(field)} isRequired>
      <Input.Password
        id={controlId(field)}
        value={fields[field]}
        autoComplete="new-password"
        aria-invalid={problems.of(field) !== null}
        aria-describedby={describedBy(controlId(field), hint, problems.of(field))}
        onChange={({ target: { value } }) => setFields((current) => ({ ...current, [field]: value }))}
      />
    </FormField>
  );

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      {failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={failure}
          description={<Link to="/forgot-password">Send me another link</Link>}
        />
      )}
      {row('password', 'New password', PASSWORD_HINT)}
      {row('again', 'New password again')}
      <div className={styles.actions}>
        <Button type="primary" size="large" htmlType="submit" loading={loading}>
          Change password
        </Button>
      </div>
    </form>
  );
}

function check({ password, again }: Fields): Problem[] {
  const { minimumLength } = LIMITS.password;
  if (password.length < minimumLength)
    return [
      {
        field: 'password',
        code: 'too_short',
        message: `Choose a password of at least ${String(minimumLength)} characters.`,
      },
    ];
  if (password === again) return [];
  return [{ field: 'again', code: 'differs', message: 'The two passwords differ. Type the same one again.' }];
}
