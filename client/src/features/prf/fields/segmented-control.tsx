import { CheckOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';

export interface SegmentedOption {
  readonly key: string;
  readonly label: string;
}

interface SegmentedControlProps {
  readonly id: string;
  readonly name: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly options: readonly SegmentedOption[];
  readonly value: string | null;
  readonly onChange: (key: string | null) => void;
  readonly isDisabled: boolean;
  readonly isInvalid?: boolean;
}

/**
 * Up to seven answers side by side, of which one can be chosen. Underneath they are radio buttons, so that arrow keys,
 * space and tab order work as in the browser. A second tap or Delete clears the answer.
 */
export function SegmentedControl(props: SegmentedControlProps) {
  const { id, name, options, value, onChange, isDisabled, isInvalid = false } = props;
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onChange(null);
  };
  return (
    <div
      role="radiogroup"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      aria-invalid={isInvalid || undefined}
      className="prf-segments"
    >
      {options.map((option, index) => {
        const isChosen = option.key === value;
        return (
          <label key={option.key} className="prf-segment" data-chosen={isChosen || undefined}>
            <input
              className="prf-segment-input"
              type="radio"
              id={index === 0 ? id : `${id}-${option.key}`}
              name={name}
              value={option.key}
              checked={isChosen}
              disabled={isDisabled}
              onChange={() => {
                onChange(option.key);
              }}
              onClick={() => {
                if (isChosen) onChange(null);
              }}
              onKeyDown={clear}
            />
            <span>
              {isChosen ? <CheckOutlined aria-hidden="true" /> : null} {option.label}
            </span>
          </label>
        );
      })}
    </div>
  );
}
