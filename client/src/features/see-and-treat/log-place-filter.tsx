import { useState } from 'react';
import { DayInput } from '../../components/ui/day-input';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { UnfoldingChip } from '../../components/ui/filter-bar';
import { EventPicker } from '../../components/pickers/event-picker';
import { formatDate } from '../../lib/dates';
import type { SeeAndTreatLogRowFragment } from './see-and-treat.generated';

/** As in the address. Days are YYYY-MM-DD. */
interface PlaceAndDays {
  readonly event: string;
  readonly from: string;
  readonly to: string;
}

interface LogPlaceFilterProps {
  readonly values: Partial<PlaceAndDays>;
  /** The rows, which have the name of the event in the address. */
  readonly logs: readonly SeeAndTreatLogRowFragment[];
  readonly onChange: (changes: Partial<Record<keyof PlaceAndDays, string | null>>) => void;
}

/** The event, and the days of the incidents. */
export function LogPlaceFilter({ values, logs, onChange }: LogPlaceFilterProps) {
  const { event = null, from = '', to = '' } = values;
  const [picked, setPicked] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const name = picked?.id === event ? picked.name : logs.find(({ eventId }) => eventId === event)?.eventName;
  const chosen = [
    event === null ? null : (name ?? 'one event'),
    from === '' ? null : `from ${formatDate(from)}`,
    to === '' ? null : `to ${formatDate(to)}`,
  ].filter((words) => words !== null);
  const error = from !== '' && to !== '' && to < from ? 'Choose the first day or a later one.' : null;
  return (
    <UnfoldingChip label="Event and dates" chosen={chosen.length === 0 ? null : chosen.join(', ')}>
      <FormField id="logs-event" label="Event">
        <EventPicker
          id="logs-event"
          value={event}
          onChange={(eventId, found) => {
            setPicked(found);
            onChange({ event: eventId });
          }}
        />
      </FormField>
      <FormField id="logs-from" label="From">
        <DayInput id="logs-from" value={from} onChange={(next) => onChange({ from: next })} />
      </FormField>
      <FormField id="logs-to" label="To" error={error}>
        <DayInput
          id="logs-to"
          value={to}
          status={error === null ? '' : 'error'}
          aria-invalid={error !== null}
          aria-describedby={describedBy('logs-to', null, error)}
          onChange={(next) => onChange({ to: next })}
        />
      </FormField>
    </UnfoldingChip>
  );
}
