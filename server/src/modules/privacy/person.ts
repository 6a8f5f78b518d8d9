import type { EntityManager } from 'typeorm';
import { fetchMaybe } from '../../platform/database/checked.js';
import { personRow, type Person } from '../../platform/personal-data.js';
import { samePersonSql } from '../patients/patient.hot.js';

const PERSON = `
  WITH same AS MATERIALIZED (SELECT unnest(${samePersonSql('$1')}) AS patient_id)
  SELECT ARRAY(SELECT patient_id FROM same ORDER BY patient_id) AS "patientIds",
         ARRAY(SELECT u.id FROM app_user u JOIN same USING (patient_id) ORDER BY u.id) AS "userIds",
         ARRAY(SELECT p.id FROM prf p JOIN same USING (patient_id) ORDER BY p.id) AS "prfIds"`;

/** The person of an account that has no patient's record. */
export const accountHolder = (userId: string): Person => ({ patientIds: [], userIds: [userId], prfIds: [] });

/** The person of a patient's row: all merged rows, with their accounts and records; null if there is none. */
export const personOf = async (manager: EntityManager, patientId: string): Promise<Person | null> => {
  const person = await fetchMaybe(manager, personRow, PERSON, [patientId]);
  return person === undefined || person.patientIds.length === 0 ? null : person;
};
