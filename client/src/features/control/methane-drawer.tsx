import {
  MAJOR_INCIDENT_LABELS,
  MAJOR_INCIDENT_STATES,
  METHANE_HINTS,
  METHANE_LABELS,
  METHANE_TEXTS,
  type MajorIncidentState,
} from '@sideline/schema/control/methane';
import { methaneFacts } from '@sideline/schema/control/validation';
import { check } from '@sideline/schema/validation/check';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../components/ui/choice';
import { DrawerForm } from '../../components/ui/drawer-form';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useSaveMethaneMutation, type ControlLogFieldsFragment } from './control.generated';

interface MethaneDrawerProps {
  readonly eventId: string;
  readonly latest: ControlLogFieldsFragment | null;
  readonly onClose: () => void;
}

const controlId = (field: string): string => `methane-${field}`;

/** METHANE as a form. Saving makes a new version, which is kept in the log; the earlier ones stay there. */
export function MethaneDrawer({ eventId, latest, onClose }: MethaneDrawerProps) {
  const [entryId] = useState(() => newId());
  // The version that it started from. If another person has saved since, saving is refused with their name, and never
  // overwrites.
  const [basedOn] = useState(latest?.number ?? null);
  const [majorIncident, setMajorIncident] = useState<MajorIncidentState | null>(
    latest?.methane?.majorIncident ?? null,
  );
  const [draft, setDraft] = useState<Readonly<Record<(typeof METHANE_TEXTS)[number], string>>>(() => ({
    exactLocation: latest?.methane?.exactLocation ?? '',
    incidentType: latest?.methane?.incidentType ?? '',
    hazards: latest?.methane?.hazards ?? '',
    access: latest?.methane?.access ?? '',
    casualties: latest?.methane?.casualties ?? '',
    emergencyServices: latest?.methane?.emergencyServices ?? '',
  }));
  const saving = useSaving(controlId);
  const [saveMethane] = useSaveMethaneMutation({ context: inlineErrors });
  const save = async () => {
    const { data, problems } = check(methaneFacts, { ...draft, majorIncident });
    const isSaved = await saving.run(problems, async () => {
      if (data !== null) await saveMethane({ variables: { input: { ...data, eventId, entryId, basedOn } } });
    });
    if (isSaved) onClose();
  };
  const error = saving.problems.of('majorIncident');
  return (
    <DrawerForm
      title="METHANE report"
      action={latest === null ? 'Save METHANE' : 'Save new version'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormField
        id={controlId('majorIncident')}
        label={METHANE_LABELS.majorIncident}
        hint={METHANE_HINTS.majorIncident}
        error={error}
        isRequired
      >
        <Choice<MajorIncidentState>
          id={controlId('majorIncident')}
          {...(majorIncident === null ? {} : { value: majorIncident })}
          placeholder="Choose"
          aria-describedby={describedBy(controlId('majorIncident'), METHANE_HINTS.majorIncident, error)}
          options={MAJOR_INCIDENT_STATES.map((value) => ({ value, label: MAJOR_INCIDENT_LABELS[value] }))}
          onChange={setMajorIncident}
        />
      </FormField>
      {METHANE_TEXTS.map((field) => (
        <TextField
          key={field}
          id={controlId(field)}
          label={METHANE_LABELS[field]}
          hint={METHANE_HINTS[field]}
          value={draft[field]}
          error={saving.problems.of(field)}
          isRequired
          isLong
          onChange={(value) => setDraft((current) => ({ ...current, [field]: value }))}
        />
      ))}
    </DrawerForm>
  );
}
