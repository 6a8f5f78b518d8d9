import { Radio } from 'antd';
import { TextField } from '../../components/ui/text-field';
import { clockOf, isClockElsewhere, zoneName } from '../../lib/dates';
import { useNow } from '../../lib/use-now';
import styles from './control.module.css';
import { choicesOf, NO_TIME, timeDrafted } from './typed-time';
import type { TypedTime } from './use-typed-time';

interface TimeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | null;
  readonly isRequired?: boolean;
  readonly time: TypedTime['field'];
}

/**
 * A time on the event's clock. If the device's clock differs, it names the clock. If the time occurs twice, it asks which
 * one was meant.
 */
export function TimeField(props: TimeFieldProps) {
  const { id, label, hint, error, isRequired = false } = props;
  const { value, timeZone, read, onChange } = props.time;
  const now = useNow();
  const typed = timeDrafted(value, timeZone, read, now);
  const choices = choicesOf(typed, now, timeZone);
  const hints = [
    ...(hint === undefined ? [] : [hint]),
    ...(isClockElsewhere(timeZone, now)
      ? [`On the event’s clock (${zoneName(timeZone)}), now ${clockOf(timeZone).time(now)}.`]
      : []),
  ];
  return (
    <div>
      <TextField
        id={id}
        label={label}
        type="time"
        {...(hints.length === 0 ? {} : { hint: hints.join(' ') })}
        value={value.text}
        error={error}
        isRequired={isRequired}
        onChange={(text) => onChange({ ...NO_TIME, text })}
      />
      {choices.length === 0 ? null : (
        <fieldset className={styles.choices}>
          <legend id={`${id}-which`}>Before or after the clocks went back</legend>
          <Radio.Group
            optionType="button"
            buttonStyle="solid"
            value={typed.value}
            aria-labelledby={`${id}-which`}
            options={choices.map(({ key, label: name }) => ({ value: key, label: name }))}
            onChange={({ target }) => onChange({ ...value, chosen: target.value as string })}
          />
        </fieldset>
      )}
    </div>
  );
}
