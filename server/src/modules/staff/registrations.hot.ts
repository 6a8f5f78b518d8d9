import { registerOf } from '@sideline/schema/staff/registers';
import type { Context } from '../../platform/context.js';

/** A number in a council's register, and the qualification that it proves. */
export interface StaffRegistration {
  readonly qualification: string;
  readonly number: string;
}

/** The numbers of some staff in the councils' registers, by profile, in one statement. */
export const readRegistrations = async (
  { manager }: Context,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StaffRegistration[]>> => {
  if (staffIds.length === 0) return new Map();
  const rows = await manager.query<(StaffRegistration & { readonly staffId: string })[]>(
    `SELECT DISTINCT q.staff_id AS "staffId", q.qualification, q.number FROM staff_qualification q
     WHERE q.staff_id = ANY ($1) AND q.number IS NOT NULL
     ORDER BY q.staff_id, q.qualification, q.number`,
    [staffIds],
  );
  const found = new Map<string, StaffRegistration[]>();
  for (const { staffId, ...registration } of rows)
    if (registerOf(registration.qualification) !== null)
      found.set(staffId, [...(found.get(staffId) ?? []), registration]);
  return found;
};
