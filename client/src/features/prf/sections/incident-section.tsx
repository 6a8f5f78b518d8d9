import { oneLiveEvent, type PickableEvent } from '../../../components/pickers/event-groups';
import { EventPicker } from '../../../components/pickers/event-picker';
import { useKeptReferenceLists } from '../../../components/pickers/reference-lists';
import { unsentSince } from '../drafts/draft-view';
import { onLeavingDevice } from '../../../lib/device/device';
import { useSignedInUser } from '../../../lib/session';
import { isEntered } from '@sideline/schema/prf/catalogue/rules';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { PrfRecord } from '../prf-record';
import { FieldFrame } from '../fields/field-frame';
import { controlId } from '../fields/control-id';
import { useFacts, useIdentity, usePrf } from '../prf-context';
import { readyEvent } from './incident-defaults';
import { useOwnShiftsTodayQuery } from './own-shifts.generated';
import { ReadyAnswer } from './ready-answer';
import { SectionForm } from './section-form';
import { useSectionFields } from './use-section-fields';

/** The record's own event as the picker lists it. */
const pickable = (event: PrfRecord['event'] | undefined): PickableEvent | null =>
  event
    ? {
        id: event.eventId,
        name: event.name,
        date: event.startsAt,
        endsAt: event.endsAt,
        timeZone: null,
        location: event.location ?? null,
        status: null,
      }
    : null;

/** The records in which the event and the crew were entered, or declined, so that what the user clears stays empty. */
const settled = new Set<string>();
onLeavingDevice(() => {
  settled.clear();
  return Promise.resolve();
});

/**
 * The one event in progress, and who is writing, from the lists that the device keeps. `standing` is that event if the
 * writer has a shift there today, which only the server knows.
 */
const useReadyIncident = (isReadOnly: boolean, isNew: boolean) => {
  const user = useSignedInUser();
  const lists = useKeptReferenceLists(!isReadOnly);
  const { data } = useOwnShiftsTodayQuery({ skip: isReadOnly || !isNew });
  const now = new Date();
  const ownEventIds = (data?.dashboard.myShifts ?? []).map(({ eventId }) => eventId);
  return {
    user,
    event: lists && oneLiveEvent(lists.events.nodes, now),
    standing: lists && readyEvent({ events: lists.events.nodes, ownEventIds, now }),
    me: lists?.staffMembers.find(({ userId }) => userId === user.id) ?? null,
  };
};

/** Incident details. Choosing an event fills in its place if the place is empty. */
export function IncidentSection() {
  const { store, record, isReadOnly } = usePrf();
  const facts = useFacts();
  const propsOf = useSectionFields('incidentDetails');
  const { prfId } = useIdentity();
  const { user, event, standing, me } = useReadyIncident(isReadOnly, record === null);
  const answers = facts.data['incidentDetails'] ?? {};
  const choose = (eventId: string | null, event: PickableEvent | null) => {
    store.edit('incidentDetails', 'event_id', eventId);
    const hasPlace = Boolean(facts.data['incidentDetails']?.['incident_location']);
    if (event?.location && !hasPlace) store.edit('incidentDetails', 'incident_location', event.location);
  };
  // The record starts with the first answer, not with being looked at. The event and the crew are then entered with it,
  // if that was offered before.
  const hasBegun = Object.values(answers).some(isEntered);
  const isOffered = useRef(false);
  const [openedAt] = useState(() => Date.now());
  const isReady = standing !== null && !isReadOnly && !settled.has(prfId);
  useEffect(() => {
    if (!isReady) return;
    if (!hasBegun) {
      isOffered.current = true;
      return;
    }
    if (!isOffered.current) return;
    settled.add(prfId);
    // A draft from an earlier page came back, so its first answer is not being given now.
    const since = unsentSince(store.getState());
    if (since !== null && Date.parse(since) < openedAt) return;
    if (!answers['event_id']) choose(standing.id, standing);
    if (me && !answers['crew']) store.edit('incidentDetails', 'crew', [me.staffId]);
  });
  const [, setDeclined] = useState(false);
  return (
    <SectionForm
      section="incidentDetails"
      groupHead={(group) =>
        group === 'incident' && isReady && !hasBegun ? (
          <div className="prf-ready" role="status">
            <span>Your shift: {standing.name}. Your first answer adds this event, and you to the crew.</span>
            <Button
              onClick={() => {
                settled.add(prfId);
                setDeclined(true);
              }}
            >
              Not this event
            </Button>
          </div>
        ) : group === 'incident' && !isReadOnly && !answers['event_id'] ? (
          <ReadyAnswer
            words={event === null ? 'No event in progress found on this device' : `On now: ${event.name}`}
            action="Use this event"
            isReady={event !== null}
            onTake={() => {
              if (event) choose(event.id, event);
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
