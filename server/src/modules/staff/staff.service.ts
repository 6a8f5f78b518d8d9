import type { Context } from '../../platform/context.js';
import { contains } from '../../platform/text-search.js';
import type { StaffMember, StaffMemberFilter } from './staff-member.js';

/** A provider has tens of staff, seldom hundreds; what a picker shows ends here. */
const MOST = 500;

/** Members of staff as others pick them. */
export class StaffService {
  /** Members of staff by last name, first name; at most 500. */
  list(context: Context, filter: StaffMemberFilter): Promise<StaffMember[]> {
    const text = filter.text?.trim() ?? '';
    return context.manager.query<StaffMember[]>(
      `SELECT s.staff_id AS "staffId", u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName",
              s.position, s.is_active AS "isActive"
       FROM staff_profile s JOIN app_user u ON u.id = s.user_id
       WHERE ($1::text IS NULL OR concat(u.first_name, ' ', u.last_name) ILIKE $1)
         AND ($2::boolean IS NULL OR s.is_active = $2)
       ORDER BY u.last_name, u.first_name, s.staff_id
       LIMIT $3`,
      [text === '' ? null : contains(text), filter.isActive ?? null, MOST],
    );
  }
}
