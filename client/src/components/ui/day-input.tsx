import { CalendarOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { useRef, useState } from 'react';
import { DAY_EXAMPLE, shownDay, typedDay, type DayKind } from '../../lib/typed-day';
import styles from './day-input.module.css';

interface DayInputProps extends Pick<
  InputProps,
  | 'id'
  | 'disabled'
  | 'className'
  | 'status'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-required'
  | 'aria-describedby'
> {
  /** By default a day without a time. */
  readonly kind?: DayKind;
  /** YYYY-MM-DD or YYYY-MM-DDTHH:mm; '' while there is none. */
  readonly value: string;
  /** In the same format; '' if nothing, or no valid day, is typed. */
  readonly onChange: (value: string) => void;
  /** The last day that the calendar offers. */
  readonly max?: string;
}

/** A day (and time) read and typed as day, month, year in every browser language; its calendar is the browser's. */
export function DayInput({
  kind = 'date',
  value,
  onChange,
  max,
  className,
  status,
  ...control
}: DayInputProps) {
  // What is being typed, while it differs from the value.
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [known, setKnown] = useState(value);
  const picker = useRef<HTMLInputElement>(null);
  // The value was changed from elsewhere, such as by 'Clear', so the earlier text no longer applies.
  if (value !== known) {
    setKnown(value);
    if (typed !== null && (typedDay(typed, kind, true) ?? '') !== value) {
      setTyped(null);
      setWrong(false);
    }
  }

  const take = (next: string) => {
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const found = typedDay(text, kind, false);
    setWrong(false);
    // Text pasted in one go is shown in the usual format.
    setTyped(found !== null && /^\d{4}-/.test(text.trim()) ? null : text);
    if (found !== null) take(found);
  };
  const settle = () => {
    if (typed === null) return;
    const found = typedDay(typed, kind, true);
    take(found ?? '');
    setWrong(found === null);
    // Text that is not a date stays, so that it can be corrected.
    if (found !== null) setTyped(null);
  };

  return (
    <Input
      {...control}
      className={`${styles['input'] ?? ''} ${className ?? ''}`}
      inputMode={kind === 'date' ? 'numeric' : 'text'}
      autoComplete="off"
      placeholder={DAY_EXAMPLE[kind]}
      value={typed ?? shownDay(value, kind)}
      status={isWrong ? 'error' : (status ?? '')}
      {...(isWrong ? { 'aria-invalid': true } : {})}
      onChange={({ target }) => {
        type(target.value);
      }}
      onBlur={settle}
      onPressEnter={settle}
      suffix={
        control.disabled === true ? null : (
          <>
            <input
              ref={picker}
              className={styles['picker']}
              type={kind}
              tabIndex={-1}
              aria-hidden="true"
              max={max}
              value={value}
              onChange={({ target }) => {
                setTyped(null);
                setWrong(false);
                take(target.value);
              }}
            />
            <button
              type="button"
              className={styles['open']}
              aria-label="Open the calendar"
              onClick={() => {
                picker.current?.showPicker();
              }}
            >
              <CalendarOutlined aria-hidden="true" />
            </button>
          </>
        )
      }
    />
  );
}
