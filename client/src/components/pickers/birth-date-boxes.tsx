import { Flex, Input } from 'antd';
import { isSame } from '@sideline/schema/prf/record/merge';
import { useEffect, useRef, useState } from 'react';
import { todayAsLocalDate } from '../../lib/dates';
import { useFieldWords } from '../../lib/words/use-field-words';
import { boxesOf, monthNamed, readBoxes, readTypedDate, type DateBoxes } from './birth-date';

interface BirthDateBoxesProps {
  readonly id: string;
  /** YYYY-MM-DD or null. */
  readonly value: string | null;
  /**
   * What was typed and is not a date yet, from a caller who keeps it longer than the boxes exist; null if there is none.
   */
  readonly half?: DateBoxes | null;
  /**
   * The date once the three boxes make one, otherwise null; what is wrong, in words; whether all boxes are filled, so
   * that nobody sees an error for a half-typed date; and the text of the boxes if it is not a date.
   */
  readonly onChange: (
    value: string | null,
    problem: string | null,
    isWhole: boolean,
    half: DateBoxes | null,
  ) => void;
  readonly disabled?: boolean;
  /** Name of the group for assistive technology. The visible label belongs to the caller. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
}

const BOXES = [
  { key: 'day', label: 'field.day', placeholder: 'field.dayExample', length: 2, width: 64 },
  { key: 'month', label: 'field.month', placeholder: 'field.monthExample', length: 2, width: 64 },
  { key: 'year', label: 'field.year', placeholder: 'field.yearExample', length: 4, width: 88 },
] as const;

/**
 * A date of birth in three boxes. A whole date typed or pasted into the first ('3/5/2002') fills all three. The first box
 * has `id`.
 */
export function BirthDateBoxes({
  id,
  value,
  half,
  onChange,
  disabled = false,
  label = 'Date of birth',
  describedBy,
  isInvalid = false,
}: BirthDateBoxesProps) {
  const say = useFieldWords();
  const [typed, setTyped] = useState<DateBoxes>(() => half ?? boxesOf(value));
  const sent = useRef({ value, half });

  // A value from outside (a chosen search result, changes undone) fills the boxes. Our own echo must not, because it
  // would empty half-typed boxes.
  useEffect(() => {
    const isEcho = value === sent.current.value && (half === undefined || isSame(half, sent.current.half));
    if (isEcho) return;
    sent.current = { value, half };
    setTyped(half ?? boxesOf(value));
  }, [value, half]);

  const take = (next: DateBoxes) => {
    setTyped(next);
    const read = readBoxes(next, todayAsLocalDate());
    const isWhole = next.day !== '' && next.month !== '' && next.year.length === 4;
    const left = read.problem === null ? null : next;
    sent.current = { value: read.value, half: left };
    onChange(read.value, read.problem, isWhole, left);
  };

  const type = (key: keyof DateBoxes, text: string, length: number) => {
    const whole = readTypedDate(text);
    if (whole) {
      take(whole);
      document.getElementById(`${id}-year`)?.focus();
      return;
    }
    const isSeparated = /^\d+[\s/.-]$/.test(text);
    const month = key === 'month' ? monthNamed(text) : null;
    const digits = month ?? text.replace(/\D/g, '').slice(0, length);
    const isNaming = key === 'month' && month === null && /^[a-z]{1,2}$/i.test(text);
    take({ ...typed, [key]: isNaming ? text : digits });
    if ((digits.length === length || isSeparated) && key !== 'year') {
      document.getElementById(key === 'day' ? `${id}-month` : `${id}-year`)?.focus();
    }
  };

  return (
    <Flex gap={8} role="group" aria-label={label} aria-describedby={describedBy}>
      {BOXES.map((box) => (
        <Input
          key={box.key}
          id={box.key === 'day' ? id : `${id}-${box.key}`}
          aria-label={`${label}: ${say(box.label).toLowerCase()}`}
          aria-invalid={isInvalid || undefined}
          {...(isInvalid ? { status: 'error' as const } : {})}
          inputMode="numeric"
          autoComplete="off"
          placeholder={say(box.placeholder)}
          disabled={disabled}
          value={typed[box.key]}
          style={{ width: box.width, flex: 'none', fontVariantNumeric: 'tabular-nums' }}
          onChange={(event) => {
            type(box.key, event.target.value, box.length);
          }}
        />
      ))}
    </Flex>
  );
}
