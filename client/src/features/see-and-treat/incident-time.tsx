import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { DayInput } from '../../components/ui/day-input';
import { otherClockText } from '../../lib/dates';
import { clockText, dayOn } from '../../lib/form-rules';
import { incidentMoment } from './incident-moment';
import { wholeMinute } from './log-draft';
import styles from './see-and-treat.module.css';

interface IncidentTimeProps {
  readonly id: string;
  /** ISO 8601; '' if nothing readable is typed. */
  readonly value: string;
  /** IANA name of the zone whose clock is used: the event's, or the device's until one is chosen. */
  readonly timeZone: string;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

const dayText = (value: string, zone: string): string => (value === '' ? '' : dayOn(new Date(value), zone));

/** When it happened: a clock time typed as `1432`, 'Now', and the day next to it. To the minute. */
export function IncidentTime({ id, value, timeZone, isInvalid, describedBy, onChange }: IncidentTimeProps) {
  const [clock, setClock] = useState(() => clockText(value, timeZone));
  const [day, setDay] = useState(() => dayText(value, timeZone));
  const sent = useRef({ value, timeZone });
  const otherClock = otherClockText(timeZone, 'event’s');

  // A time from outside fills the boxes. Our own echo must not, or half-typed text would be lost.
  useEffect(() => {
    const isOurs = value === sent.current.value;
    const isSameClock = timeZone === sent.current.timeZone || value === '';
    sent.current = { value, timeZone };
    if (isOurs && isSameClock) return;
    setClock(clockText(value, timeZone));
    setDay(dayText(value, timeZone));
  }, [value, timeZone]);

  const take = (typed: string, date: string) => {
    setClock(typed);
    setDay(date);
    const moment = incidentMoment(typed, date, timeZone, new Date());
    sent.current = { value: moment, timeZone };
    onChange(moment);
  };
  const now = () => {
    const moment = wholeMinute(new Date());
    take(clockText(moment, timeZone), dayText(moment, timeZone));
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
        onBlur={() => setClock(value === '' ? clock : clockText(value, timeZone))}
      />
      <Button onClick={now}>Now</Button>
      <DayInput
        className={styles.day ?? ''}
        value={day}
        aria-label="Incident Date: day"
        onChange={(next) => take(clock, next)}
      />
      {otherClock === null ? null : <p className={styles.otherClock}>{otherClock}</p>}
    </div>
  );
}
