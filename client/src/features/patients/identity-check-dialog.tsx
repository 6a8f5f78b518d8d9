import type { IdentityProof } from '@sideline/schema/people';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { FieldError, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { useFormId } from '../../lib/form-id';
import { notify } from '../../lib/notices';
import { IdentityProofChoice } from './identity-proof-choice';
import { useRecordIdentityCheckMutation } from './patients.generated';
import styles from './short-form.module.css';

interface IdentityCheckDialogProps {
  /** The record that the account will then open. */
  readonly patientName: string;
  /** Two merged records, or the patient of one. */
  readonly of: { readonly mergeId: string } | { readonly patientId: string };
  readonly onRecorded: () => void;
  readonly onClose: () => void;
}

/** What the owner of an account showed in person, before the account opens a record or, after a merge, both. */
export function IdentityCheckDialog({ patientName, of, onRecorded, onClose }: IdentityCheckDialogProps) {
  const [checkId, refused] = useFormId();
  const [seen, setSeen] = useState<IdentityProof | null>(null);
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<{ readonly seen?: string; readonly email?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [record, { loading }] = useRecordIdentityCheckMutation({ context: inlineErrors });

  const submit = async () => {
    setFailure(null);
    const address = email.trim();
    setErrors({
      ...(seen === null ? { seen: 'Choose what you have seen.' } : {}),
      ...(address === '' ? { email: 'Ask for the e-mail address that they sign in with.' } : {}),
    });
    if (seen === null || address === '') return;
    try {
      await record({
        variables: {
          input: { checkId, ...of, seen, email: address, note: note.trim() || null },
        },
      });
      notify.success('The identity check was recorded.');
      onRecorded();
    } catch (refusal) {
      refused(refusal);
      setFailure(problemsOf(refusal)[0]?.message ?? messageOf(refusal));
    }
  };

  return (
    <Modal
      open
      title="Record an identity check"
      okText="Record the check"
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <div className={styles['form']}>
        <p>
          Their account will then open the record of {patientName}
          {'mergeId' in of ? ', with everything recorded under both' : ''}. Record this only with the person
          in front of you.
        </p>
        <IdentityProofChoice id="identity-seen" value={seen} onChange={setSeen} error={errors.seen ?? null} />
        <FormField
          id="identity-email"
          label="Which e-mail address do they sign in with?"
          hint="Use the address that the person in front of you gives"
          isRequired
        >
          <Input
            id="identity-email"
            type="email"
            autoComplete="off"
            value={email}
            maxLength={254}
            onChange={({ target }) => setEmail(target.value)}
          />
          <FieldError id="identity-email" error={errors.email ?? null} />
        </FormField>
        <FormField id="identity-note" label="Note" hint="Do not enter the document’s number">
          <Input.TextArea
            id="identity-note"
            value={note}
            maxLength={1000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => setNote(target.value)}
          />
        </FormField>
        <FormFailure text={failure} />
      </div>
    </Modal>
  );
}
