import { personalDataOf } from '../../../platform/personal-data.js';

export const restrictedData = personalDataOf('restricted', [
  {
    // The reason may name others who could come to harm.
    table: 'restriction',
    of: 'patient_id = ANY ($1) OR prf_id = ANY ($3)',
    unshown: ['reason', 'ended_reason', 'made_by', 'ended_by'],
  },
  {
    table: 'restricted_access',
    of: 'restriction_id IN (SELECT r.id FROM restriction r WHERE r.patient_id = ANY ($1) OR r.prf_id = ANY ($3))',
    unshown: ['reason', 'review', 'user_id', 'reviewed_by', 'restriction_id'],
    isDerived: true,
  },
  {
    // The reason may name others, as above.
    table: 'public_figure_flag',
    of: 'patient_id = ANY ($1)',
    unshown: ['reason', 'ended_reason', 'made_by', 'ended_by'],
  },
]);
