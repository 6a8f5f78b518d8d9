import { personalDataOf } from '../../platform/personal-data.js';

export const seeAndTreatData = personalDataOf(
  'see-and-treat',
  [{ table: 'see_and_treat_log', of: 'patient_id = ANY ($1)', isShown: 'voided_at IS NULL' }],
  [
    {
      what: 'logs recorded',
      rows: `SELECT l.recorded_at AS at, l.log_id AS log
             FROM see_and_treat_log l WHERE l.recorded_by = ANY ($1) ORDER BY l.recorded_at, l.log_id`,
    },
    {
      what: 'logs marked as entered in error',
      rows: `SELECT l.voided_at AS at, l.log_id AS log FROM see_and_treat_log l
             WHERE l.voided_by = ANY ($1) ORDER BY l.voided_at, l.log_id`,
    },
  ],
);
