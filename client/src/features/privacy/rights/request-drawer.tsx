import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm } from '../../../components/drawer-form';
import { PatientSearch, type FoundPatient } from '../../../components/pickers/patient-search';
import { TextField } from '../../../components/text-field';
import { useSaving } from '../../../components/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { todayAsLocalDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { useCreateAccessRequestMutation } from './access-requests.generated';

interface RequestDrawerProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `access-${field}`;

/** Notes that somebody asked for what is held about a patient. */
export function RequestDrawer({ onClose, onSaved }: RequestDrawerProps) {
  const [id] = useState(() => newId());
  const [patient, setPatient] = useState<FoundPatient | null>(null);
  const [requester, setRequester] = useState('');
  const [receivedOn, setReceivedOn] = useState(todayAsLocalDate);
  const saving = useSaving(controlId);
  const [create] = useCreateAccessRequestMutation({ context: inlineErrors });

  const save = async () => {
    const problems =
      patient === null ? [{ field: 'patientId', code: 'required', message: 'Choose the patient.' }] : null;
    const isSaved = await saving.run(problems, async () => {
      if (patient !== null)
        await create({ variables: { input: { id, patientId: patient.patient_id, receivedOn, requester } } });
    });
    if (!isSaved) return;
    notify.success('The request is noted.');
    onSaved();
  };

  return (
    <DrawerForm
      title="New access request"
      action="Note request"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {patient === null ? (
        <PatientSearch id={controlId('patientId')} onSelect={setPatient} />
      ) : (
        <p>
          About <strong>{patient.name}</strong>
        </p>
      )}
      <TextField
        id={controlId('requester')}
        label="From whom"
        hint="The patient, or who asks in the patient’s name and what they are to them."
        isRequired
        maxLength={200}
        value={requester}
        error={saving.problems.of('requester')}
        onChange={setRequester}
      />
      <TextField
        id={controlId('receivedOn')}
        label="Received on"
        type="date"
        isRequired
        value={receivedOn}
        error={saving.problems.of('receivedOn')}
        onChange={setReceivedOn}
      />
    </DrawerForm>
  );
}
