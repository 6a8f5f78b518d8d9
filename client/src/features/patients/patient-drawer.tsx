import { Drawer } from 'antd';
import { useIsPhone } from '../../lib/use-media';
import { EMPTY_PATIENT, type PatientDraft } from './patient-draft';
import { PatientForm } from './patient-form';
import { useSavePatient, type Existing } from './use-save-patient';

interface PatientDrawerProps {
  readonly existing: Existing | null;
  /** The values of the patient's row when it was last loaded. */
  readonly row?: PatientDraft;
  readonly onClose: () => void;
  readonly onSaved: (patientId: string) => void;
}

/** The patient form in a drawer, for a new or an existing patient. Mounted while open, so that it starts empty. */
export function PatientDrawer({ existing, row = EMPTY_PATIENT, onClose, onSaved }: PatientDrawerProps) {
  const isPhone = useIsPhone();
  const { isSaving, failure, problems, dialog, save } = useSavePatient(existing);
  return (
    <Drawer
      open
      title={existing === null ? 'New patient' : 'Edit patient'}
      size={isPhone ? '100%' : 720}
      onClose={onClose}
      mask={{ closable: false }}
    >
      <PatientForm
        row={row}
        patientId={existing?.id ?? null}
        isSaving={isSaving}
        failure={failure}
        problems={problems}
        onCancel={onClose}
        onSubmit={(draft) => {
          void save(draft).then((patientId) => {
            if (patientId !== null) onSaved(patientId);
          });
        }}
      />
      {dialog}
    </Drawer>
  );
}
