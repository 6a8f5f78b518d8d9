import type { InlineEdit } from '../../components/table/inline-edit';
import { inlineErrors, useApolloClient } from '../../lib/apollo-hooks';
import { attendanceOf } from './event-draft';
import {
  EventDocument,
  useUpdateEventMutation,
  type EventFactsFragment,
  type EventQuery,
} from './events.generated';

/** The event details that can be edited in the list itself: how many people are expected, until they were counted. */
export function useEventEdits(
  onChanged: () => void,
): Readonly<Record<'attendance', InlineEdit<EventFactsFragment>>> {
  const apollo = useApolloClient();
  const [update] = useUpdateEventMutation({ context: inlineErrors });
  return {
    attendance: {
      label: 'Expected attendance',
      inputMode: 'numeric',
      isFor: ({ attendanceActual }) => typeof attendanceActual !== 'number',
      value: ({ attendanceExpected }) => String(attendanceExpected ?? ''),
      check: (typed) => attendanceOf(typed).wrong,
      save: async (event, typed) => {
        const attendanceExpected = attendanceOf(typed).people;
        // A change names every detail, and the list does not have them all. It is refused if the version has moved on.
        const { data } = await apollo.query<EventQuery>({
          query: EventDocument,
          variables: { eventId: event.id },
          fetchPolicy: 'network-only',
        });
        const known = data?.event ?? null;
        if (known === null) throw new Error('The event could not be loaded. Please try again.');
        const { id, name, date, endsAt, timeZone, location, latitude, longitude, venueType, notes } = known;
        const { data: saved } = await update({
          variables: {
            input: {
              ...{ id, name, date, endsAt, timeZone, location, latitude, longitude, venueType, notes },
              ...{ clientId: known.client?.id ?? null, attendanceActual: known.attendanceActual },
              ...{ attendanceExpected, version: event.version },
            },
          },
        });
        return { ...event, attendanceExpected, ...saved?.updateEvent.event };
      },
      onChanged,
    },
  };
}
