import { bothMoments } from '../../../lib/both-moments';
import { recordZone } from '../record-clock';
import { SegmentedControl } from './segmented-control';

interface WhichClockProps {
  readonly id: string;
  readonly label: string;
  /** ISO 8601. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled: boolean;
}

/** Next to a clock time that occurs twice, asks which of the two it is. Hidden for any other time. */
export function WhichClock({ id, label, value, onChange, isDisabled }: WhichClockProps) {
  const both = bothMoments(value, recordZone());
  if (both.length === 0) return null;
  return (
    <>
      <span id={`${id}-label`} className="sl-hidden">
        {label}: before or after the clocks went back
      </span>
      <SegmentedControl
        id={id}
        name={id}
        labelId={`${id}-label`}
        describedBy={undefined}
        options={both}
        value={new Date(value).toISOString()}
        onChange={(moment) => {
          // It is always one of the two, so it cannot be cleared.
          if (moment !== null) onChange(moment);
        }}
        isDisabled={isDisabled}
      />
    </>
  );
}
