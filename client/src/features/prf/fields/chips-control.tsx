import { CheckOutlined } from '@ant-design/icons';
import { toggleChoice } from '../../../lib/form-rules';
import type { SegmentedOption } from './segmented-control';

interface ChipsControlProps {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly options: readonly SegmentedOption[];
  readonly value: readonly string[];
  readonly onChange: (keys: readonly string[] | null) => void;
  readonly isDisabled: boolean;
}

/** Several answers from a list, as a chip each, pressed or not. */
export function ChipsControl(props: ChipsControlProps) {
  const { id, options, value, onChange, isDisabled } = props;
  return (
    <div
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className="prf-segments prf-chips"
    >
      {options.map((option, index) => {
        const isChosen = value.includes(option.key);
        return (
          <label key={option.key} className="prf-segment" data-chosen={isChosen || undefined}>
            <input
              className="prf-segment-input"
              type="checkbox"
              id={index === 0 ? id : `${id}-${option.key}`}
              checked={isChosen}
              disabled={isDisabled}
              onChange={() => {
                onChange(toggleChoice(value, option.key));
              }}
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
