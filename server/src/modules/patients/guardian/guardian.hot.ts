import type { Guardianship } from '@sideline/schema/guardianship';
import { localDay } from '@sideline/schema/local-day';
import { moment } from '../../../platform/database/json-sql.js';

/** SQL for the JSON of what decides whether an account (SQL for its patient's id and when it was made) opens its record. */
export const guardianshipSql = (patientId: string, madeAt: string): string => `(
  SELECT json_build_object('dob', gp.dob, 'accountMadeAt', ${moment(madeAt)},
    'hasGuardian', EXISTS (SELECT FROM patient_guardian g WHERE g.patient_id = gp.patient_id AND g.removed_at IS NULL),
    'isReviewed', EXISTS (SELECT FROM guardian_review r WHERE r.patient_id = gp.patient_id AND r.reviewed_at IS NOT NULL))
  FROM patient gp WHERE gp.patient_id = ${patientId})`;

/** SQL for the JSON of a patient's guardian, and for that of his review at 16; null where there is none. */
export const guardianSql = (patientId: string): string => `(
  SELECT json_build_object('guardian_name', g.guardian_name, 'guardian_relationship', g.guardian_relationship,
    'guardian_phone', g.guardian_phone, 'guardian_email', g.guardian_email)
  FROM patient_guardian g WHERE g.patient_id = ${patientId} AND g.removed_at IS NULL)`;
export const guardianReviewSql = (patientId: string): string => `(
  SELECT json_build_object('dueAt', ${moment('r.due_at')}, 'reviewedAt', ${moment('r.reviewed_at')}, 'keptReason', r.kept_reason)
  FROM guardian_review r WHERE r.patient_id = ${patientId})`;

/** As `guardianshipSql` gives it. */
export interface StoredGuardianship {
  readonly dob: string | null;
  readonly accountMadeAt: string;
  readonly hasGuardian: boolean;
  readonly isReviewed: boolean;
}

/** The same with its day where the provider works. */
export const guardianshipOf = (stored: StoredGuardianship): Guardianship => ({
  ...stored,
  accountMadeOn: localDay(stored.accountMadeAt),
});
