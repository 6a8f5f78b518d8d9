import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { gradesHeld } from '@sideline/schema/positions';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { fetchMaybe, fetchRows } from '../../platform/database/checked.js';
import { cappedFrom, keyed, keysetSql, type Capped } from '../../platform/lists/paging.js';
import { contains } from '../../platform/text/text-search.js';
import type { AuditService } from '../audit/audit.service.js';
import { STAFF_BY_NAME } from './staff-order.js';
import { staffMemberRow, type StaffMember, type StaffMemberFilter } from './staff-member.js';
import { listableRoles } from './staff.policy.js';
import type { StaffUser } from './staff-user.types.js';

/** A provider has tens of staff, rarely hundreds: a picker shows no more than this. */
const MOST = 500;

const profileRow = z.object({ position: z.string(), qualifications: z.array(z.string()) });

/** Members of staff for pickers. */
export class StaffService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /**
   * People's accounts by last name in pages of a thousand (spec section 7, 'GET /api/users'): to admins all, to staff those
   * of admins and staff. `withProfile` leaves out accounts without a staff profile ('GET /api/staff/users'). One audit entry
   * a page.
   */
  async users(context: Context, after?: string, withProfile = false): Promise<Capped<StaffUser>> {
    const size = LIMITS.rest.users;
    const values: unknown[] = [listableRoles(actorOf(context)), size + 1, withProfile];
    const sql = keysetSql(STAFF_BY_NAME, after, (value) => `$${String(values.push(value))}`);
    const rows = await fetchRows(
      context.manager,
      keyed<StaffUser>(),
      `SELECT json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'role', u.role,
                'staffProfile', CASE WHEN u.staff_id IS NOT NULL THEN json_build_object('id', u.staff_id) END) AS node,
              ${sql.valuesOf('u')} AS values
       FROM (
         SELECT u.*, s.staff_id, ${sql.keys} FROM app_user u LEFT JOIN staff_profile s ON s.user_id = u.id
         WHERE u.kind = 'person' AND u.role = ANY ($1) AND (NOT $3::boolean OR s.staff_id IS NOT NULL) AND ${sql.beyond}
         ORDER BY ${sql.orderBy} LIMIT $2
       ) u ORDER BY ${sql.orderOf('u')}`,
      values,
    );
    await this.#audit.record(context, { action: 'USERS_LISTED', entity: { type: 'User', id: 'list' } });
    return cappedFrom(rows, size);
  }

  /** Members of staff by last name, first name; at most 500. */
  list(context: Context, filter: StaffMemberFilter): Promise<StaffMember[]> {
    const text = filter.text?.trim() ?? '';
    return fetchRows(
      context.manager,
      staffMemberRow,
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

  /**
   * The grades that a person holds today by their active profile, their position's grade first (schema/src/positions). One
   * statement; no audit entry of its own, because it is part of the caller's act.
   */
  async gradesHeld(context: Context, userId: string): Promise<readonly string[]> {
    const profile = await fetchMaybe(
      context.manager,
      profileRow,
      `SELECT s.position, coalesce(array_agg(q.qualification) FILTER (WHERE q.qualification IS NOT NULL), '{}') AS qualifications
       FROM staff_profile s
       LEFT JOIN staff_qualification q ON q.staff_id = s.staff_id AND (q.expires_on IS NULL OR q.expires_on >= $2)
       WHERE s.user_id = $1 AND s.is_active
       GROUP BY s.staff_id, s.position`,
      [userId, localDay(context.clock())],
    );
    return gradesHeld(profile?.position ?? null, profile?.qualifications ?? []);
  }
}
