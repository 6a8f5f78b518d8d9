import { Alert, Button, Card } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../components/page';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf } from '../../lib/errors';
import { LinkMissing, useLinkToken } from './link-token';
import styles from './form.module.css';
import { useVerifyEmailMutation } from './users.generated';

/** /verify-email#token: the address is confirmed by a press, since mail programs open links by themselves. */
export default function VerifyEmailPage() {
  const token = useLinkToken();
  const [verify, { loading }] = useVerifyEmailMutation({ context: inlineErrors });
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async (given: string) => {
    setFailure(null);
    try {
      await verify({ variables: { token: given } });
      setDone(true);
    } catch (reason) {
      setFailure(messageOf(reason));
    }
  };

  return (
    <Page title="Confirm your e-mail address" width="narrow">
      <Card>
        {isDone ? (
          <Alert
            type="success"
            showIcon
            role="status"
            title="Your e-mail address is confirmed."
            description={<Link to="/login">Sign in</Link>}
          />
        ) : token === null ? (
          <LinkMissing again={<Link to="/login">Back to sign-in</Link>} />
        ) : (
          <div className={styles.form}>
            {failure && <Alert type="error" showIcon role="alert" title={failure} />}
            <p>Press the button to confirm that the address to which we wrote is yours.</p>
            <div className={styles.actions}>
              <Button type="primary" size="large" loading={loading} onClick={() => void confirm(token)}>
                Confirm my e-mail address
              </Button>
            </div>
          </div>
        )}
      </Card>
    </Page>
  );
}
