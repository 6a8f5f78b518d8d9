import { CalendarOutlined } from '@ant-design/icons';
import type { TimeField } from '@sideline/schema/prf/catalogue/kinds';
import { momentAt } from '@sideline/schema/wall-time';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { DayInput } from '../../../components/ui/day-input';
import { bothMoments } from '../../../lib/both-moments';
import { dayOn, clockText, isDayImplied, onDay, parseClock, parseClockNear } from '../../../lib/form-rules';
import { recordZone } from '../record-clock';
import { REFERENCE_TIME, useReferenceDay } from '../prf-context';
import type { ControlProps } from './control';
import { FieldNote } from './field-note';
import { SegmentedControl } from './segmented-control';
import { useTypedText } from './use-typed-text';

const MINUTE_MS = 60_000;

/**
 * A clinical time, typed as `1432`, or entered with 'Now' and '−5 min'. Its day is not shown if it is both the incident's
 * day and today. Any other day is shown next to it, and can be entered with 'Other day'.
 */
export function TimeControl(props: ControlProps<TimeField>) {
  const { id, field, value, onChange, place, isDisabled, isInvalid, describedBy } = props;
  const referenceDay = useReferenceDay();
  const zone = recordZone();
  const [pickedDay, setPickedDay] = useState<Date | null>(null);
  const stored = typeof value === 'string' ? value : null;
  const day = stored ? new Date(stored) : (pickedDay ?? referenceDay);
  const [isDayOpen, setDayOpen] = useState(false);
  const givesTheDay = place.section === REFERENCE_TIME.section && place.path === REFERENCE_TIME.path;
  const isOtherDay = dayOn(day, zone) !== dayOn(referenceDay, zone);
  const isPast = stored !== null && dayOn(day, zone) !== dayOn(new Date(), zone);
  const isDayShown = isDisabled
    ? stored !== null && (givesTheDay || isOtherDay || isPast)
    : givesTheDay || isDayOpen || isOtherDay || isPast;
  const typed = useTypedText<string>({
    shown: clockText(stored, zone),
    parse: (text) => {
      const setting = {
        near: referenceDay,
        zone,
        now: new Date(),
        isAhead: field.ahead === true,
        isBackground: field.background === true,
      };
      const isDayGiven =
        pickedDay !== null ||
        isDayOpen ||
        givesTheDay ||
        (stored !== null && isOtherDay && !isDayImplied(stored, setting));
      return isDayGiven ? parseClock(text, day, setting) : parseClockNear(text, setting);
    },
    onChange,
    text: props.text,
    onText: props.onText,
  });

  const step = (minutes: number) => {
    const from = stored && minutes !== 0 ? Date.parse(stored) : Date.now();
    const moment = Math.floor((from + minutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
    typed.take(new Date(moment).toISOString());
  };

  return (
    <>
      <div className="prf-time">
        <Input
          id={id}
          className="prf-time-clock"
          inputMode="numeric"
          autoComplete="off"
          placeholder="hhmm"
          value={typed.text}
          disabled={isDisabled}
          {...(typed.problem !== null || isInvalid ? { status: 'error' as const } : {})}
          aria-invalid={typed.problem !== null || isInvalid}
          aria-describedby={[describedBy, `${id}-typed`].filter(Boolean).join(' ')}
          onChange={(event) => {
            typed.type(event.target.value);
          }}
          onBlur={typed.leave}
          onPressEnter={() => typed.settle(true)}
        />
        {isDayShown ? (
          <DayInput
            id={`${id}-day`}
            className="prf-time-day"
            aria-label={`${field.label}: day`}
            value={dayOn(day, zone)}
            disabled={isDisabled}
            onChange={(typedDay) => {
              const next = momentAt(`${typedDay}T00:00`, zone);
              if (next === null) return;
              setPickedDay(next);
              // It stays visible even when it becomes the incident's day.
              setDayOpen(true);
              if (stored) typed.take(onDay(stored, next, zone));
            }}
          />
        ) : null}
        {stored === null ? null : (
          <WhichClock
            id={`${id}-which`}
            label={field.label}
            value={stored}
            onChange={typed.take}
            isDisabled={isDisabled}
          />
        )}
        {isDisabled ? null : (
          <span className="prf-time-steps">
            <Button
              aria-label={`${field.label}: now`}
              onClick={() => {
                step(0);
              }}
            >
              Now
            </Button>
            <Button
              className="prf-time-earlier"
              aria-label={`${field.label}: 5 minutes earlier`}
              onClick={() => {
                step(-5);
              }}
            >
              −5 min
            </Button>
            {isDayShown ? null : (
              <Button
                type="text"
                icon={<CalendarOutlined aria-hidden="true" />}
                aria-label={`${field.label}: other day`}
                title="Other day"
                onClick={() => {
                  setDayOpen(true);
                  requestAnimationFrame(() => document.getElementById(`${id}-day`)?.focus());
                }}
              />
            )}
          </span>
        )}
      </div>
      <FieldNote id={`${id}-typed`} error={typed.problem} />
    </>
  );
}

interface WhichClockProps {
  readonly id: string;
  readonly label: string;
  /** ISO 8601. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled: boolean;
}

/** Next to a clock time that occurs twice, asks which of the two it is. Hidden for any other time. */
function WhichClock({ id, label, value, onChange, isDisabled }: WhichClockProps) {
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
