import { oneLiveEvent, type PickableEvent } from '../../../components/pickers/event-groups';
import { EventPicker } from '../../../components/pickers/event-picker';
import { useKeptReferenceLists } from '../../../components/pickers/reference-lists';
import { useSignedInUser } from '../../../lib/session';
import type { PrfRecord } from '../prf-record';
import { FieldFrame } from '../fields/field-frame';
import { controlId } from '../fields/control-id';
import { useFacts, usePrf } from '../prf-context';
import { ReadyAnswer } from './ready-answer';
import { SectionForm } from './section-form';
import { useSectionFields } from './use-section-fields';

/** The record's own event as the picker lists it. */
const pickable = (event: PrfRecord['event'] | undefined): PickableEvent | null =>
  event
    ? {
        eventID: event.eventId,
        name: event.name,
        date: event.startsAt,
        ends_at: event.endsAt,
        time_zone: null,
        location: event.location ?? null,
        status: null,
      }
    : null;

/** The one event that is going on, and who is writing, by the lists that the device keeps: nothing is asked of the server. */
const useReadyIncident = (isReadOnly: boolean) => {
  const user = useSignedInUser();
  const lists = useKeptReferenceLists(!isReadOnly);
  return {
    user,
    event: lists && oneLiveEvent(lists.events.nodes, new Date()),
    me: lists?.staffMembers.find(({ userId }) => userId === user.id) ?? null,
  };
};

/** Incident details. An event brings its place along where nobody has written one yet. */
export function IncidentSection() {
  const { store, record, isReadOnly } = usePrf();
  const facts = useFacts();
  const propsOf = useSectionFields('incidentDetails');
  const { user, event, me } = useReadyIncident(isReadOnly);
  const answers = facts.data['incidentDetails'] ?? {};
  const choose = (eventId: string | null, event: PickableEvent | null) => {
    store.edit('incidentDetails', 'event_id', eventId);
    const hasPlace = Boolean(facts.data['incidentDetails']?.['incident_location']);
    if (event?.location && !hasPlace) store.edit('incidentDetails', 'incident_location', event.location);
  };
  return (
    <SectionForm
      section="incidentDetails"
      groupHead={(group) =>
        group === 'incident' && !isReadOnly && !answers['event_id'] ? (
          <ReadyAnswer
            words={event === null ? 'No event in progress found on this device' : `On now: ${event.name}`}
            action="Use this event"
            isReady={event !== null}
            onTake={() => {
              if (event) choose(event.eventID, event);
            }}
          />
        ) : group === 'crew' && !isReadOnly && !answers['crew'] ? (
          <ReadyAnswer
            words={`${user.firstName} ${user.lastName}`}
            action="Add me to the crew"
            isReady={me !== null}
            onTake={() => {
              if (me) store.edit('incidentDetails', 'crew', [me.staffId]);
            }}
          />
        ) : null
      }
      drawField={(field) => {
        if (field.name !== 'event_id') return undefined;
        const { value, problem, isDisabled, isMissing } = propsOf(field);
        const id = controlId('incidentDetails', field.name);
        return (
          <FieldFrame key={field.name} id={id} field={field} isWide isMissing={isMissing} problem={problem}>
            {() => (
              <EventPicker
                id={id}
                value={typeof value === 'string' ? value : null}
                current={pickable(record?.event)}
                disabled={isDisabled}
                onChange={choose}
              />
            )}
          </FieldFrame>
        );
      }}
    />
  );
}
