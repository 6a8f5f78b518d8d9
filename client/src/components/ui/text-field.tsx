import { Input } from 'antd';
import type { ReactNode } from 'react';
import { DayInput } from './day-input';
import { describedBy, FormField } from './entity-form';

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'datetime-local';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly maxLength?: number;
  /** An example, never essential information: it disappears when typing starts. */
  readonly placeholder?: string;
  /** Grows with what is written. */
  readonly isLong?: boolean;
}

/** One line (or, for long text, a growing box) with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, onChange, hint, error = null, isRequired = false, type = 'text' } = props;
  const control = {
    id,
    value,
    autoComplete: 'off',
    'aria-required': isRequired,
    'aria-invalid': error !== null,
    'aria-describedby': describedBy(id, hint, error),
    ...(props.maxLength === undefined ? {} : { maxLength: props.maxLength }),
    ...(props.placeholder === undefined ? {} : { placeholder: props.placeholder }),
    status: error === null ? ('' as const) : ('error' as const),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onChange(target.value);
    },
  };
  return (
    <FormField id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      {props.isLong ? (
        <Input.TextArea {...control} autoSize={{ minRows: 2, maxRows: 10 }} />
      ) : type === 'date' || type === 'datetime-local' ? (
        <DayInput
          id={id}
          kind={type}
          value={value}
          status={control.status}
          aria-required={isRequired}
          aria-invalid={error !== null}
          aria-describedby={control['aria-describedby']}
          onChange={onChange}
        />
      ) : (
        <Input {...control} type={type} inputMode={props.inputMode} />
      )}
    </FormField>
  );
}
