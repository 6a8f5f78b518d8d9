import type { NumberField } from '@sideline/schema/prf/catalogue/kinds';
import { isFigureWhole, numberWarning, parseNumber, type Typed } from '../../../lib/form-rules';
import type { OpenSet } from './use-set';
import { VitalInput } from './vital-input';

interface NumberInputProps {
  readonly id: string;
  readonly label: string;
  readonly field: NumberField;
  readonly open: OpenSet;
  /** A rule in addition to the field's own limits (diastolic not above systolic). */
  readonly check?: (value: number) => string | null;
  readonly placeholder?: string;
  readonly isBeforeStroke?: boolean;
  readonly onEnter: (byItself: boolean) => void;
}

/** A vital sign that is a number within its limits. */
export function NumberInput({ field, open, check, ...shared }: NumberInputProps) {
  const value = (open.entry as unknown as Record<string, unknown>)[field.name];
  const parse = (text: string): Typed<number> => {
    const result = parseNumber(field, text);
    const more = typeof result.value === 'number' ? (check?.(result.value) ?? null) : null;
    return more === null ? result : { value: undefined, problem: more };
  };
  return (
    <VitalInput<number>
      {...shared}
      name={field.name}
      open={open}
      shown={typeof value === 'number' ? String(value) : ''}
      parse={parse}
      isFinished={(text) => isFigureWhole(field, text)}
      onValue={(next) => {
        open.set(field.name, next);
      }}
      warning={numberWarning(field, value)}
      isWhole={field.kind === 'integer'}
    />
  );
}
