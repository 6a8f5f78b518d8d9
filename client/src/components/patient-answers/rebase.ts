import { isSame } from '@sideline/schema/prf/record/merge';
import { patientChanges } from '@sideline/schema/validation/patient';
import { PATIENT_FIELDS, type PatientAnswers, type PatientField } from './patient-answers';

/** The form after another person's saved values have been merged under what is typed. */
export const CHANGED_MEANWHILE =
  'This patient has changed since you opened it. The changes are now in the form. Check them, then save again.';

/** The fields of a row that are answered together, because they belong together. */
export const partsOf = (field: PatientField): readonly (keyof PatientAnswers)[] => {
  if (field === 'dob') return ['dob', 'dobHalf'];
  return field === 'cheerSquadId' ? ['cheerTeamId', 'cheerSquadId'] : [field];
};

/**
 * A text as it would be stored, so that '943 476 5919 ' equals '9434765919' in the row. Unchanged if it cannot be stored.
 */
export const storedValue = (name: keyof PatientAnswers, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const read =
    name in patientChanges.shape ? patientChanges.shape[name as StoredName].safeParse(value) : null;
  return read?.success === true ? (read.data ?? null) : value.trim() || null;
};
type StoredName = keyof typeof patientChanges.shape;

/**
 * A part that is in neither does not belong to this form. A part that is only in the second is not known for the first.
 */
const isSameIn = (a: Partial<PatientAnswers>, b: PatientAnswers, field: PatientField): boolean =>
  partsOf(field).every(
    (name) => name in a === name in b && isSame(storedValue(name, a[name]), storedValue(name, b[name])),
  );

const withFieldOf = <T extends Partial<PatientAnswers>>(
  form: T,
  from: PatientAnswers,
  field: PatientField,
): T => ({
  ...form,
  ...Object.fromEntries(
    partsOf(field)
      .filter((name) => name in from)
      .map((name) => [name, from[name]]),
  ),
});

/** What is typed, and the values of the patient's row that it started from. A field that is absent there is not known. */
export interface Typing<T extends PatientAnswers> {
  readonly form: T;
  readonly begun: Partial<T>;
}

export interface Rebased<T extends PatientAnswers> extends Typing<T> {
  /** What was entered here and saved differently by another person. */
  readonly clashing: readonly PatientField[];
}

/**
 * Merges what is being typed about a patient with the row that another person has saved since. Fields that were not
 * changed here take the saved value, and the others keep what was typed.
 */
export const rebased = <T extends PatientAnswers>({ form: typed, begun }: Typing<T>, row: T): Rebased<T> => {
  const other = PATIENT_FIELDS.filter((field) => !isSameIn(typed, row, field));
  const clashing = other.filter((field) => !isSameIn(begun, typed, field) && !isSameIn(begun, row, field));
  return {
    form: other
      .filter((field) => isSameIn(begun, typed, field))
      .reduce((merged, field) => withFieldOf(merged, row, field), typed),
    // Values that came from the server can be changed again, and no longer clash with anyone.
    begun: PATIENT_FIELDS.filter((field) => !clashing.includes(field)).reduce(
      (known, field) => withFieldOf(known, row, field),
      begun,
    ),
    clashing,
  };
};

/** Chooses one side of a clash. Returns what is typed, and what it starts from now. */
export const chosenIn = <T extends PatientAnswers>(
  { form, begun }: Typing<T>,
  row: T,
  field: PatientField,
  side: 'mine' | 'theirs',
): Typing<T> =>
  side === 'theirs'
    ? { form: withFieldOf(form, row, field), begun }
    : { form, begun: withFieldOf(begun, row, field) };
