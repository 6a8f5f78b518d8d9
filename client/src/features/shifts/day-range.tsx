import { DayInput } from '../../components/ui/day-input';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { areDays, type Days } from './days';

interface DayRangeProps {
  /** The prefix of the controls' ids. */
  readonly id: string;
  readonly days: Days;
  /** The most days that the period may have. */
  readonly most: number;
  readonly onChange: (changed: Partial<Days>) => void;
}

/** First and last day. The last shows an error if the period is not valid or is too long. */
export function DayRange({ id, days, most, onChange }: DayRangeProps) {
  const error = areDays(days, most)
    ? null
    : `Choose a day after the first, at most ${String(most)} days later.`;
  return (
    <>
      <FormField id={`${id}-from`} label="From">
        <DayInput
          id={`${id}-from`}
          value={days.from}
          onChange={(next) => {
            onChange({ from: next });
          }}
        />
      </FormField>
      <FormField id={`${id}-to`} label="To" error={error}>
        <DayInput
          id={`${id}-to`}
          value={days.to}
          status={error === null ? '' : 'error'}
          aria-describedby={describedBy(`${id}-to`, undefined, error)}
          onChange={(next) => {
            onChange({ to: next });
          }}
        />
      </FormField>
    </>
  );
}
