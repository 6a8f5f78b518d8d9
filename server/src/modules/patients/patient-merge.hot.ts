import { documentedName } from '@sideline/schema/patient-names';
import { moment } from '../../platform/database/json-sql.js';
import { actorNameSql } from '../audit/actor-name.hot.js';

/** A merge as JSON made by the database, in the words of the schema. */

/** The other patient's record, with only its owner: a reader of one record need not see the other. */
const merged = (alias: string): string => {
  const whileMerged = (field: string): string =>
    `'${field}', CASE WHEN m.undone_at IS NULL THEN ${alias}.${documentedName(field)} END`;
  return `json_build_object(
    'id', ${alias}.patient_id, 'name', ${alias}.patient_name, ${whileMerged('dob')},
    ${whileMerged('allergies')}, ${whileMerged('pastMedicalHistory')}, ${whileMerged('medications')})`;
};

const MERGE = `json_build_object(
  'id', m.id, 'loser', ${merged('loser')}, 'survivor', ${merged('survivor')}, 'reason', m.reason,
  'mergedAt', ${moment('m.merged_at')}, 'mergedBy', ${actorNameSql('m.merged_by')},
  'undoneAt', ${moment('m.undone_at')}, 'undoneBy', ${actorNameSql('m.undone_by')}, 'undoneReason', m.undone_reason,
  'hasWaitingAccount', m.undone_at IS NULL AND EXISTS (
    SELECT FROM app_user u
    WHERE u.patient_id IN (m.loser_id, m.survivor_id) AND u.is_active AND NOT EXISTS (
      SELECT FROM account_identity_check c
      WHERE c.merge_id = m.id AND c.user_id = u.id AND c.ended_at IS NULL)))`;

/** A merge `m` with its two records. */
export const MERGE_FROM = `patient_merge m JOIN patient loser ON loser.patient_id = m.loser_id
  JOIN patient survivor ON survivor.patient_id = m.survivor_id`;

/** SQL for every merge that the patient was part of whose id is SQL too, the newest first. */
export const mergesSql = (patientId: string): string => `coalesce((
  SELECT json_agg(${MERGE} ORDER BY m.merged_at DESC, m.id DESC) FROM ${MERGE_FROM}
  WHERE m.loser_id = ${patientId} OR m.survivor_id = ${patientId}), '[]')`;

export const ONE_MERGE = `SELECT ${MERGE} AS merge FROM ${MERGE_FROM} WHERE m.id = $1`;
