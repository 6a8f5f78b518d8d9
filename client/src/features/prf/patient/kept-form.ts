import type { PatientAnswers } from '../../../components/patient-answers/patient-answers';
import type { DateBoxes } from '../../../components/pickers/birth-date';
import type { DraftState } from '../drafts/draft-state';

/*
 * The patient's form as a draft keeps it. The banner reads it before the section has loaded, so nothing here loads the
 * validator.
 */

/** The content of the patient section while it is filled in: texts as typed, '' if empty. */
export interface PatientFormState extends PatientAnswers {
  readonly id: string | null;
  /**
   * The id under which a new patient is registered. It stays with what was typed, so that a second press after a lost
   * answer finds the patient that the first one made, and the next patient gets a new id.
   */
  readonly newPatientId: string | null;
  /**
   * The record's patient when this was started; null for none. It is kept with the typed details: if another person has
   * linked a patient since, the writer has not rejected that patient.
   */
  readonly linkedPatientId: string | null;
  /**
   * The version of the row that this started from; null for a new patient, and for one who was found and is not linked
   * yet.
   */
  readonly version: number | null;
  readonly dobHalf: DateBoxes | null;
}

/** The values of the patient's row that the form started from. A field that is absent is not known. */
export type BegunFrom = Readonly<Partial<PatientFormState>>;

/** The form as the draft keeps it, with what it started from. */
interface KeptPatientForm extends PatientFormState {
  readonly begunFrom?: BegunFrom;
  /** The form's content when a patient was found, until the record is linked to them. */
  readonly typedBefore?: PatientFormState | null;
}

/** The part of the form that a draft keeps, as it was put there; null if nothing unsaved was typed. */
export const keptForm = ({ patientForm }: Pick<DraftState, 'patientForm'>): PatientFormState | null => {
  if (patientForm === null) return null;
  const { begunFrom: _begun, typedBefore: _before, ...form } = patientForm as unknown as KeptPatientForm;
  return form;
};

/** What the form in a draft started from; empty if that is not known. */
export const begunFromOf = ({ patientForm }: Pick<DraftState, 'patientForm'>): BegunFrom =>
  (patientForm as unknown as KeptPatientForm | null)?.begunFrom ?? {};

/** What was typed in a draft before a patient was found who is not linked yet; null if nothing was. */
export const typedBeforeOf = ({ patientForm }: Pick<DraftState, 'patientForm'>): PatientFormState | null =>
  (patientForm as unknown as KeptPatientForm | null)?.typedBefore ?? null;
