import { moment } from '../../../platform/database/json-sql.js';
import { actorNameSql } from '../../audit/actor-name.hot.js';

/**
 * SQL for the FROM and WHERE of the checks `c`, with their merges `m`, by which the account `u` opens its record: the owner
 * proved to staff in person that they are the patient, of this record or of one that was merged into it.
 */
const STANDING = `account_identity_check c LEFT JOIN patient_merge m ON m.id = c.merge_id
  WHERE c.user_id = u.id AND c.ended_at IS NULL
    AND (c.patient_id = u.patient_id OR (m.survivor_id = u.patient_id AND m.undone_at IS NULL))`;

/** SQL for whether staff have seen in person that the owner of the account `u` is the patient of its record. */
export const IS_CHECKED = `EXISTS (SELECT FROM ${STANDING})`;

/** SQL for the JSON of a patient's accounts, and of the identity checks of their owners. */
export const accountsSql = (patientId: string): string => `coalesce((
  SELECT json_agg(json_build_object('id', u.id, 'createdAt', ${moment('u.created_at')}, 'check', (
    SELECT json_build_object('id', c.id, 'seen', c.seen, 'checkedAt', ${moment('c.checked_at')},
      'checkedBy', ${actorNameSql('c.checked_by')}, 'isOfMerge', c.merge_id IS NOT NULL)
    FROM ${STANDING} ORDER BY c.checked_at DESC, c.id DESC LIMIT 1)) ORDER BY u.created_at, u.id)
  FROM app_user u WHERE u.patient_id = ${patientId} AND u.role = 'patient' AND u.is_active), '[]')`;
