import dayjs from 'dayjs';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { DayInput } from '../../components/ui/day-input';
import { clockText, onDay, parseClock } from '../../lib/form-rules';
import styles from './see-and-treat.module.css';

interface IncidentTimeProps {
  readonly id: string;
  /** ISO 8601; '' where nothing readable is typed. */
  readonly value: string;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

const dayText = (value: string): string => (value === '' ? '' : dayjs(value).format('YYYY-MM-DD'));

/** When it happened: a clock time typed as `1432`, 'Now', and the day beside it. To the minute. */
export function IncidentTime({ id, value, isInvalid, describedBy, onChange }: IncidentTimeProps) {
  const [clock, setClock] = useState(() => clockText(value));
  const [day, setDay] = useState(() => dayText(value));
  const sent = useRef(value);

  // A time that comes from outside fills the boxes; our own echo must not, or what is half typed would be lost.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setClock(clockText(value));
    setDay(dayText(value));
  }, [value]);

  const take = (typed: string, date: string) => {
    setClock(typed);
    setDay(date);
    const on = date === '' ? null : dayjs(date).toDate();
    const read = on === null ? null : parseClock(typed, on, { now: new Date(), isAhead: false });
    const moment = typeof read?.value === 'string' && on !== null ? onDay(read.value, on) : '';
    sent.current = moment;
    onChange(moment);
  };
  const now = () => {
    const moment = dayjs().startOf('minute').toISOString();
    take(clockText(moment), dayText(moment));
  };

  return (
    <div className={styles.time} role="group" aria-label="Incident Date">
      <Input
        id={id}
        className={styles.clock ?? ''}
        value={clock}
        inputMode="numeric"
        placeholder="1432"
        aria-label="Incident Date: time"
        aria-required
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        {...(isInvalid ? { status: 'error' as const } : {})}
        onChange={({ target }) => take(target.value, day)}
        onBlur={() => setClock(value === '' ? clock : clockText(value))}
      />
      <Button onClick={now}>Now</Button>
      <DayInput
        className={styles.day ?? ''}
        value={day}
        aria-label="Incident Date: day"
        onChange={(next) => take(clock, next)}
      />
    </div>
  );
}
