import { ReasonDialog } from '../../components/ui/reason-dialog';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useFormId } from '../../lib/form-id';
import { useRestrictPatientMutation } from './restrict.generated';

interface RestrictDialogProps {
  readonly patientId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Restricts a patient: staff then need a reason to open the patient and all of their records. */
export function RestrictDialog({ patientId, onClose, onDone }: RestrictDialogProps) {
  const [id] = useFormId();
  const [restrict] = useRestrictPatientMutation({ context: inlineErrors });
  return (
    <ReasonDialog
      title="Restrict this patient"
      label="Why is this restricted?"
      hint="Staff must give a reason before they open any part of it. We review who opened it and why."
      okText="Restrict"
      onGive={async (reason) => {
        await restrict({ variables: { input: { id, patientId, reason } } });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
