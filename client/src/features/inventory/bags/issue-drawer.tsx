import { Choice } from '../../../components/ui/choice';
import { DrawerForm } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { EventPicker } from '../../../components/pickers/event-picker';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { useState } from 'react';
import {
  useBagCrewsQuery,
  useBagStaffQuery,
  useStepBagMutation,
  type BagRowFragment,
} from './bags.generated';

const controlId = (field: string): string => `issue-${field}`;

/** Who takes a bag: a person, a crew of an event, or the event itself. */
export function IssueDrawer({
  bag,
  onClose,
  onIssued,
}: {
  readonly bag: BagRowFragment;
  readonly onClose: () => void;
  readonly onIssued: () => void;
}) {
  const [staffId, setStaff] = useState<string | null>(null);
  const [eventId, setEvent] = useState<string | null>(null);
  const [crewId, setCrew] = useState<string | null>(null);
  const people = useBagStaffQuery();
  const [step] = useStepBagMutation({ context: inlineErrors });
  const saving = useSaving(controlId);
  const save = () => {
    const nobody = staffId === null && eventId === null;
    const problems = nobody
      ? [
          {
            field: 'staffId',
            code: 'required',
            message: 'Choose who takes it: a person, a crew or an event.',
          },
        ]
      : null;
    return saving
      .run(problems, () =>
        step({ variables: { input: { id: bag.id, action: 'issue', staffId, eventId, crewId } } }),
      )
      .then((isSaved) => {
        if (!isSaved) return;
        notify.success(`${bag.name} is out.`);
        onIssued();
      });
  };
  const staffError = saving.problems.of('staffId');
  return (
    <DrawerForm
      title={`Issue ${bag.name}`}
      action="Issue bag"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormField id={controlId('staffId')} label="Person" error={staffError}>
        <Choice<string | null>
          id={controlId('staffId')}
          value={staffId}
          allowClear
          source={people}
          options={
            people.data?.staffMembers.map((person) => ({
              value: person.staffId,
              label: `${person.firstName} ${person.lastName}`,
            })) ?? []
          }
          placeholder="Choose a person"
          aria-describedby={describedBy(controlId('staffId'), undefined, staffError)}
          onChange={(next) => setStaff(next ?? null)}
        />
      </FormField>
      <FormField
        id={controlId('eventId')}
        label="Event"
        hint="The bag must stay ready until the event ends."
        error={saving.problems.of('eventId')}
      >
        <EventPicker
          id={controlId('eventId')}
          value={eventId}
          onChange={(next) => {
            setEvent(next);
            setCrew(null);
          }}
        />
      </FormField>
      {eventId === null ? null : <CrewField eventId={eventId} value={crewId} onChange={setCrew} />}
    </DrawerForm>
  );
}

interface CrewFieldProps {
  readonly eventId: string;
  readonly value: string | null;
  readonly onChange: (crewId: string | null) => void;
}

/** A crew of the event. Hidden if the event has none. */
function CrewField({ eventId, value, onChange }: CrewFieldProps) {
  const source = useBagCrewsQuery({ variables: { eventId } });
  const crews = source.data?.controlBoard.crews ?? [];
  if (crews.length === 0 && !source.error) return null;
  return (
    <FormField id={controlId('crewId')} label="Crew">
      <Choice<string | null>
        id={controlId('crewId')}
        value={value}
        allowClear
        source={source}
        lost="Crews cannot be loaded just now."
        options={crews.map((crew) => ({ value: crew.id, label: crew.callSign }))}
        placeholder="Choose a crew"
        onChange={(next) => onChange(next ?? null)}
      />
    </FormField>
  );
}
