import { Alert, Button, QRCode } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { CodeField } from '../../components/code-field';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { ProveForm } from './prove-form';
import { RecoveryCodes } from './recovery-codes';
import styles from './second-factor.module.css';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  type BeginSecondFactorMutation,
} from './users.generated';

type Enrolment = BeginSecondFactorMutation['beginSecondFactor'];

/** Password, then the app, then its first code, then the recovery codes. */
export function EnrolSteps({ onDone }: { readonly onDone: () => void }) {
  const [begin] = useBeginSecondFactorMutation({ context: inlineErrors });
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (enrolment !== null) return <FirstCode enrolment={enrolment} onConfirmed={setCodes} />;
  return (
    <ProveForm
      action="Continue"
      onProved={async ({ password }) => {
        const { data } = await begin({ variables: { password } });
        if (data) setEnrolment(data.beginSecondFactor);
      }}
    >
      You need an authenticator app on a phone. Each time you sign in, you will enter a code from the app as
      well.
    </ProveForm>
  );
}

interface FirstCodeProps {
  readonly enrolment: Enrolment;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

function FirstCode({ enrolment, onConfirmed }: FirstCodeProps) {
  const [confirm, { loading }] = useConfirmSecondFactorMutation({ context: inlineErrors });
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFault(null);
    setFailure(null);
    try {
      const { data } = await confirm({ variables: { code } });
      if (data) onConfirmed(data.confirmSecondFactor);
    } catch (reason) {
      const [problem] = problemsOf(reason);
      if (problem) setFault(problem.message);
      else setFailure(messageOf(reason));
    }
  };

  return (
    <form noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
      <div className={styles.scan}>
        <div className={styles.quiet}>
          <QRCode
            type="svg"
            size={200}
            bordered={false}
            bgColor="#FFFFFF"
            color="#0A1F44"
            role="img"
            aria-label="Code for the authenticator app"
            value={enrolment.uri}
          />
        </div>
        <div className={styles.byHand}>
          <p>Scan this with the app, or type this secret into it:</p>
          <code className={styles.secret}>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
      </div>
      <CodeField isApp value={code} error={fault} onChange={setCode} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={loading}>
          Confirm code
        </Button>
      </div>
    </form>
  );
}
