import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useFieldWords } from '../../lib/words/use-field-words';
import { describedBy, FormField } from '../ui/entity-form';

interface CodeFieldProps {
  readonly value: string;
  readonly error?: string | null;
  /** There are no recovery codes yet. */
  readonly isApp?: boolean;
  /** Increases with every failed attempt, so that the field takes the focus again. */
  readonly attempt?: number;
  readonly onChange: (code: string) => void;
}

const WORDS = {
  app: { label: 'field.codeLabel', hint: 'field.codeHint', other: 'field.codeOther' },
  recovery: { label: 'field.recoveryLabel', hint: 'field.recoveryHint', other: 'field.recoveryOther' },
} as const;

/** The second factor: figures from an app, with the numeric keyboard, or a recovery code. Takes the focus. */
export function CodeField({ value, error = null, isApp = false, attempt = 0, onChange }: CodeFieldProps) {
  const id = useId();
  const input = useRef<InputRef>(null);
  const [kind, setKind] = useState<keyof typeof WORDS>('app');
  const say = useFieldWords();
  const { label, hint, other } = WORDS[kind];
  useEffect(() => {
    input.current?.focus();
  }, [kind, attempt]);
  return (
    <div>
      <FormField id={id} label={say(label)} hint={say(hint)} error={error} isRequired>
        <Input
          ref={input}
          id={id}
          value={value}
          className="sl-figures"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => onChange(event.target.value)}
        />
      </FormField>
      {!isApp && (
        <Button
          type="link"
          size="small"
          style={{ paddingInline: 0 }}
          onClick={() => {
            onChange('');
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {say(other)}
        </Button>
      )}
    </div>
  );
}
