import { useState } from 'react';
import { useDraft, usePrf } from '../prf-context';
import { EMPTY_FORM, formOf, type PatientFormState } from './patient-form-state';

interface Kept {
  /** Which stored state the form started from. */
  readonly source: string;
  readonly form: PatientFormState;
}

/** Half-filled patient forms by PRF: leaving the section and coming back loses nothing. */
const keptForms = new Map<string, Kept>();

/** The patient section's form: the record's patient as stored, with what was typed since on top. */
export function usePatientForm() {
  const { record } = usePrf();
  const { prfId } = useDraft();
  const patient = record?.patient ?? null;
  const source = patient ? `${patient.patient_id}/${patient.version}` : 'none';
  const [, redraw] = useState(0);
  const kept = keptForms.get(prfId);
  const isCurrent = kept?.source === source;
  const form = isCurrent ? kept.form : patient ? formOf(patient) : (kept?.form ?? EMPTY_FORM);

  const replace = (next: PatientFormState) => {
    keptForms.set(prfId, { source, form: next });
    redraw((count) => count + 1);
  };
  return {
    form,
    change: (part: Partial<PatientFormState>) => {
      replace({
        ...(keptForms.get(prfId)?.source === source ? (keptForms.get(prfId)?.form ?? form) : form),
        ...part,
      });
    },
    replace,
    /** After a save the stored state is the form again. */
    settle: () => {
      keptForms.delete(prfId);
      redraw((count) => count + 1);
    },
  };
}
