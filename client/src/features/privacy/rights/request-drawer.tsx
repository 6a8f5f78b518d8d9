import { useState } from 'react';
import { DrawerForm } from '../../../components/ui/drawer-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { todayAsLocalDate } from '../../../lib/dates';
import { useFormId } from '../../../lib/form-id';
import { notify } from '../../../lib/notices';
import { useCreateAccessRequestMutation } from './access-requests.generated';
import { SubjectChoice, type Subject } from './subject-choice';

interface RequestDrawerProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `access-${field}`;

/** The part of the call that says who it is about; null if nobody has been chosen yet. */
const subjectInput = (
  subject: Subject,
): { readonly patientId: string } | { readonly userId: string } | null => {
  if (subject.kind === 'account') return subject.userId === null ? null : { userId: subject.userId };
  return subject.patient === null ? null : { patientId: subject.patient.id };
};
const MISSING = {
  patient: { field: 'patientId', code: 'required', message: 'Choose the patient.' },
  account: { field: 'userId', code: 'required', message: 'Choose the account.' },
} as const;

/** Records a request for the data held about a patient, or about the holder of an account. */
export function RequestDrawer({ onClose, onSaved }: RequestDrawerProps) {
  const [id, refused] = useFormId();
  const [subject, setSubject] = useState<Subject>({ kind: 'patient', patient: null });
  const [records, setRecords] = useState('');
  const [requester, setRequester] = useState('');
  const [receivedOn, setReceivedOn] = useState(todayAsLocalDate);
  const saving = useSaving(controlId);
  const [create] = useCreateAccessRequestMutation({ context: inlineErrors });

  const save = async () => {
    const about = subjectInput(subject);
    const isSaved = await saving.run(about === null ? [MISSING[subject.kind]] : null, async () => {
      try {
        const recordNumbers = records.split(/[,;\n]/).flatMap((number) => number.trim() || []);
        await create({ variables: { input: { id, ...about, recordNumbers, receivedOn, requester } } });
      } catch (error) {
        refused(error);
        throw error;
      }
    });
    if (!isSaved) return;
    notify.success('The request is recorded.');
    onSaved();
  };

  return (
    <DrawerForm
      title="New access request"
      action="Record request"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SubjectChoice
        value={subject}
        controlId={controlId}
        problemOf={saving.problems.of}
        onChange={setSubject}
      />
      <TextField
        id={controlId('recordNumbers')}
        label="Records without a patient"
        hint="Numbers of records about this person that were never linked, separated by commas."
        maxLength={400}
        value={records}
        error={saving.problems.of('recordNumbers')}
        onChange={setRecords}
      />
      <TextField
        id={controlId('requester')}
        label="From whom"
        hint="The person, or someone acting for them and their relationship."
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
