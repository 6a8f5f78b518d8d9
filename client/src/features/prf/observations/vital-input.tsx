import type { NumberField } from '@sideline/schema/prf/kinds';
import { Input } from 'antd';
import { numberWarning, parseNumber, type Typed } from '../../../lib/form-rules';
import { FieldNote } from '../fields/field-note';
import { useTypedText } from '../fields/use-typed-text';
import type { OpenSet } from './use-set';

interface VitalInputProps {
  readonly id: string;
  readonly label: string;
  readonly field: NumberField;
  readonly open: OpenSet;
  /** A rule beyond the field's own limits (diastolic not above systolic). */
  readonly check?: (value: number) => string | null;
  readonly placeholder?: string;
  readonly onEnter: () => void;
}

/** The big figure of a tile: numeric keyboard, text kept until it is a value, Enter goes to the next tile. */
export function VitalInput({ id, label, field, open, check, placeholder, onEnter }: VitalInputProps) {
  const value = (open.entry as unknown as Record<string, unknown>)[field.name];
  const parse = (text: string): Typed<number> => {
    const result = parseNumber(field, text);
    const more = typeof result.value === 'number' ? (check?.(result.value) ?? null) : null;
    return more === null ? result : { value: undefined, problem: more };
  };
  const typed = useTypedText<number>({
    shown: typeof value === 'number' ? String(value) : '',
    parse,
    onChange: (next) => {
      open.set(field.name, next);
    },
    text: open.textOf(field.name),
    onText: (text, problem) => {
      open.keepText(field.name, text, problem);
    },
  });
  const problem = typed.problem ?? open.problemOf(field.name);
  return (
    <div className="prf-vital-input">
      <Input
        id={id}
        data-tile
        variant="borderless"
        {...(placeholder ? { placeholder } : {})}
        inputMode={field.kind === 'integer' ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        value={typed.text}
        onChange={(event) => {
          typed.type(event.target.value);
        }}
        onBlur={() => typed.settle(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== '/') return;
          event.preventDefault();
          if (typed.settle(false)) onEnter();
        }}
      />
      <FieldNote id={`${id}-note`} error={problem} warning={numberWarning(field, value)} />
    </div>
  );
}
