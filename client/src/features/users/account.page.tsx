import { ROLE_LABELS } from '@sideline/schema/roles';
import { Card } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../../components/ui/failure';
import { Page } from '../../components/ui/page';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { changeDevicePassword } from '../../lib/device/device';
import { messageOf, problemsOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import { useSignedInUser } from '../../lib/session';
import { CalendarFeedCard } from './calendar-feed-card';
import { ChangePasswordForm, changePasswordControlId, type PasswordChange } from './change-password-form';
import styles from './form.module.css';
import { SecondFactorCard } from './second-factor-card';
import { SessionsCard } from './sessions-card';
import { useAccountQuery, useChangePasswordMutation } from './users.generated';

/** The user's own details, where they are signed in, and what signing in needs. */
export default function AccountPage() {
  const user = useSignedInUser();
  const { data, error, refetch } = useAccountQuery({ fetchPolicy: 'network-only' });
  const reload = () => void refetch();
  const problems = useFormProblems(changePasswordControlId);
  const [failure, setFailure] = useState<string | null>(null);
  const [changed, setChanged] = useState(0);
  const [changePassword, { loading }] = useChangePasswordMutation({ context: inlineErrors });

  const submit = async (input: PasswordChange) => {
    setFailure(null);
    try {
      await changePassword({ variables: { input } });
    } catch (reason) {
      const found = problemsOf(reason);
      problems.show(found);
      if (found.length === 0) setFailure(messageOf(reason));
      return;
    }
    // From now on, data on this device opens with the new password.
    await changeDevicePassword(user.id, input.currentPassword, input.newPassword);
    notify.success('Your password has been changed. Your other devices are signed out.');
    setChanged((count) => count + 1);
    reload();
  };

  return (
    <Page
      title="My account"
      width="narrow"
      purpose="Your details, where you are signed in, and what you need to sign in."
    >
      <div className={styles.stack}>
        <Card title="You">
          <dl className={styles.facts}>
            <dt>Name</dt>
            <dd>
              {user.firstName} {user.lastName}
            </dd>
            <dt>E-mail address</dt>
            <dd>{data?.me?.email ?? '\u00a0'}</dd>
            <dt>Role</dt>
            <dd>{ROLE_LABELS[user.role]}</dd>
            {user.patientId && (
              <>
                <dt>Your record</dt>
                <dd>
                  <Link to={`/patients/${user.patientId}`}>Open my record</Link>
                </dd>
              </>
            )}
          </dl>
        </Card>
        {user.role === 'admin' || user.role === 'staff' ? (
          <>
            <Card title="Notifications">
              <p className={styles.note}>
                Which notifications you get in the app, by e-mail and on your devices, and when.
              </p>
              <Link to="/account/notifications">Choose how you are notified</Link>
            </Card>
            <CalendarFeedCard />
          </>
        ) : null}
        <Card title="Change password">
          <ChangePasswordForm
            key={changed}
            problems={problems}
            failure={failure}
            isSending={loading}
            onSubmit={(input) => void submit(input)}
          />
        </Card>
        {error && data === undefined ? (
          <Card title="Where you are signed in">
            <Failure error={error} onRetry={reload} />
          </Card>
        ) : (
          <>
            <SecondFactorCard state={data?.secondFactor} onChanged={reload} />
            {/* Last, because nobody knows how many there are until they have loaded. */}
            <SessionsCard sessions={data?.mySessions} onChanged={reload} />
          </>
        )}
      </div>
    </Page>
  );
}
