import { CLAIMS_LAPSED_BEFORE, personalDataOf, type Term } from '../../platform/personal-data.js';

const STAFF = 'staff_id IN (SELECT s.staff_id FROM staff_profile s WHERE s.user_id = ANY ($2))';
const EMPLOYMENT =
  'The employer answers claims from the employment (Limitation Act 1980 section 5; UK GDPR article 17(3)(b) and (e)).';

const isOver = (profile: string): string => `${profile}.termination_date < ${CLAIMS_LAPSED_BEFORE}`;
const TERM: Term = {
  said: 'Six years after the last day of the employment.',
  isOver: `EXISTS (SELECT FROM staff_profile s WHERE s.staff_id = t.staff_id AND ${isOver('s')})`,
};

export const staffData = personalDataOf('staff', [
  { table: 'staff_expiry_warning', of: STAFF, kept: EMPLOYMENT, term: TERM },
  { table: 'staff_availability', of: STAFF, kept: EMPLOYMENT, term: TERM },
  { table: 'staff_qualification', of: STAFF, kept: EMPLOYMENT, term: TERM },
  // A record or shift that names a person also gives the position they had.
  {
    table: 'staff_profile',
    of: 'user_id = ANY ($2)',
    kept: EMPLOYMENT,
    term: { ...TERM, isOver: isOver('t') },
  },
]);
