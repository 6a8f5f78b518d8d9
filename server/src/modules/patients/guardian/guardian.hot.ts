import { GUARDED_UNTIL, type Guardianship } from '@sideline/schema/guardianship';
import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import { moment } from '../../../platform/database/json-sql.js';

const GUARDED_YEARS = `interval '${String(GUARDED_UNTIL)} years'`;

/**
 * SQL for the JSON of the facts that decide whether an account (SQL for its patient's id and when it was made) opens its
 * record.
 */
export const guardianshipSql = (patientId: string, madeAt: string): string => `(
  SELECT json_build_object('dob', gp.dob, 'accountMadeAt', ${moment(madeAt)},
    'hasGuardian', EXISTS (SELECT FROM patient_guardian g WHERE g.patient_id = gp.patient_id AND g.removed_at IS NULL),
    'reviewedAt', (SELECT ${moment('r.reviewed_at')} FROM guardian_review r WHERE r.patient_id = gp.patient_id))
  FROM patient gp WHERE gp.patient_id = ${patientId})`;

/** SQL for the JSON of a patient's guardian, and for that of the patient's review at 16; null where there is none. */
export const guardianSql = (patientId: string): string => `(
  SELECT json_build_object('guardianName', g.guardian_name, 'guardianRelationship', g.guardian_relationship,
    'guardianPhone', g.guardian_phone, 'guardianEmail', g.guardian_email)
  FROM patient_guardian g WHERE g.patient_id = ${patientId} AND g.removed_at IS NULL)`;
export const guardianReviewSql = (patientId: string): string => `(
  SELECT json_build_object('dueAt', ${moment('r.due_at')}, 'reviewedAt', ${moment('r.reviewed_at')}, 'keptReason', r.kept_reason)
  FROM guardian_review r WHERE r.patient_id = ${patientId})`;

/**
 * SQL for whether the patient `p` is listed for the review of an account at 16 that still waits for it on `day` (SQL for a day
 * where the provider works): the birth date may have been corrected since, and the account removed.
 */
export const isReviewDueSql = (day: string): string => `p.patient_id IN (
  SELECT r.patient_id FROM guardian_review r JOIN app_user u ON u.patient_id = r.patient_id
  WHERE r.reviewed_at IS NULL AND u.role = 'patient' AND u.is_active
    AND p.dob > (u.created_at AT TIME ZONE '${HOME_ZONE}')::date - ${GUARDED_YEARS})
  AND p.dob <= ${day}::date - ${GUARDED_YEARS}`;

/** As `guardianshipSql` gives it. */
export interface StoredGuardianship {
  readonly dob: string | null;
  readonly accountMadeAt: string;
  readonly hasGuardian: boolean;
  readonly reviewedAt: string | null;
}

/** The same with its day where the provider works. */
export const guardianshipOf = (stored: StoredGuardianship): Guardianship => ({
  ...stored,
  accountMadeOn: localDay(stored.accountMadeAt),
  reviewedOn: stored.reviewedAt === null ? null : localDay(stored.reviewedAt),
});
