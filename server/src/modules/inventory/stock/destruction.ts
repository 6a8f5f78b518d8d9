import type { Context } from '../../../platform/context.js';
import { execute } from '../../../platform/database/checked.js';

const LENGTH = 200;

/** In whose presence a posting destroyed controlled drugs, and how: the register shows it with the entry. */
export const keepDestruction = (
  context: Context,
  postingId: string,
  facts: {
    readonly authorisedName: string | null;
    readonly authorisedRole: string | null;
    readonly method: string;
  },
): Promise<number> =>
  execute(
    context.manager,
    `INSERT INTO controlled_destruction (posting_id, authorised_name, authorised_role, method, destroyed_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [postingId, facts.authorisedName, facts.authorisedRole, facts.method.slice(0, LENGTH), context.clock()],
  );
