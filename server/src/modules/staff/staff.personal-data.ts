import { personalDataOf } from '../../platform/personal-data.js';

const STAFF = 'staff_id IN (SELECT s.staff_id FROM staff_profile s WHERE s.user_id = ANY ($2))';
const EMPLOYMENT = 'What an employer keeps of its staff follows a rule of its own, not that of patients.';

export const staffData = personalDataOf('staff', [
  { table: 'staff_expiry_warning', of: STAFF, kept: EMPLOYMENT },
  { table: 'staff_availability', of: STAFF, kept: EMPLOYMENT },
  { table: 'staff_qualification', of: STAFF, kept: EMPLOYMENT },
  { table: 'staff_profile', of: 'user_id = ANY ($2)', kept: EMPLOYMENT },
]);
