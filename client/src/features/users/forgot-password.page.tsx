import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { Page } from '../../components/ui/page';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useSay } from '../../lib/words/use-words';
import { LetterRequest } from './letter-request';
import { useRequestPasswordResetMutation } from './users.generated';

/** Asks for a link to a new password. */
export default function ForgotPasswordPage() {
  const say = useSay();
  const [request] = useRequestPasswordResetMutation({ context: inlineErrors });
  return (
    <Page title={say('account.forgotten')} width="narrow" purpose={say('account.forgottenPurpose')}>
      <Card>
        <LetterRequest
          onItsWay={say('account.resetOnItsWay')}
          onSend={(email) => request({ variables: { email } })}
        />
        <p>
          <Link to="/login">{say('account.backToSignIn')}</Link>
        </p>
      </Card>
    </Page>
  );
}
