import { readRows } from '../../platform/database/read.js';
import type { EntityManager } from 'typeorm';

/** The ids of every row of the person whose row $1 is. */
export const SAME_PERSON = `
  SELECT same.patient_id AS id
  FROM patient asked JOIN patient same
    ON coalesce(same.merged_into, same.patient_id) = coalesce(asked.merged_into, asked.patient_id)
  WHERE asked.patient_id = $1`;

/**
 * The ids of every row of a patient's person: entries name the row that was looked at, also where it was merged later. The id
 * itself where there is no such row, as after an erasure. Read before the trail is, so that its statement is planned with them.
 */
export const idsOfPerson = async (manager: EntityManager, patientId: string): Promise<readonly string[]> => {
  const rows = await readRows<{ id: string }>(manager, SAME_PERSON, [patientId]);
  return rows.length === 0 ? [patientId] : rows.map(({ id }) => id);
};
