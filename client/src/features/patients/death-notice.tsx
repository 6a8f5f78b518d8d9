import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { diedWhereText, type MayHaveDied } from '../../components/records/died';
import { ReasonDialog } from '../../components/ui/reason-dialog';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { useSignedInUser } from '../../lib/session';
import { useUndoPatientDeathMutation } from './patients.generated';
import styles from './patients.module.css';

interface DeathNoticeProps {
  readonly patient: MayHaveDied & { readonly id: string };
  readonly death: { readonly customPrfId: string };
  readonly onUndone: () => void;
}

/** The signed record that says that a patient died. Administrators can withdraw this with a reason. */
export function DeathNotice({ patient, death, onUndone }: DeathNoticeProps) {
  const { role } = useSignedInUser();
  const [isUndoing, setUndoing] = useState(false);
  const [undo] = useUndoPatientDeathMutation({ context: inlineErrors });
  return (
    <div className={styles['merged']}>
      <Alert
        type="warning"
        showIcon
        title={`${diedWhereText(patient) ?? 'Died'}, according to a signed record`}
        description={
          <>
            Record <Link to={`/prf/${death.customPrfId}`}>{death.customPrfId}</Link> says that they died.
          </>
        }
        action={role === 'admin' ? <Button onClick={() => setUndoing(true)}>This is wrong …</Button> : null}
      />
      {isUndoing ? (
        <ReasonDialog
          title="Withdraw the record of this patient’s death?"
          label="Why is it wrong?"
          hint="The signed record stays as it is. Amend or void it as well. We will record your name."
          okText="Withdraw record of death"
          isDanger
          onGive={async (reason) => {
            await undo({ variables: { input: { patientId: patient.id, reason } } });
            notify.success('The patient’s record no longer says that they died.');
            onUndone();
          }}
          onClose={() => setUndoing(false)}
        />
      ) : null}
    </div>
  );
}
