import type { TextField } from '@sideline/schema/prf/catalogue/kinds';
import { LISTS_OF_FIELDS } from '@sideline/schema/provider/lists';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { OfferedText } from '../../../components/pickers/offered-text';
import { useSignedInUser } from '../../../lib/session';
import type { ControlProps } from './control';
import { FieldNote } from './field-note';
import { PhraseTextArea } from './phrase-text-area';
import { useTypedText } from './use-typed-text';

/** One line, or text that grows. The system keyboard's dictation works in both. */
export function TextControl(props: ControlProps<TextField>) {
  return props.field.pattern ? <PatternControl {...props} /> : <PlainTextControl {...props} />;
}

/** Fields that name who did something, which is usually the person writing. */
const NAMES_A_CLINICIAN: ReadonlySet<string> = new Set([
  'given_by',
  'performed_by',
  'taken_by',
  'discharging_clinician',
  'role_clinician_name',
]);

function MeButton({
  label,
  onChange,
}: {
  readonly label: string;
  readonly onChange: (name: string) => void;
}) {
  const user = useSignedInUser();
  return (
    <Button
      aria-label={`${label}: me`}
      onClick={() => {
        onChange(`${user.firstName} ${user.lastName}`);
      }}
    >
      Me
    </Button>
  );
}

const sharedProps = ({ id, field, isDisabled }: ControlProps<TextField>, isInvalid: boolean) => ({
  id,
  disabled: isDisabled,
  autoComplete: 'off',
  ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
  ...(isInvalid ? { status: 'error' as const } : {}),
  'aria-invalid': isInvalid || undefined,
});

function PlainTextControl(props: ControlProps<TextField>) {
  const { field, value, onChange, isInvalid, describedBy } = props;
  // While someone types, the text is theirs: a space that a save trims stays until the box is left. If the stored text
  // differs, it came from another person, and typing continues from it.
  const stored = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null && typed.trim() === stored.trim();
  const write = (text: string) => {
    setTyped(text);
    onChange(text === '' ? null : text);
  };
  const shared = {
    ...sharedProps(props, isInvalid),
    value: isOwn ? typed : stored,
    'aria-describedby': describedBy,
    onBlur: () => {
      setTyped(null);
    },
  };
  const list = LISTS_OF_FIELDS[field.name];
  if (field.kind === 'longText')
    return <PhraseTextArea {...shared} list={list} field={field} maxRows={24} onText={write} />;
  if (list !== undefined)
    return (
      <OfferedText
        {...{ id: props.id, list, value: shared.value, isInvalid, describedBy, maxLength: field.maxLength }}
        isDisabled={props.isDisabled}
        onChange={write}
        onBlur={shared.onBlur}
      />
    );
  const line = (
    <Input
      {...shared}
      onChange={(event) => {
        write(event.target.value);
      }}
    />
  );
  if (!NAMES_A_CLINICIAN.has(field.name) || props.isDisabled) return line;
  return (
    <div className="prf-with-button">
      {line}
      <MeButton label={field.label} onChange={onChange} />
    </div>
  );
}

/** Text in a fixed format (a code, a position). It stays as typed until it matches. */
function PatternControl(props: ControlProps<TextField>) {
  const { id, field, value, onChange, isInvalid, describedBy } = props;
  const typed = useTypedText<string>({
    shown: typeof value === 'string' ? value : '',
    parse: (text) => {
      const trimmed = text.trim();
      if (trimmed === '') return { value: null, problem: null };
      return (field.pattern?.test(trimmed) ?? true)
        ? { value: trimmed, problem: null }
        : { value: undefined, problem: field.patternHint ?? 'This is not in the right format.' };
    },
    onChange,
    text: props.text,
    onText: props.onText,
  });
  return (
    <>
      <Input
        {...sharedProps(props, isInvalid || typed.problem !== null)}
        aria-describedby={[describedBy, `${id}-typed`].filter(Boolean).join(' ')}
        value={typed.text}
        onChange={(event) => {
          typed.type(event.target.value);
        }}
        onBlur={typed.leave}
        onPressEnter={() => typed.settle(false)}
      />
      <FieldNote id={`${id}-typed`} error={typed.problem} />
    </>
  );
}
