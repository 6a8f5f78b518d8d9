import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { Page } from '../../components/page';
import { inlineErrors } from '../../lib/apollo-hooks';
import { LetterRequest } from './letter-request';
import { useRequestPasswordResetMutation } from './users.generated';

/** Asks for a link to a new password. */
export default function ForgotPasswordPage() {
  const [request] = useRequestPasswordResetMutation({ context: inlineErrors });
  return (
    <Page title="Forgotten password" width="narrow" purpose="We send you a link to choose a new one.">
      <Card>
        <LetterRequest
          onItsWay="If there is an account with this address, a link to a new password is on its way. It works once, for an hour. Look into your spam folder too."
          onSend={(email) => request({ variables: { email } })}
        />
        <p>
          <Link to="/login">Back to sign-in</Link>
        </p>
      </Card>
    </Page>
  );
}
