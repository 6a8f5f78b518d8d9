import { Input } from 'antd';
import { describedBy, FormField } from '../../components/entity-form';
import { areDays, type Days } from './days';

interface DayRangeProps {
  /** What the controls' ids begin with. */
  readonly id: string;
  readonly days: Days;
  /** How many days there may be. */
  readonly most: number;
  readonly onChange: (changed: Partial<Days>) => void;
}

/** From a day to a day; the last says it where they are no time, or too long a one. */
export function DayRange({ id, days, most, onChange }: DayRangeProps) {
  const error = areDays(days, most)
    ? null
    : `Choose a day after the first, at most ${String(most)} days later.`;
  return (
    <>
      <FormField id={`${id}-from`} label="From">
        <Input
          id={`${id}-from`}
          type="date"
          value={days.from}
          onChange={(event) => {
            onChange({ from: event.target.value });
          }}
        />
      </FormField>
      <FormField id={`${id}-to`} label="To" error={error}>
        <Input
          id={`${id}-to`}
          type="date"
          value={days.to}
          status={error === null ? '' : 'error'}
          aria-describedby={describedBy(`${id}-to`, undefined, error)}
          onChange={(event) => {
            onChange({ to: event.target.value });
          }}
        />
      </FormField>
    </>
  );
}
