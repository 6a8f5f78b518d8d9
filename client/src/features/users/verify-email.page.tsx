import { ERRORS } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { Alert, Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { Page } from '../../components/ui/page';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { codeOf, messageOf, problemsOf } from '../../lib/errors';
import { useSaid, useSay } from '../../lib/words/use-words';
import { LetterRequest } from './letter-request';
import { LinkMissing } from './link-missing';
import { useLinkToken } from './use-link-token';
import styles from './form.module.css';
import { useRequestEmailConfirmationMutation, useVerifyEmailMutation } from './users.generated';

const controlId = (field: string): string => `verify-${field}`;

/** /verify-email#token: confirms the address, for a person who reads it and chose the account's password. */
export default function VerifyEmailPage() {
  const say = useSay();
  const token = useLinkToken();
  return (
    <Page title={say('account.confirmTitle')} width="narrow">
      <Card>
        {token === null ? (
          <>
            <LinkMissing again={<Link to="/login">{say('account.backToSignIn')}</Link>} />
            <AnotherLink />
          </>
        ) : (
          <Confirming key={token} token={token} />
        )}
      </Card>
    </Page>
  );
}

/** What happens with one link. */
function Confirming({ token }: { readonly token: string }) {
  const say = useSay();
  const said = useSaid();
  const [state, setState] = useState<'open' | 'done' | 'closed'>('open');
  if (state === 'open')
    return <ConfirmForm token={token} onDone={() => setState('done')} onClosed={() => setState('closed')} />;
  if (state === 'done')
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        title={say('account.confirmed')}
        description={<Link to="/login">{say('account.signIn')}</Link>}
      />
    );
  return (
    <>
      <Alert type="warning" showIcon role="alert" title={said(ERRORS.LINK_CLOSED.message)} />
      <AnotherLink />
    </>
  );
}

/** Asks for a new link, for people whose link no longer works. */
function AnotherLink() {
  const say = useSay();
  const [request] = useRequestEmailConfirmationMutation({ context: inlineErrors });
  return (
    <>
      <p>{say('account.newLinkPossible')}</p>
      <LetterRequest
        onItsWay={say('account.confirmOnItsWay', { hours: LIMITS.accounts.verifyHours })}
        onSend={(email) => request({ variables: { email } })}
      />
    </>
  );
}

interface ConfirmFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The link has been used or has expired. */
  readonly onClosed: () => void;
}

function ConfirmForm({ token, onDone, onClosed }: ConfirmFormProps) {
  const say = useSay();
  const said = useSaid();
  const [verify, { loading }] = useVerifyEmailMutation({ context: inlineErrors });
  const problems = useFormProblems(controlId, said);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const id = controlId('password');
  const error = problems.of('password');

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const isMissing = password === '';
    problems.show(
      isMissing
        ? [{ field: 'password', code: 'required', message: say('account.chosenPasswordMissing') }]
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
      if (refused.length === 0) setFailure(reason);
    }
  };

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      <FormFailure text={failure === null ? null : said(messageOf(failure), codeOf(failure))} />
      <p>{say('account.confirmIntroduction')}</p>
      <FormField id={id} label={say('account.password')} error={error} isRequired>
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
          {say('account.confirm')}
        </Button>
        <Link to="/forgot-password">{say('account.iHaveForgotten')}</Link>
      </div>
    </form>
  );
}
