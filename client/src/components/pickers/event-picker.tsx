import { useEffect, useState } from 'react';
import { Choice } from '../ui/choice';
import { browserZone, clockOf } from '../../lib/dates';
import { describedBy } from '../ui/entity-form';
import { eventsNamed, groupEvents, takingShifts, type PickableEvent } from './event-groups';
import { useEventPickerQuery, usePickedEventLazyQuery } from './pickers.generated';
import { useKeptReferenceLists } from './reference-lists';
import { usePickerSearch } from './use-picker-search';

interface EventPickerProps {
  readonly id: string;
  /** The event's id. */
  readonly value: string | null;
  /** The chosen event, if the caller already knows it. */
  readonly current?: PickableEvent | null;
  /** The id and the event itself (its place fills in the incident's). */
  readonly onChange: (eventId: string | null, event: PickableEvent | null) => void;
  readonly disabled?: boolean;
  /** Whether shifts are planned for it: if so, closed events are left out. */
  readonly isForShifts?: boolean;
  /** Whether the choice has a problem. The field around it says what it is. */
  readonly error?: string | null;
}

const textOf = ({ name, date, timeZone }: PickableEvent): string =>
  `${name} · ${clockOf(timeZone ?? browserZone()).dateTime(date)}`;

/** One event, searched by name or place; grouped into live, recent, coming and older. */
export function EventPicker({
  id,
  value,
  current = null,
  onChange,
  disabled = false,
  isForShifts = false,
  error: fault = null,
}: EventPickerProps) {
  const typed = usePickerSearch();
  // The list is loaded when the user opens it. Until then, the chosen event's name is enough.
  const [isAsked, setAsked] = useState(false);
  const source = useEventPickerQuery({
    variables: { text: typed.asked },
    skip: !isAsked,
  });
  const { data, previousData } = source;
  const [readPicked, picked] = usePickedEventLazyQuery();
  const kept = useKeptReferenceLists((isAsked && data === undefined) || picked.error !== undefined);
  // If a search is lost, the earlier results stay.
  const found =
    (data ?? (source.error ? previousData : undefined))?.events.nodes ??
    eventsNamed((isAsked ? kept?.events.nodes : null) ?? [], typed.asked ?? '');
  const listed = isForShifts ? takingShifts(found) : found;
  const isListed = listed.some((event) => event.id === value);
  // The chosen event keeps its name even if the search does not find it.
  const isLoaded = data !== undefined || !isAsked;
  const isNamed = isListed || current?.id === value;
  useEffect(() => {
    if (value !== null && isLoaded && !isNamed) void readPicked({ variables: { eventId: value } });
  }, [value, isLoaded, isNamed, readPicked]);
  const chosen = [current, picked.data?.event, ...(kept?.events.nodes ?? [])].find(
    (event) => event?.id === value,
  );
  const events = typed.isEmpty && chosen && !isListed ? [chosen, ...listed] : listed;
  const groups = groupEvents(events, new Date());
  // People cannot read an id, so an event that is no longer offered, or whose name has not loaded, has words too.
  const isOffered = groups.some((group) => group.events.some((event) => event.id === value));
  const unlisted =
    value === null || isOffered || !typed.isEmpty
      ? []
      : [{ value, label: chosen ? textOf(chosen) : 'Another event' }];

  return (
    <Choice<string>
      id={id}
      {...(value === null ? {} : { value })}
      disabled={disabled}
      status={fault === null ? '' : 'error'}
      aria-invalid={fault !== null}
      aria-describedby={describedBy(id, null, fault)}
      source={source}
      lost="Events cannot be loaded just now."
      allowClear
      search={typed.search}
      placeholder="Choose an event"
      notFoundContent="No event found."
      style={{ width: '100%' }}
      options={[
        ...unlisted,
        ...groups.map((group) => ({
          label: group.label,
          title: group.label,
          options: group.events.map((event) => ({ value: event.id, label: textOf(event) })),
        })),
      ]}
      onOpenChange={(isOpen) => {
        if (isOpen) setAsked(true);
      }}
      onChange={(eventId?: string) => {
        typed.clear();
        onChange(eventId ?? null, events.find((event) => event.id === eventId) ?? null);
      }}
    />
  );
}
