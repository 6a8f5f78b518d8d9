import { ageOfEvent, EVENT_AGE_LABELS, type EventAge } from '@sideline/schema/see-and-treat';
import { Select } from 'antd';
import { formatDateTime } from '../../lib/dates';
import type { LogEventFragment } from './see-and-treat.generated';

interface EventChoiceProps {
  readonly id: string;
  readonly value: string | null;
  readonly events: readonly LogEventFragment[];
  readonly now: Date;
  readonly isLoading: boolean;
  readonly disabled: boolean;
  readonly placeholder: string;
  readonly describedBy: string | undefined;
  readonly onChange: (event: LogEventFragment | null) => void;
}

const AGES = Object.keys(EVENT_AGE_LABELS) as EventAge[];

/** The event of a log, under the specification's three headings; older ones are among `events` for admins alone. */
export function EventChoice(props: EventChoiceProps) {
  const { id, value, events, now, isLoading, disabled, placeholder, describedBy, onChange } = props;
  return (
    <Select<string>
      id={id}
      {...(value === null ? {} : { value })}
      disabled={disabled}
      loading={isLoading}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={placeholder}
      notFoundContent={isLoading ? 'Loading…' : 'No event found.'}
      aria-describedby={describedBy}
      aria-required
      options={AGES.map((age) => ({
        label: EVENT_AGE_LABELS[age],
        title: EVENT_AGE_LABELS[age],
        options: events
          .filter((event) => ageOfEvent(event, now) === age)
          .map((event) => ({ value: event.eventID, label: `${event.name} · ${formatDateTime(event.date)}` })),
      })).filter(({ options }) => options.length > 0)}
      onChange={(eventId?: string) => onChange(events.find(({ eventID }) => eventID === eventId) ?? null)}
    />
  );
}
