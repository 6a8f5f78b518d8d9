import { isSame } from '@sideline/schema/prf/record/merge';
import { detailsLeftOut } from '../../../components/like-patients/details-left-out';
import { PATIENT_FIELDS, type PatientField } from '../../../components/patient-answers/patient-answers';
import { partsOf, rebased, type Rebased } from '../../../components/patient-answers/rebase';
import type { BegunFrom, PatientFormState } from './kept-form';
import { EMPTY_FORM, patientInput } from './patient-form-state';

/** A row's versions count from 1. A form with this version was typed before anything in the row was known. */
export const BEFORE_ANY_VERSION = 0;

/**
 * What was typed about a person who turned out to be already registered, as unsaved changes to that row. Only these
 * fields are taken, starting from an empty form, so that the user chooses wherever the row differs. Null if there are
 * none.
 */
export const typedOnKnown = (
  typed: PatientFormState,
  patientId: string,
  fields: readonly PatientField[],
): PatientFormState | null =>
  fields.length === 0
    ? null
    : {
        ...EMPTY_FORM,
        ...Object.fromEntries(fields.flatMap(partsOf).map((name) => [name, typed[name]])),
        id: patientId,
        linkedPatientId: patientId,
        version: BEFORE_ANY_VERSION,
      };

/** Identity fields: the chosen patient's values apply, not those typed about someone else. */
const IDENTIFYING: ReadonlySet<PatientField> = new Set(['name', 'dob', 'estimatedAge', 'identityStatus']);

/**
 * What was typed before a patient was found and chosen, without what is already in their row; null if nothing is left.
 */
export const leftOnFound = (typed: PatientFormState, found: PatientFormState): PatientFormState | null => {
  if (found.id === null) return null;
  const leftOut = detailsLeftOut(patientInput(typed), patientInput(found)).map(({ field }) => field);
  return typedOnKnown(
    typed,
    found.id,
    leftOut.filter((field) => !IDENTIFYING.has(field)),
  );
};

/**
 * A form for a different person from the one typed about. What was typed about the patient's condition is carried over,
 * but not what identifies them. A value counts as typed if it differs from what the form started with, as far as that is
 * known, because values from a found or linked row belong to another person. For a person whom nobody knew, `begun` is
 * the empty form.
 */
export const formForAnother = (typed: PatientFormState, begun: BegunFrom): PatientFormState => {
  const fields = PATIENT_FIELDS.filter(
    (field) =>
      !IDENTIFYING.has(field) &&
      partsOf(field).some((name) => name in begun && !isSame(typed[name], begun[name])),
  );
  return {
    ...EMPTY_FORM,
    ...Object.fromEntries(fields.flatMap(partsOf).map((name) => [name, typed[name]])),
  };
};

/**
 * Merges what is being typed about the record's patient with the row that another person has saved since. Until each
 * clash is resolved, the form stays on its old version. `typed` started from `begun`. Values of another patient or of
 * this row stay.
 */
export const rebasedForm = (
  typed: PatientFormState,
  begun: BegunFrom,
  row: PatientFormState,
): Rebased<PatientFormState> => {
  const isBehind = typed.id === row.id && typed.version !== null && typed.version < (row.version ?? 0);
  if (!isBehind) return { form: typed, begun, clashing: [] };
  const found = rebased({ form: typed, begun }, row);
  return found.clashing.length === 0 ? { ...found, form: { ...found.form, version: row.version } } : found;
};
