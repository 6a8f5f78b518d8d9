import { Button, Radio } from 'antd';
import { FieldError, FormField } from '../../../components/ui/entity-form';
import { PatientSearch, type FoundPatient } from '../../../components/pickers/patient-search';
import { AccountPicker } from './account-picker';
import styles from './rights.module.css';

/** Who a request is about, as far as it has been chosen. */
export type Subject =
  | { readonly kind: 'patient'; readonly patient: FoundPatient | null }
  | { readonly kind: 'account'; readonly userId: string | null };

interface SubjectChoiceProps {
  readonly value: Subject;
  readonly controlId: (field: string) => string;
  readonly problemOf: (field: string) => string | null;
  readonly onChange: (value: Subject) => void;
}

const HINT = 'Staff, administrators, clients: by name or e-mail address. Disabled accounts too.';

/** A patient or another account holder: first which kind, then who. */
export function SubjectChoice({ value, controlId, problemOf, onChange }: SubjectChoiceProps) {
  return (
    <>
      <fieldset className={styles['choice']}>
        <legend>About</legend>
        <Radio.Group
          name="subject"
          value={value.kind}
          onChange={(event) =>
            onChange(
              event.target.value === 'account'
                ? { kind: 'account', userId: null }
                : { kind: 'patient', patient: null },
            )
          }
        >
          <Radio value="patient">A patient</Radio>
          <Radio value="account">A member of staff, or another account</Radio>
        </Radio.Group>
      </fieldset>
      {value.kind === 'account' ? (
        <FormField
          id={controlId('userId')}
          label="Account"
          hint={HINT}
          isRequired
          error={problemOf('userId')}
        >
          <AccountPicker
            id={controlId('userId')}
            value={value.userId}
            error={problemOf('userId')}
            onChange={(userId) => onChange({ kind: 'account', userId })}
          />
        </FormField>
      ) : value.patient === null ? (
        <div>
          <PatientSearch
            id={controlId('patientId')}
            onSelect={(patient) => onChange({ kind: 'patient', patient })}
          />
          <FieldError id={controlId('patientId')} error={problemOf('patientId')} />
        </div>
      ) : (
        <p>
          About <strong>{value.patient.name}</strong>{' '}
          <Button type="link" onClick={() => onChange({ kind: 'patient', patient: null })}>
            Choose another
          </Button>
        </p>
      )}
    </>
  );
}
