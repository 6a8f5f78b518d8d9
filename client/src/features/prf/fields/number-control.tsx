import type { NumberField } from '@sideline/schema/prf/catalogue/kinds';
import { Input } from 'antd';
import { numberWarning, parseNumber } from '../../../lib/form-rules';
import type { ControlProps } from './control';
import { FieldNote } from './field-note';
import { useTypedText } from './use-typed-text';

/**
 * A number with its unit, and the numeric keyboard on touch screens. The text stays until it is a number within its
 * limits.
 */
export function NumberControl(props: ControlProps<NumberField>) {
  const { id, field, value, onChange, isDisabled, isInvalid, describedBy } = props;
  const typed = useTypedText<number>({
    shown: typeof value === 'number' ? String(value) : '',
    parse: (text) => parseNumber(field, text),
    onChange,
    text: props.text,
    onText: props.onText,
  });
  const warning = typed.problem === null ? numberWarning(field, value) : null;
  return (
    <>
      <Input
        id={id}
        className="prf-number"
        inputMode={field.kind === 'integer' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed.text}
        disabled={isDisabled}
        suffix={field.unitLabel}
        {...(typed.problem !== null || isInvalid ? { status: 'error' as const } : {})}
        aria-invalid={typed.problem !== null || isInvalid}
        aria-describedby={[describedBy, `${id}-typed`].filter(Boolean).join(' ')}
        onChange={(event) => {
          typed.type(event.target.value);
        }}
        onBlur={typed.leave}
        onPressEnter={() => typed.settle(false)}
      />
      <FieldNote id={`${id}-typed`} error={typed.problem} warning={warning} />
    </>
  );
}
