import { Input } from 'antd';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { PhraseTextArea } from '../fields/phrase-text-area';
import { patientControlId } from '../fields/patient-control-id';
import type { PatientFormState } from './kept-form';
import type { PatientTextName } from './patient-form-state';

export interface PatientPartProps {
  readonly form: PatientFormState;
  readonly change: (part: Partial<PatientFormState>) => void;
  readonly problemOf: (field: string) => string | null;
  readonly isDisabled: boolean;
}

interface PatientTextProps extends PatientPartProps {
  readonly name: PatientTextName;
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isLong?: boolean;
  readonly inputMode?: 'tel' | 'numeric';
}

/** One text field of the patient's form. */
export function PatientText(props: PatientTextProps) {
  const {
    name,
    label,
    hint,
    isRequired = false,
    isLong = false,
    form,
    change,
    problemOf,
    isDisabled,
  } = props;
  const id = patientControlId(name);
  const error = problemOf(name);
  const shared = {
    id,
    value: form[name],
    disabled: isDisabled,
    autoComplete: 'off',
    'aria-required': isRequired || undefined,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': describedBy(id, hint, error),
    ...(error === null ? {} : { status: 'error' as const }),
    ...(props.inputMode ? { inputMode: props.inputMode } : {}),
  };
  const write = (text: string) => {
    change({ [name]: text });
  };
  return (
    <FormField id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      {isLong ? (
        <PhraseTextArea {...shared} maxRows={12} onText={write} />
      ) : (
        <Input
          {...shared}
          onChange={(event) => {
            write(event.target.value);
          }}
        />
      )}
    </FormField>
  );
}
