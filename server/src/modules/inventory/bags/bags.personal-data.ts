import { CLAIMS_LAPSED_BEFORE, personalDataOf } from '../../../platform/personal-data.js';

/** Who had which bag with them. */
export const bagData = personalDataOf('bags', [
  {
    table: 'bag_assignment',
    of: 't.staff_id IN (SELECT s.staff_id FROM staff_profile s WHERE s.user_id = ANY ($2))',
    kept: 'A record of who did which work is kept for as long as a claim can be based on it (Limitation Act 1980 section 5; UK GDPR article 17(3)(e)).',
    term: {
      said: 'Six years after the bag came back.',
      isOver: `t.back_at < ${CLAIMS_LAPSED_BEFORE}`,
    },
  },
]);
