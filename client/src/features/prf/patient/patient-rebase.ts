import { isSame } from '@sideline/schema/prf/merge';
import { EMPTY_FORM, type BegunFrom, type PatientFormState } from './patient-form-state';

type Entered = Exclude<
  keyof PatientFormState,
  'patient_id' | 'new_patient_id' | 'linked_patient_id' | 'version'
>;
/** What is chosen at once: one field, or two that say one thing together. */
export type ClashField = Exclude<Entered, 'dob_half' | 'cheer_team_id'>;

const { patient_id: _p, new_patient_id: _n, linked_patient_id: _l, version: _v, ...ENTERED } = EMPTY_FORM;
const fieldsOf = (field: ClashField): readonly Entered[] => {
  if (field === 'dob') return ['dob', 'dob_half'];
  return field === 'cheer_squad_id' ? ['cheer_team_id', 'cheer_squad_id'] : [field];
};
const FIELDS = (Object.keys(ENTERED) as readonly Entered[]).filter(
  (field): field is ClashField => field !== 'dob_half' && field !== 'cheer_team_id',
);

const isSameIn = (a: BegunFrom, b: PatientFormState, field: ClashField): boolean =>
  fieldsOf(field).every((name) => name in a && isSame(a[name], b[name]));

const withFieldOf = <T extends BegunFrom>(form: T, from: PatientFormState, field: ClashField): T => ({
  ...form,
  ...Object.fromEntries(fieldsOf(field).map((name) => [name, from[name]])),
});

export interface RebasedForm {
  readonly form: PatientFormState;
  /** What was entered here and saved otherwise by somebody else: until it is chosen, the form stays on its old version. */
  readonly clashing: readonly ClashField[];
}

/**
 * What is being typed about a patient, on his row as somebody else saved it since: what was not touched here is as it stands
 * there, what was is as it was typed. `typed` began from `begun`.
 */
export const rebasedForm = (
  typed: PatientFormState,
  begun: BegunFrom,
  row: PatientFormState,
): RebasedForm => {
  const isBehind =
    typed.patient_id === row.patient_id && typed.version !== null && typed.version < (row.version ?? 0);
  if (!isBehind) return { form: typed, clashing: [] };
  const other = FIELDS.filter((field) => !isSameIn(typed, row, field));
  const clashing = other.filter((field) => !isSameIn(begun, typed, field) && !isSameIn(begun, row, field));
  const form = other
    .filter((field) => isSameIn(begun, typed, field))
    .reduce((merged, field) => withFieldOf(merged, row, field), typed);
  return { form: clashing.length === 0 ? { ...form, version: row.version } : form, clashing };
};

/** One side of a clash was chosen: the form, and what it began from, as they are from then on. */
export const chosenIn = (
  { form, begun }: { readonly form: PatientFormState; readonly begun: BegunFrom },
  row: PatientFormState,
  field: ClashField,
  side: 'mine' | 'theirs',
): { readonly form: PatientFormState; readonly begun: BegunFrom } =>
  side === 'theirs'
    ? { form: withFieldOf(form, row, field), begun }
    : { form, begun: withFieldOf(begun, row, field) };
