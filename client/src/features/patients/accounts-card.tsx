import { IDENTITY_PROOF_LABELS } from '@sideline/schema/people';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../components/ui/reason-dialog';
import { StatusTag } from '../../components/ui/status-tag';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDateTime } from '../../lib/dates';
import { notify } from '../../lib/notices';
import { IdentityCheck } from './identity-check';
import { useUndoIdentityCheckMutation, type PatientQuery } from './patients.generated';
import styles from './patients.module.css';

type Patient = NonNullable<PatientQuery['patient']>;
type Account = NonNullable<Patient['accounts']>[number];

interface AccountsCardProps {
  readonly patient: Patient;
  readonly onChanged: () => void;
}

/** The patient's accounts, and whether staff have checked their owners' identity. For staff. */
export function AccountsCard({ patient, onChanged }: AccountsCardProps) {
  const [undoing, setUndoing] = useState<string | null>(null);
  const [undo] = useUndoIdentityCheckMutation({ context: inlineErrors });
  const accounts = patient.accounts ?? [];
  const isWaiting = accounts.some(({ check }) => !check);
  return (
    <Card title={<h2 className="sl-card-title">Patient’s account</h2>}>
      {accounts.length === 0 ? (
        <p className={styles.quiet}>No account is linked to this record.</p>
      ) : (
        <ul className={styles.list}>
          {accounts.map((account) => (
            <AccountLine key={account.id} account={account} onUndo={setUndoing} />
          ))}
        </ul>
      )}
      <IdentityCheck
        patient={patient}
        of={{ patientId: patient.id }}
        label={isWaiting ? 'Record identity check' : 'Link an account'}
        isPrimary={isWaiting}
        onRecorded={onChanged}
      />
      {undoing !== null && (
        <ReasonDialog
          title="Undo identity check"
          label="Reason"
          hint="The account goes back to how it was: without this record, or not confirmed."
          maxLength={1000}
          okText="Undo check"
          isDanger
          onGive={async (reason) => {
            await undo({ variables: { input: { checkId: undoing, reason } } });
            notify.success('The identity check was undone.');
            onChanged();
          }}
          onClose={() => setUndoing(null)}
        />
      )}
    </Card>
  );
}

interface AccountLineProps {
  readonly account: Account;
  readonly onUndo: (checkId: string) => void;
}

function AccountLine({ account: { check }, onUndo }: AccountLineProps) {
  if (!check)
    return (
      <li>
        <StatusTag tone="waiting">Not confirmed</StatusTag>
        <div className={styles.quiet}>
          This person’s identity has not been checked yet. Their account does not show anything that staff
          wrote.
        </div>
      </li>
    );
  return (
    <li>
      <div className={styles.line}>
        <StatusTag tone="success">Confirmed in person</StatusTag>
        {check.isOfMerge ? null : (
          <Button danger onClick={() => onUndo(check.id)}>
            Undo check
          </Button>
        )}
      </div>
      <div className={styles.quiet}>
        {IDENTITY_PROOF_LABELS[check.seen]}, {formatDateTime(check.checkedAt)},{' '}
        {check.checkedBy ?? 'a deleted account'}
        {check.isOfMerge ? ', with a merge' : ''}
      </div>
    </li>
  );
}
