import { Flex, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { todayAsLocalDate } from '../../lib/dates';
import { boxesOf, monthNamed, readBoxes, readTypedDate, type DateBoxes } from './birth-date';

interface BirthDateBoxesProps {
  readonly id: string;
  /** YYYY-MM-DD or null. */
  readonly value: string | null;
  /** The date once the three boxes make one, else null; what is wrong in words, if anything; whether all boxes are filled, so that a half-typed date is not complained about. */
  readonly onChange: (value: string | null, problem: string | null, isWhole: boolean) => void;
  readonly disabled?: boolean;
  /** Name of the group for assistive technology; the visible label stays the caller's. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
}

const BOXES = [
  { key: 'day', label: 'Day', placeholder: 'DD', length: 2, width: 64 },
  { key: 'month', label: 'Month', placeholder: 'MM', length: 2, width: 64 },
  { key: 'year', label: 'Year', placeholder: 'YYYY', length: 4, width: 88 },
] as const;

/** A birth date in three boxes; a whole date typed or pasted into the first ('3/5/2002') fills all three. The first box carries `id`. */
export function BirthDateBoxes({
  id,
  value,
  onChange,
  disabled = false,
  label = 'Date of birth',
  describedBy,
  isInvalid = false,
}: BirthDateBoxesProps) {
  const [typed, setTyped] = useState<DateBoxes>(() => boxesOf(value));
  const sent = useRef(value);

  // A value that comes from outside (a chosen search result) fills the boxes; our own echo must not, or half-typed boxes would empty.
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value;
      setTyped(boxesOf(value));
    }
  }, [value]);

  const take = (next: DateBoxes) => {
    setTyped(next);
    const read = readBoxes(next, todayAsLocalDate());
    sent.current = read.value;
    onChange(read.value, read.problem, next.day !== '' && next.month !== '' && next.year.length === 4);
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
          aria-label={`${label}: ${box.label.toLowerCase()}`}
          aria-invalid={isInvalid || undefined}
          {...(isInvalid ? { status: 'error' as const } : {})}
          inputMode="numeric"
          autoComplete="off"
          placeholder={box.placeholder}
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
