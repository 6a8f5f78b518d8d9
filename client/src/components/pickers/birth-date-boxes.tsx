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
  /** What was typed and makes no date yet, from a caller who keeps it beyond the life of the boxes; null where there is nothing of the kind. */
  readonly half?: DateBoxes | null;
  /** The date once the three boxes make one, else null; what is wrong in words, if anything; whether all boxes are filled, so that a half-typed date is not complained about; what the boxes hold if it makes no date. */
  readonly onChange: (
    value: string | null,
    problem: string | null,
    isWhole: boolean,
    half: DateBoxes | null,
  ) => void;
  readonly disabled?: boolean;
  /** Name of the group for assistive technology; the visible label stays the caller's. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
}

const BOXES = [
  { key: 'day', label: 'field.day', placeholder: 'field.dayExample', length: 2, width: 64 },
  { key: 'month', label: 'field.month', placeholder: 'field.monthExample', length: 2, width: 64 },
  { key: 'year', label: 'field.year', placeholder: 'field.yearExample', length: 4, width: 88 },
] as const;

/** A birth date in three boxes; a whole date typed or pasted into the first ('3/5/2002') fills all three. The first box carries `id`. */
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

  // A value that comes from outside (a chosen search result, changes undone) fills the boxes; our own echo must not, or half-typed boxes would empty.
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
