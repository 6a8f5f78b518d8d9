import { Alert, Button, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { FormField } from '../../../components/ui/entity-form';
import { DiedTag } from '../../../components/records/died';
import { PatientSearch } from '../../../components/pickers/patient-search';
import { Failure } from '../../../components/ui/failure';
import { FormFailure } from '../../../components/ui/form-failure';
import { CardsSkeleton } from '../../../components/ui/skeletons';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDateOfBirth } from '../../../lib/dates';
import { messageOf, problemsOf } from '../../../lib/errors';
import { usePatientQuery } from '../patients.generated';
import { Compared, type ComparedPatient } from './compared';
import { useMergePatientsMutation } from './patient-merges.generated';
import styles from './merge.module.css';

interface MergeDialogProps {
  readonly patient: ComparedPatient;
  /** If it is known already. Otherwise it is searched for. */
  readonly other: string | null;
  /** Of the surviving record. */
  readonly onMerged: (survivorId: string) => void;
  readonly onClose: () => void;
}

/** Finds the other record of the same person, shows both side by side, and merges them. */
export function MergeDialog({ patient, other, onMerged, onClose }: MergeDialogProps) {
  const [otherId, setOtherId] = useState(other);
  const [isSelf, setSelf] = useState(false);
  return (
    <Modal
      open
      title={`Merge ${patient.name} with …`}
      width={860}
      footer={null}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      {otherId === null ? (
        <div className={styles['stack']}>
          <p>
            Find the other record of the same person. Nothing changes until you have compared the two records.
          </p>
          {isSelf ? (
            <Alert type="warning" showIcon role="alert" title="That is this record. Choose the other one." />
          ) : null}
          <PatientSearch
            onSelect={({ id }) => {
              setSelf(id === patient.id);
              if (id !== patient.id) setOtherId(id);
            }}
          />
        </div>
      ) : (
        <MergeForm
          patient={patient}
          otherId={otherId}
          onMerged={onMerged}
          onBack={() => {
            setOtherId(null);
          }}
        />
      )}
    </Modal>
  );
}

interface MergeFormProps {
  readonly patient: ComparedPatient;
  readonly otherId: string;
  readonly onMerged: (survivorId: string) => void;
  readonly onBack: () => void;
}

const REASON = 'merge-reason';

function MergeForm({ patient, otherId, onMerged, onBack }: MergeFormProps) {
  const { data, error, refetch } = usePatientQuery({
    variables: { patientId: otherId, isStaff: true },
    fetchPolicy: 'network-only',
  });
  const other = data?.patient && { ...data.patient, prfs: data.patientPrfs ?? [] };
  // One id for each dialog: if it is sent again after an answer was lost, the server finds the merge that was made.
  const [mergeId] = useState(() => newId());
  const [survivorId, setSurvivorId] = useState(patient.id);
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [merge, { loading }] = useMergePatientsMutation({ context: inlineErrors });

  if (!other) {
    return error ? (
      <div className={styles['stack']}>
        <Failure error={error} onRetry={() => void refetch()} />
        <Button onClick={onBack}>Choose another patient</Button>
      </div>
    ) : (
      <CardsSkeleton cards={1} rows={8} />
    );
  }

  const submit = async () => {
    setFailure(null);
    setReasonError(reason.trim() === '' ? 'Say why these are the same person.' : null);
    if (reason.trim() === '') {
      document.getElementById(REASON)?.focus();
      return;
    }
    const [survivor, loser] = survivorId === patient.id ? [patient, other] : [other, patient];
    try {
      await merge({
        variables: {
          input: {
            mergeId,
            loserId: loser.id,
            survivorId: survivor.id,
            loserVersion: loser.version,
            survivorVersion: survivor.version,
            reason,
          },
        },
      });
      onMerged(survivor.id);
    } catch (refusal) {
      const [problem] = problemsOf(refusal);
      if (problem?.field === 'reason') setReasonError(problem.message);
      else setFailure(problem?.message ?? messageOf(refusal));
    }
  };
  const wordsOf = ({ name, dob }: ComparedPatient) =>
    `${name}${dob ? `, born ${formatDateOfBirth(dob)}` : ''}`;

  return (
    <div className={styles['stack']}>
      {[patient, other].map((each) => (
        <DiedTag key={each.id} patient={each} />
      ))}
      <Compared one={patient} other={other} />
      <FormField id="merge-survivor" label="Which record do you want to continue with?">
        <Radio.Group
          id="merge-survivor"
          vertical
          className={styles['choice'] ?? ''}
          value={survivorId}
          onChange={({ target }) => setSurvivorId(String(target.value))}
          options={[
            { value: patient.id, label: `This record: ${wordsOf(patient)}` },
            { value: other.id, label: `The other record: ${wordsOf(other)}` },
          ]}
        />
      </FormField>
      <FormField id={REASON} label="Why are these the same person?" isRequired error={reasonError}>
        <Input.TextArea
          id={REASON}
          value={reason}
          maxLength={1000}
          autoSize={{ minRows: 2, maxRows: 6 }}
          aria-required
          aria-invalid={reasonError !== null}
          onChange={({ target }) => setReason(target.value)}
        />
      </FormField>
      <Alert
        type="info"
        showIcon
        title="Both records stay as they are. One points to the other, and their history is shown together. You can undo this. An account for one record does not show the other until its owner’s identity has been checked in person."
      />
      <FormFailure text={failure} />
      <div className={styles['foot']}>
        <Button onClick={onBack} disabled={loading}>
          Choose another patient
        </Button>
        <Button type="primary" loading={loading} onClick={() => void submit()}>
          Merge records
        </Button>
      </div>
    </div>
  );
}
