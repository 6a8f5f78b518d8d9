import { BIRTH_DATE_FIRST } from '@sideline/schema/guardianship';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { IdentityCheckDialog } from './identity-check-dialog';

interface IdentityCheckProps {
  /** The record that the account will then open. A check first needs its date of birth. */
  readonly patient: { readonly name: string; readonly dob?: string | null };
  /** Two merged records, or the patient of one. */
  readonly of: { readonly mergeId: string } | { readonly patientId: string };
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly onRecorded: () => void;
}

/** Records an identity check for an account, or says what the record needs first. */
export function IdentityCheck({ patient, of, label, isPrimary = false, onRecorded }: IdentityCheckProps) {
  const [isOpen, setOpen] = useState(false);
  if (!patient.dob) return <Alert type="info" showIcon title={BIRTH_DATE_FIRST} />;
  return (
    <>
      <Button type={isPrimary ? 'primary' : 'default'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <IdentityCheckDialog
          patientName={patient.name}
          of={of}
          onClose={() => setOpen(false)}
          onRecorded={() => {
            setOpen(false);
            onRecorded();
          }}
        />
      )}
    </>
  );
}
