import type { Problem } from '@sideline/schema/errors';
import { localDay } from '@sideline/schema/local-day';
import { documentedName } from '@sideline/schema/patient-names';
import {
  patientChanges,
  patientProblems,
  withAddress,
  type PatientChanges,
  type PatientRule,
} from '@sideline/schema/validation/patient';
import type { Context } from '../../platform/context.js';
import { badInput, DomainError, isConstraintViolation } from '../../platform/errors.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { NewPatient, PatientInput } from './patient.types.js';

/** The columns that a caller may fill, by the field's name. */
export const COLUMNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.keys(patientChanges.shape)
      .filter((field) => field !== 'cheerSquadId')
      .map((field) => [field, documentedName(field)]),
  ),
  addressLine1: 'address_line_1',
  addressLine2: 'address_line_2',
  addressLine3: 'address_line_3',
};

/** A record by its fields' names. */
export type Fields = Readonly<Record<string, unknown>>;

/** A person born after midnight in summer has no birth date in the future. */
export const todayOf = (context: Context): string => localDay(context.clock());

export const parsed = (given: PatientInput): PatientChanges => requireValid(patientChanges, { ...given });

/** A new patient's details: as given, and as the record would hold them. BAD_INPUT and PATIENT_REQUIRED_FIELDS name what is wrong. */
export const newFacts = (
  context: Context,
  { id, ...given }: NewPatient,
  rule: PatientRule,
): { readonly changes: PatientChanges; readonly facts: Fields } => {
  requireId(id, 'id');
  const changes = withAddress(parsed(given), {});
  const facts: Fields = { ...changes, identityStatus: changes.identityStatus ?? 'self_reported' };
  refuse(patientProblems(facts, todayOf(context), rule), rule);
  return { changes, facts };
};

/** Only fields that were given and are columns. A status cannot be removed, so clearing it does nothing. */
export const filled = (changes: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) =>
        field in COLUMNS && value !== undefined && !(field === 'identityStatus' && value === null),
    ),
  );

export const refuse = (problems: readonly Problem[], rule: PatientRule): void => {
  if (problems.length === 0) return;
  // The specification's sentence also names a birth date, which only a full record needs.
  if (rule === 'record' && problems.some(({ code }) => code === 'required'))
    throw new DomainError('PATIENT_REQUIRED_FIELDS', {}, { problems });
  throw badInput(problems);
};

export const numberTaken = (cause?: unknown): DomainError =>
  new DomainError(
    'CONFLICT',
    {},
    {
      problems: [
        {
          field: 'nhsNumber',
          code: 'taken',
          message: 'Another patient has this NHS number. Search for it.',
        },
      ],
      cause,
    },
  );

/** The message for the only conflict that a write can have: another patient's NHS number. */
export const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isConstraintViolation(error, 'erased')) throw new DomainError('CONFLICT');
    if (!isConstraintViolation(error, 'patient_nhs_number')) throw error;
    throw numberTaken(error);
  }
};
