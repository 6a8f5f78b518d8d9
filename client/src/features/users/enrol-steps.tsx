import { Button, QRCode } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { CodeField } from '../../components/records/code-field';
import { FormFailure } from '../../components/ui/form-failure';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { useFactorWords } from './factor-words';
import { ProveForm } from './prove-form';
import { RecoveryCodes } from './recovery-codes';
import styles from './second-factor.module.css';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  type BeginSecondFactorMutation,
} from './users.generated';

type Enrolment = BeginSecondFactorMutation['beginSecondFactor']['secondFactorSecret'];

/** The password, then the app, its first code, and the recovery codes. */
export function EnrolSteps({ onDone }: { readonly onDone: () => void }) {
  const [begin] = useBeginSecondFactorMutation({ context: inlineErrors });
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { say } = useFactorWords();

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (enrolment !== null) return <FirstCode enrolment={enrolment} onConfirmed={setCodes} />;
  return (
    <ProveForm
      action={say('factor.continue')}
      onProved={async ({ password }) => {
        const { data } = await begin({ variables: { password } });
        if (data) setEnrolment(data.beginSecondFactor.secondFactorSecret);
      }}
    >
      {say('factor.introduction')}
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
  const { say, said } = useFactorWords();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFault(null);
    setFailure(null);
    try {
      const { data } = await confirm({ variables: { code } });
      if (data) onConfirmed(data.confirmSecondFactor.recoveryCodes);
    } catch (reason) {
      const [problem] = problemsOf(reason);
      if (problem) setFault(problem.message);
      else setFailure(messageOf(reason));
    }
  };

  return (
    <form noValidate className={styles.stack} onSubmit={(event) => void submit(event)}>
      <FormFailure text={failure === null ? null : said(failure)} />
      <div className={styles.scan}>
        <div className={styles.quiet}>
          <QRCode
            type="svg"
            size={200}
            bordered={false}
            bgColor="#FFFFFF"
            color="#0A1F44"
            role="img"
            aria-label={say('factor.image')}
            value={enrolment.uri}
          />
        </div>
        <div className={styles.byHand}>
          <p>{say('factor.scan')}</p>
          <code className={styles.secret}>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
      </div>
      <CodeField isApp value={code} error={fault === null ? null : said(fault)} onChange={setCode} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={loading}>
          {say('factor.confirmCode')}
        </Button>
      </div>
    </form>
  );
}
