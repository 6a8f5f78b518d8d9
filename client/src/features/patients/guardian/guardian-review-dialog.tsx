import type { IdentityProof } from '@sideline/schema/people';
import { Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { FormField } from '../../../components/ui/entity-form';
import { FormFailure } from '../../../components/ui/form-failure';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../../lib/errors';
import { IdentityProofChoice } from '../identity-proof-choice';
import { useReviewGuardianMutation } from '../patients.generated';
import styles from '../short-form.module.css';

interface GuardianReviewDialogProps {
  readonly patientId: string;
  readonly hasGuardian: boolean;
  readonly onRecorded: () => void;
  readonly onClose: () => void;
}

/** What a patient who is now 16 showed in person, and whether the guardian is removed. */
export function GuardianReviewDialog(props: GuardianReviewDialogProps) {
  const { patientId, hasGuardian, onRecorded, onClose } = props;
  const [seen, setSeen] = useState<IdentityProof | null>(null);
  const [keepsGuardian, setKeeps] = useState(false);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [review, { loading }] = useReviewGuardianMutation({ context: inlineErrors });
  const record = async () => {
    if (seen === null) return;
    setFailure(null);
    try {
      await review({
        variables: { input: { patientId, seen, keepsGuardian, reason: reason.trim() || null } },
      });
      onRecorded();
    } catch (refused) {
      setFailure(problemsOf(refused)[0]?.message ?? messageOf(refused));
    }
  };
  return (
    <Modal
      open
      title="Review at 16"
      okText="Record the review"
      okButtonProps={{ disabled: seen === null || (keepsGuardian && reason.trim() === '') }}
      confirmLoading={loading}
      onOk={() => void record()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <div className={styles['form']}>
        <p>Record this only with the person in front of you. Their account will then show their records.</p>
        <FormFailure text={failure} />
        <IdentityProofChoice id="review-seen" value={seen} onChange={setSeen} />
        {hasGuardian && (
          <FormField id="review-guardian" label="The guardian" isRequired>
            <Radio.Group
              id="review-guardian"
              vertical
              value={keepsGuardian}
              onChange={({ target }) => setKeeps(target.value as boolean)}
              options={[
                { value: false, label: 'Is removed' },
                { value: true, label: 'Is kept, for a reason' },
              ]}
            />
          </FormField>
        )}
        {keepsGuardian && (
          <FormField id="review-reason" label="Why is the guardian kept?" isRequired>
            <Input.TextArea
              id="review-reason"
              value={reason}
              maxLength={500}
              autoSize={{ minRows: 2, maxRows: 6 }}
              onChange={({ target }) => setReason(target.value)}
            />
          </FormField>
        )}
      </div>
    </Modal>
  );
}
