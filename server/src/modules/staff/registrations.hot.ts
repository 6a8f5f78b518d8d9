import { registerOf } from '@sideline/schema/staff/registers';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { fetchRows } from '../../platform/database/checked.js';

/** A number in a council's register, and the qualification that it proves. */
export interface StaffRegistration {
  readonly qualification: string;
  readonly number: string;
}

const readRegistrationsRow = z.object({ qualification: z.string(), number: z.string(), staffId: z.string() });

/** The numbers of some staff in the councils' registers, by profile, in one statement. */
export const readRegistrations = async (
  { manager }: Context,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StaffRegistration[]>> => {
  if (staffIds.length === 0) return new Map();
  const rows = await fetchRows(
    manager,
    readRegistrationsRow,
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
