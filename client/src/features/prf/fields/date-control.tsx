import type { TimeField } from '@sideline/schema/prf/catalogue/kinds';
import { Input } from 'antd';
import { formatDateOfBirth, parseTypedDate } from '../../../lib/dates';
import type { ControlProps } from './control';
import { FieldNote } from './field-note';
import { useTypedText } from './use-typed-text';

/** A calendar date typed as people write it: 3/5/2002, 3 May 2002. */
export function DateControl(props: ControlProps<TimeField>) {
  const { id, value, onChange, isDisabled, isInvalid, describedBy } = props;
  const typed = useTypedText<string>({
    shown: typeof value === 'string' ? formatDateOfBirth(value) : '',
    parse: (text) => {
      if (text.trim() === '') return { value: null, problem: null };
      const date = parseTypedDate(text);
      return date
        ? { value: date, problem: null }
        : { value: undefined, problem: 'Type a date such as 3/5/2002.' };
    },
    onChange,
    text: props.text,
    onText: props.onText,
  });
  return (
    <>
      <Input
        id={id}
        className="prf-number"
        autoComplete="off"
        placeholder="dd/mm/yyyy"
        value={typed.text}
        disabled={isDisabled}
        {...(typed.problem !== null || isInvalid ? { status: 'error' as const } : {})}
        aria-invalid={typed.problem !== null || isInvalid}
        aria-describedby={[describedBy, `${id}-typed`].filter(Boolean).join(' ')}
        onChange={(event) => {
          typed.type(event.target.value);
        }}
        onBlur={typed.leave}
        onPressEnter={() => typed.settle(true)}
      />
      <FieldNote id={`${id}-typed`} error={typed.problem} />
    </>
  );
}
