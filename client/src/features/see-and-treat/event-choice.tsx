import { ageOfEvent, EVENT_AGE_LABELS, type EventAge } from '@sideline/schema/see-and-treat';

import { useState } from 'react';
import { Choice } from '../../components/ui/choice';
import { eventsNamed } from '../../components/pickers/event-groups';
import { useDebounced } from '../../components/pickers/use-debounced';
import { clockOf } from '../../lib/dates';
import { eventsOnce } from './log-events';
import {
  useFindLogEventsQuery,
  type FindLogEventsQueryVariables,
  type LogEventFragment,
} from './see-and-treat.generated';

export interface EventChoiceProps {
  readonly id: string;
  readonly value: string | null;
  /** What is offered before anyone types: the nearest events. */
  readonly events: readonly LogEventFragment[];
  /** The other events that typed text is searched in. */
  readonly reach: Omit<FindLogEventsQueryVariables, 'text'>;
  readonly now: Date;
  readonly isLoading: boolean;
  readonly disabled: boolean;
  readonly placeholder: string;
  readonly describedBy: string | undefined;
  readonly onChange: (event: LogEventFragment | null) => void;
}

const AGES = Object.keys(EVENT_AGE_LABELS) as EventAge[];

const labelOf = ({ name, date, timeZone }: LogEventFragment): string =>
  `${name} · ${clockOf(timeZone).dateTime(date)}`;

/**
 * The event of a log, searched by name or place, under the specification's three headings. Only admins get older ones in
 * `events`.
 */
export function EventChoice(props: EventChoiceProps) {
  const { id, value, events, reach, now, isLoading, disabled, placeholder, describedBy, onChange } = props;
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim());
  const source = useFindLogEventsQuery({
    variables: { ...reach, text: wanted },
    skip: disabled || wanted === '',
  });
  // Events that are already here answer each letter, even without the server.
  const found = [...(source.data?.current.nodes ?? []), ...(source.data?.older?.nodes ?? [])];
  const offered = eventsOnce(eventsNamed(events, text), text.trim() === '' ? [] : eventsNamed(found, text));
  const isSearching = isLoading || source.loading || wanted !== text.trim();
  return (
    <Choice<string>
      id={id}
      {...(value === null ? {} : { value })}
      // The chosen event keeps its name even if the search does not find it.
      labelRender={({ label }) => {
        const chosen = events.find(({ id }) => id === value);
        return label ?? (chosen && labelOf(chosen));
      }}
      disabled={disabled}
      source={{ ...source, loading: isSearching }}
      lost="Events cannot be loaded just now."
      allowClear
      showSearch={{ filterOption: false, onSearch: setText }}
      placeholder={placeholder}
      notFoundContent="No event found."
      aria-describedby={describedBy}
      aria-required
      options={AGES.map((age) => ({
        label: EVENT_AGE_LABELS[age],
        title: EVENT_AGE_LABELS[age],
        options: offered
          .filter((event) => ageOfEvent(event, now) === age)
          .map((event) => ({ value: event.id, label: labelOf(event) })),
      })).filter(({ options }) => options.length > 0)}
      onChange={(eventId?: string) => {
        setText('');
        onChange(offered.find(({ id }) => id === eventId) ?? null);
      }}
    />
  );
}
