import { LIMITS } from '@sideline/schema/limits';
import type { Problem } from '@sideline/schema/errors';
import { Alert, Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { Page } from '../../components/ui/page';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { codeOf, messageOf, problemsOf } from '../../lib/errors';
import { useFieldWords } from '../../lib/words/use-field-words';
import { useSaid, useSay, type Say } from '../../lib/words/use-words';
import styles from './form.module.css';
import { LinkMissing } from './link-missing';
import { useLinkToken } from './use-link-token';
import { passwordHint } from '../../components/ui/password-hint';
import { useResetPasswordMutation } from './users.generated';

const EMPTY = { password: '', again: '' };
type Fields = typeof EMPTY;
const controlId = (field: string): string => `reset-${field}`;

/** /reset-password#token: a new password with the link from an e-mail. */
export default function ResetPasswordPage() {
  const say = useSay();
  const token = useLinkToken();
  const [done, setDone] = useState<string | null>(null);
  return (
    <Page title={say('account.newPasswordTitle')} width="narrow">
      <Card>
        {done !== null && done === token ? (
          <Alert
            type="success"
            showIcon
            role="status"
            title={say('account.passwordChanged')}
            // A full page load, because the former user is no longer signed in here.
            description={<a href="/login">{say('account.signInWithNew')}</a>}
          />
        ) : token === null ? (
          <LinkMissing again={<Link to="/forgot-password">{say('account.sendAnotherLink')}</Link>} />
        ) : (
          <NewPasswordForm key={token} token={token} onDone={() => setDone(token)} />
        )}
      </Card>
    </Page>
  );
}

function NewPasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const say = useSay();
  const said = useSaid();
  const hintOfNew = passwordHint(useFieldWords());
  const [reset, { loading }] = useResetPasswordMutation({ context: inlineErrors });
  const problems = useFormProblems(controlId, said);
  const [fields, setFields] = useState<Fields>(EMPTY);
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const found = check(fields, say);
    problems.show(found);
    if (found.length > 0) return;
    try {
      await reset({ variables: { input: { token, password: fields.password } } });
      onDone();
    } catch (reason) {
      const refused = problemsOf(reason);
      problems.show(refused);
      if (refused.length === 0) setFailure(reason);
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
      <FormFailure
        text={failure === null ? null : said(messageOf(failure), codeOf(failure))}
        description={<Link to="/forgot-password">{say('account.sendAnotherLink')}</Link>}
      />
      {row('password', say('account.newPassword'), hintOfNew)}
      {row('again', say('account.newPasswordAgain'))}
      <div className={styles.actions}>
        <Button type="primary" size="large" htmlType="submit" loading={loading}>
          {say('account.changePassword')}
        </Button>
      </div>
    </form>
  );
}

function check({ password, again }: Fields, say: Say): Problem[] {
  const { minimumLength } = LIMITS.password;
  if (password.length < minimumLength)
    return [
      {
        field: 'password',
        code: 'too_short',
        message: say('account.passwordShort', { count: minimumLength }),
      },
    ];
  if (password === again) return [];
  return [{ field: 'again', code: 'differs', message: say('account.passwordsDiffer') }];
}
