import { personalDataOf } from '../../platform/personal-data.js';

const PATIENTS = 'patient_id = ANY ($1)';

export const patientData = personalDataOf('patients', [
  { table: 'patient_registration', of: PATIENTS, unshown: ['attempt_hash'] },
  { table: 'patient_source', of: PATIENTS },
  { table: 'patient_squad', of: PATIENTS },
  // Words of the names alone, to be found by.
  { table: 'patient_name_key', of: PATIENTS, isDerived: true },
  { table: 'patient_merge', of: 'loser_id = ANY ($1) OR survivor_id = ANY ($1)' },
  { table: 'patient', of: PATIENTS, unshown: ['sort_name', 'search_name', 'phone_key'] },
]);
