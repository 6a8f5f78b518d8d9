import { personalDataOf } from '../../platform/personal-data.js';

/** The trail stays whole. People are shown what their own account did and when, never about whom. */
export const auditData = personalDataOf(
  'audit',
  // Counted from the trail, and can be counted again.
  [{ table: 'reading_day', of: 'actor_id = ANY ($2)', isDerived: true }],
  [
    {
      what: 'entries of the audit trail',
      rows: `SELECT e.recorded_at AS at, e.id AS entry, e.action, e.entity_type AS about
             FROM audit_entry e WHERE e.actor_id = ANY ($1) ORDER BY e.recorded_at, e.id`,
    },
  ],
);
