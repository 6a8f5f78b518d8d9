import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { execute, fetchMaybe, fetchRows } from '../../../platform/database/checked.js';
import { badInput, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { missing } from '../../../platform/database/tombstones.js';
import { readPrfNumber } from '../../prf/reading/prf.hot.js';

/** The subject of an access request: one of the two. */
export const accessSubjectRow = z.union([
  z.object({ patientId: z.string(), userId: z.null() }),
  z.object({ patientId: z.null(), userId: z.string() }),
]);
export type AccessSubject = z.infer<typeof accessSubjectRow>;

const patientOf = async (manager: EntityManager, patientId: string): Promise<AccessSubject> => {
  if (!isId(patientId)) throw notFound('Patient');
  const known = await execute(manager, 'SELECT FROM patient WHERE patient_id = $1', [patientId]);
  if (known === 0) throw await missing(manager, 'Patient', patientId);
  return { patientId, userId: null };
};

const accountOfRow = z.object({ patientId: z.string().nullable() });

/** An integration's account belongs to nobody; a patient's account is covered by the patient's own request. */
const accountOf = async (manager: EntityManager, userId: string): Promise<AccessSubject> => {
  const known = isId(userId)
    ? await fetchMaybe(
        manager,
        accountOfRow,
        `SELECT patient_id AS "patientId" FROM app_user WHERE id = $1 AND kind = 'person'`,
        [userId],
      )
    : undefined;
  if (known === undefined) throw notFound('Account');
  if (known.patientId !== null)
    throw badInput([
      {
        field: 'userId',
        code: 'patient',
        message:
          'This account has a patient’s record. Record the request for the patient: it covers the account.',
      },
    ]);
  return { patientId: null, userId };
};

/** Looks up the subject of a request. BAD_INPUT unless there is exactly one, ERASED, NOT_FOUND. */
export const subjectOf = async (
  manager: EntityManager,
  {
    patientId = null,
    userId = null,
  }: { readonly patientId?: string | null; readonly userId?: string | null },
): Promise<AccessSubject> => {
  if (patientId !== null && userId === null) return patientOf(manager, patientId);
  if (userId !== null && patientId === null) return accountOf(manager, userId);
  throw badInput([
    {
      field: 'patientId',
      code: 'required',
      message: 'Say who it is about: a patient or an account, not both.',
    },
  ]);
};

const MOST_RECORDS = 20;
const refusedRecord = (code: string, message: string) =>
  badInput([{ field: 'recordNumbers', code, message }]);

const recordsWithoutPatientRow = z.object({
  id: z.string(),
  number: z.string(),
  isLinked: z.boolean(),
  isVoid: z.boolean(),
});

/** Records without a patient, by their numbers and in that order, each once. BAD_INPUT names numbers that are not valid. */
export const recordsWithoutPatient = async (
  manager: EntityManager,
  typed: readonly string[],
): Promise<readonly { readonly id: string; readonly number: string }[]> => {
  if (typed.length > MOST_RECORDS)
    throw refusedRecord('out_of_range', `Enter at most ${String(MOST_RECORDS)} records.`);
  const numbers = typed.map((text) => {
    const number = readPrfNumber(text);
    if (number === null) throw refusedRecord('invalid', `‘${text}’ is not the number of a record.`);
    return number;
  });
  const found = await fetchRows(
    manager,
    recordsWithoutPatientRow,
    `SELECT id, custom_prf_id AS number, patient_id IS NOT NULL AS "isLinked", status = 'void' AS "isVoid"
     FROM prf WHERE custom_prf_id = ANY ($1) ORDER BY custom_prf_id`,
    [numbers],
  );
  for (const number of numbers) {
    const record = found.find((one) => one.number === number);
    if (record === undefined) throw refusedRecord('unknown', `There is no record ${number}.`);
    if (record.isLinked)
      throw refusedRecord(
        'linked',
        `Record ${number} belongs to a patient, so it is in that patient’s copy.`,
      );
    if (record.isVoid)
      throw refusedRecord('void', `Record ${number} was entered in error, so it is not in any copy.`);
  }
  return found;
};
