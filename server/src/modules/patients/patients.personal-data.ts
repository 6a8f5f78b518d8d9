import { personalDataOf } from '../../platform/personal-data.js';

const PATIENTS = 'patient_id = ANY ($1)';

export const patientData = personalDataOf('patients', [
  { table: 'patient_registration', of: PATIENTS, unshown: ['attempt_hash'] },
  { table: 'patient_source', of: PATIENTS },
  { table: 'patient_squad', of: PATIENTS },
  // Only words of names, used for searching: words that no other patient has are removed too.
  {
    table: 'name_token',
    isDerived: true,
    of: `(t.key, t.token) IN (
      SELECT unnest(name_token_keys(w.key)), w.key FROM patient_name_key w
      WHERE w.patient_id = ANY ($1) AND w.key !~ '[ =]'
        AND NOT EXISTS (SELECT FROM patient_name_key o WHERE o.key = w.key AND o.patient_id <> ALL ($1)))`,
  },
  { table: 'patient_name_key', of: PATIENTS, isDerived: true },
  { table: 'guardian_review', of: PATIENTS },
  { table: 'patient_guardian', of: PATIENTS },
  // An undone merge was with another person's record; the reasons for either name whom staff took the patient for.
  {
    table: 'patient_merge',
    of: 'loser_id = ANY ($1) OR survivor_id = ANY ($1)',
    isShown: 'undone_at IS NULL',
    unshown: ['reason', 'undone_reason'],
  },
  // The reason for withdrawing one may name others.
  { table: 'patient_death', of: PATIENTS, unshown: ['undone_reason', 'undone_by', 'recorded_by'] },
  { table: 'patient', of: PATIENTS, unshown: ['sort_name', 'search_name', 'phone_key'] },
]);
