import type { Role } from '@sideline/schema/roles';
import { In } from 'typeorm';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { fetchRows } from '../../platform/database/checked.js';
import { defineLoader, inOrderOf } from '../../platform/database/loaders.js';
import { keysetPage, type Connection, type Keyset, type PageRequest } from '../../platform/lists/paging.js';
import { contains } from '../../platform/text/text-search.js';
import type { AuditService } from '../audit/audit.service.js';
import { HAS_SECOND_FACTOR } from './second-factor-check.service.js';
import { AppUser } from './app-user.entity.js';

export interface UserFilter {
  readonly text?: string | null | undefined;
  readonly role?: Role | null | undefined;
  readonly isActive?: boolean | null | undefined;
}

/** One account for each id, in their order; null if there is none. */
export const userById = defineLoader<string, AppUser | null>(async (context, ids) =>
  inOrderOf(ids, await context.manager.findBy(AppUser, { id: In([...ids]) }), (user) => user.id),
);

const standingRow = z.object({
  userId: z.string(),
  openSessions: z.number(),
  hasSecondFactor: z.boolean(),
});
type Standing = z.infer<typeof standingRow>;

/** On how many devices each account is signed in (an idle session counts until it is swept), and how it signs in. */
export const standingOf = defineLoader<string, Standing | null>(async (context, ids) => {
  const rows = await fetchRows(
    context.manager,
    standingRow,
    `SELECT u.id AS "userId", ${HAS_SECOND_FACTOR} AS "hasSecondFactor",
            (SELECT count(*)::integer FROM session s WHERE s.user_id = u.id AND s.expires_at > $2) AS "openSessions"
     FROM app_user u WHERE u.id = ANY($1)`,
    [ids, context.clock()],
  );
  return inOrderOf(ids, rows, (row) => row.userId);
});

const BY_NAME: Keyset = {
  columns: [
    { expression: 'account.lastName', type: 'text' },
    { expression: 'account.firstName', type: 'text' },
    { expression: 'account.id', type: 'uuid' },
  ],
  direction: 'ASC',
};

/** Accounts as administrators see them. */
export class UserService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** People's accounts by last name, first name; integrations' own accounts are left out. One audit entry a list. */
  async list(context: Context, filter: UserFilter, page: PageRequest): Promise<Connection<AppUser>> {
    const query = context.manager
      .createQueryBuilder(AppUser, 'account')
      .where('account.kind = :kind', { kind: 'person' });
    const text = filter.text?.trim() ?? '';
    if (text !== '')
      query.andWhere(
        `(CAST(account.email AS text) ILIKE :pattern OR concat(account.firstName, ' ', account.lastName) ILIKE :pattern)`,
        { pattern: contains(text) },
      );
    if (filter.role) query.andWhere('account.role = :role', { role: filter.role });
    if (typeof filter.isActive === 'boolean')
      query.andWhere('account.isActive = :isActive', { isActive: filter.isActive });
    const users = await keysetPage(query, BY_NAME, page);
    await this.#audit.record(context, { action: 'USERS_LISTED', entity: { type: 'User', id: 'list' } });
    return users;
  }
}
