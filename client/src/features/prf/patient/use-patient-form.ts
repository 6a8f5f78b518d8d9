import { v7 as newId } from 'uuid';
import { useDraft, usePrf } from '../prf-context';
import { EMPTY_FORM, formOf, isSameForm, keptForm, signedFormOf } from './patient-form-state';
import type { PatientFormState, StoredPatientKey } from './patient-form-state';

/**
 * The patient section's form: the record's patient as stored, or as signed, with what was typed since on top. What differs from the
 * stored patient is kept with the record's draft: leaving the section loses nothing, and the record says that it is not
 * saved. A closed record shows what was closed; what was typed in it before that is `typedMeanwhile`.
 */
export function usePatientForm() {
  const { record, store } = usePrf();
  const draft = useDraft();
  const signed = record?.signature?.patient;
  const isClosed = signed != null || record?.status === 'void';
  const stored = signed ? signedFormOf(signed) : record?.patient ? formOf(record.patient) : EMPTY_FORM;
  const formIn = (kept: typeof draft): PatientFormState => keptForm(kept) ?? stored;

  const replace = (form: PatientFormState) => {
    store.keepPatientForm(isSameForm(form, stored) ? null : { ...form });
  };
  return {
    form: isClosed ? stored : formIn(draft),
    isUnsaved: draft.patientForm !== null && !isClosed,
    typedMeanwhile: isClosed ? keptForm(draft) : null,
    change: (part: Partial<PatientFormState>) => {
      const form = { ...formIn(store.getState()), ...part };
      const isNew = form.patient_id === null;
      replace({ ...form, new_patient_id: isNew ? (form.new_patient_id ?? newId()) : null });
    },
    replace,
    /** What is in the form was stored in this row: until the record was read again, the form says so itself. */
    written: ({ patient_id, version }: StoredPatientKey) => {
      replace({ ...formIn(store.getState()), patient_id, new_patient_id: null, version });
    },
    /** The stored state is the form again: after a save, or where what was typed is taken back. */
    settle: () => {
      store.keepPatientForm(null);
    },
  };
}
