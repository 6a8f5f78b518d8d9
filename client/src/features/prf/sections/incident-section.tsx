import type { PickableEvent } from '../../../components/pickers/event-groups';
import { EventPicker } from '../../../components/pickers/event-picker';
import { FieldFrame } from '../fields/field-frame';
import { controlId } from '../fields/control-id';
import { useFacts, usePrf } from '../prf-context';
import { SectionForm } from './section-form';
import { useSectionFields } from './use-section-fields';

/** Incident details. An event brings its place along where nobody has written one yet. */
export function IncidentSection() {
  const { store } = usePrf();
  const facts = useFacts();
  const propsOf = useSectionFields('incidentDetails');
  const choose = (eventId: string | null, event: PickableEvent | null) => {
    store.edit('incidentDetails', 'event_id', eventId);
    const hasPlace = Boolean(facts.data['incidentDetails']?.['incident_location']);
    if (event?.location && !hasPlace) store.edit('incidentDetails', 'incident_location', event.location);
  };
  return (
    <SectionForm
      section="incidentDetails"
      drawField={(field) => {
        if (field.name !== 'event_id') return undefined;
        const { value, problem, isDisabled, isMissing } = propsOf(field);
        const id = controlId('incidentDetails', field.name);
        return (
          <FieldFrame
            key={field.name}
            id={id}
            field={field}
            isWide={false}
            isMissing={isMissing}
            problem={problem}
          >
            {() => (
              <EventPicker
                id={id}
                value={typeof value === 'string' ? value : null}
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
