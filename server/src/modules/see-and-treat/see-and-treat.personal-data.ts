import { personalDataOf } from '../../platform/personal-data.js';

export const seeAndTreatData = personalDataOf('see-and-treat', [
  { table: 'see_and_treat_log', of: 'patient_id = ANY ($1)' },
]);
