import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { GIVES_CONTROLLED_DRUGS } from '@sideline/schema/positions';
import type { Context } from '../../../platform/context.js';
import { execute } from '../../../platform/database/checked.js';
import { isNamedSql } from '../../../platform/database/named-sql.js';

/**
 * Notes who gave controlled drugs that a record reports, and whether their position allowed it then. It is never refused: the
 * register shows it. Without a name, the performer gave them; of a name that no colleague has, nothing is known.
 */
export const noteGiver = async (
  { manager }: Context,
  moveIds: readonly string[],
  givenBy: string | null,
): Promise<void> => {
  await execute(
    manager,
    `WITH dose AS (
       SELECT m.id, m.performed_by, ($2::text IS NULL OR ${isNamedSql('p', '$2')}) AS is_performers
       FROM stock_move m JOIN stock_item i ON i.id = m.item_id AND i.is_witnessed JOIN app_user p ON p.id = m.performed_by
       WHERE m.id = ANY ($1::uuid[]) AND m.to_location_id = $3
     )
     INSERT INTO controlled_giver (move_id, given_by, may_give)
     SELECT d.id, CASE WHEN NOT d.is_performers THEN $2 END, (
       SELECT bool_or(coalesce(s.is_active AND s.position = ANY ($4::text[]), false))
       FROM app_user u LEFT JOIN staff_profile s ON s.user_id = u.id
       WHERE u.is_active AND u.kind = 'person' AND u.role IN ('admin', 'staff')
         AND CASE WHEN d.is_performers THEN u.id = d.performed_by ELSE ${isNamedSql('u', '$2')} END)
     FROM dose d
     ON CONFLICT (move_id) DO UPDATE SET given_by = excluded.given_by, may_give = excluded.may_give`,
    [moveIds, givenBy, virtualLocation('consumed'), GIVES_CONTROLLED_DRUGS],
  );
};
