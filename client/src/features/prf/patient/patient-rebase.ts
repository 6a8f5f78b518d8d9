import { rebased, type Rebased } from '../../../components/patient-answers/rebase';
import type { BegunFrom, PatientFormState } from './patient-form-state';

/**
 * What is being typed about the record's patient, on his row as somebody else saved it since. Until each clash is chosen, the
 * form stays on its old version. `typed` began from `begun`; what is about another patient, or about this row, stays as it is.
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
