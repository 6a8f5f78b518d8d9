import { isSame } from '@sideline/schema/prf/record/merge';
import { untakenOf } from '../../../components/like-patients/untaken';
import { PATIENT_FIELDS, type PatientField } from '../../../components/patient-answers/patient-answers';
import { partsOf, rebased, type Rebased } from '../../../components/patient-answers/rebase';
import type { BegunFrom, PatientFormState } from './kept-form';
import { EMPTY_FORM, patientInput } from './patient-form-state';

/** A row's versions count from 1: what bears this was typed before anything of the row was seen. */
export const BEFORE_ANY_VERSION = 0;

/**
 * What was typed about somebody who turned out to be registered already, as unsaved changes of that row: of these fields alone,
 * from an empty form on, so that what the row says otherwise is chosen between. Null where there are none.
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
        patient_id: patientId,
        linked_patient_id: patientId,
        version: BEFORE_ANY_VERSION,
      };

/** Identity fields: the chosen patient's count, not what was typed about another. */
const IDENTIFYING: ReadonlySet<PatientField> = new Set([
  'patient_name',
  'dob',
  'estimated_age',
  'identity_status',
]);

/** What was typed before a patient was found and chosen, as far as it is not in their row; null where nothing is left. */
export const leftOnFound = (typed: PatientFormState, found: PatientFormState): PatientFormState | null => {
  if (found.patient_id === null) return null;
  const untaken = untakenOf(patientInput(typed), patientInput(found)).map(({ field }) => field);
  return typedOnKnown(
    typed,
    found.patient_id,
    untaken.filter((field) => !IDENTIFYING.has(field)),
  );
};

/**
 * A form for somebody else than was typed about: what was typed of whoever lies here goes along, who they are does not. Typed
 * is what differs from what the form began from, as far as that is known: what stood in a row that was found or linked was read
 * of somebody else. Of somebody whom nobody knew, `begun` is the empty form.
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
 * Merges what is being typed about the record's patient with the row that another person has saved since. Until each clash
 * is resolved, the form stays on its old version. `typed` began from `begun`; values of another patient or this row stay.
 */
export const rebasedForm = (
  typed: PatientFormState,
  begun: BegunFrom,
  row: PatientFormState,
): Rebased<PatientFormState> => {
  const isBehind =
    typed.patient_id === row.patient_id && typed.version !== null && typed.version < (row.version ?? 0);
  if (!isBehind) return { form: typed, begun, clashing: [] };
  const found = rebased({ form: typed, begun }, row);
  return found.clashing.length === 0 ? { ...found, form: { ...found.form, version: row.version } } : found;
};
