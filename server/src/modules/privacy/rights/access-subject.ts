import type { EntityManager } from 'typeorm';
import { badInput, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { missing } from '../../../platform/tombstones.js';

/** Whom an access request is about: one of the two. */
export type AccessSubject =
  | { readonly patientId: string; readonly userId: null }
  | { readonly patientId: null; readonly userId: string };

const patientOf = async (manager: EntityManager, patientId: string): Promise<AccessSubject> => {
  if (!isId(patientId)) throw notFound('Patient');
  const [known] = await manager.query<unknown[]>('SELECT FROM patient WHERE patient_id = $1', [patientId]);
  if (known === undefined) throw await missing(manager, 'Patient', patientId);
  return { patientId, userId: null };
};

/** An integration's account is nobody's; one that is a patient's goes with the patient's own request, which says all. */
const accountOf = async (manager: EntityManager, userId: string): Promise<AccessSubject> => {
  const [known] = isId(userId)
    ? await manager.query<{ patientId: string | null }[]>(
        `SELECT patient_id AS "patientId" FROM app_user WHERE id = $1 AND kind = 'person'`,
        [userId],
      )
    : [];
  if (known === undefined) throw notFound('Account');
  if (known.patientId !== null)
    throw badInput([
      {
        field: 'userId',
        code: 'patient',
        message:
          'This account has a patient’s record. Note the request for the patient: it covers the account.',
      },
    ]);
  return { patientId: null, userId };
};

/** Looks up whom a request is about. BAD_INPUT unless it is exactly one, ERASED, NOT_FOUND. */
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
      message: 'Say whom it is about: a patient or an account, not both.',
    },
  ]);
};
