import { IDENTITY_PROOF_LABELS, IDENTITY_PROOFS, type IdentityProof } from '@sideline/schema/people';
import { Radio } from 'antd';
import { FieldError, FormField } from '../../components/ui/entity-form';
import styles from './patients.module.css';

interface IdentityProofChoiceProps {
  readonly id: string;
  readonly value: IdentityProof | null;
  readonly onChange: (proof: IdentityProof) => void;
  readonly error?: string | null;
}

/** What the person showed in person. */
export function IdentityProofChoice({ id, value, onChange, error = null }: IdentityProofChoiceProps) {
  return (
    <FormField id={id} label="What have you seen?" isRequired>
      <Radio.Group
        id={id}
        vertical
        className={styles['choices'] ?? ''}
        value={value}
        onChange={({ target }) => onChange(target.value as IdentityProof)}
        options={IDENTITY_PROOFS.map((proof) => ({ value: proof, label: IDENTITY_PROOF_LABELS[proof] }))}
      />
      <FieldError id={id} error={error} />
    </FormField>
  );
}
