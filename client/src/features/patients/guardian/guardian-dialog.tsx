import { Modal } from 'antd';
import { useState } from 'react';
import { FormFailure } from '../../../components/ui/form-failure';
import { useFormProblems } from '../../../components/ui/use-form-problems';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../../lib/errors';
import { useSetGuardianMutation, type PatientQuery } from '../patients.generated';
import styles from '../short-form.module.css';
import { EMPTY_GUARDIAN, type GuardianDraft } from './guardian-draft';
import { GuardianFields } from './guardian-fields';

const controlId = (field: string): string => `patient-${field}`;

interface GuardianDialogProps {
  readonly patient: Pick<NonNullable<PatientQuery['patient']>, 'id' | 'guardian'>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Names the guardian of a patient under 16. */
export function GuardianDialog({ patient, onSaved, onClose }: GuardianDialogProps) {
  const { id: patientId, guardian } = patient;
  const problems = useFormProblems(controlId);
  const [failure, setFailure] = useState<string | null>(null);
  const [value, setValue] = useState<GuardianDraft>(() => ({
    ...EMPTY_GUARDIAN,
    ...(guardian && {
      guardianName: guardian.guardianName,
      guardianRelationship: guardian.guardianRelationship,
      guardianPhone: guardian.guardianPhone ?? '',
      guardianEmail: guardian.guardianEmail ?? '',
    }),
  }));
  const [setGuardian, { loading }] = useSetGuardianMutation({ context: inlineErrors });
  const save = async () => {
    setFailure(null);
    try {
      await setGuardian({ variables: { input: { patientId, ...value } } });
      onSaved();
    } catch (refused) {
      const named = problemsOf(refused).filter(({ field }) => field !== 'patientId');
      problems.show(named);
      if (named.length === 0) setFailure(problemsOf(refused)[0]?.message ?? messageOf(refused));
    }
  };
  return (
    <Modal
      open
      title="Guardian"
      okText="Save guardian"
      confirmLoading={loading}
      onOk={() => void save()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <div className={styles['form']}>
        <FormFailure text={failure} />
        <GuardianFields
          value={value}
          change={(part) => setValue((current) => ({ ...current, ...part }))}
          problemOf={problems.of}
          controlId={controlId}
        />
      </div>
    </Modal>
  );
}
