import { CHANGE_DOMAINS, CHANGE_KINDS, CHANGE_LIMITS, type ChangeKind } from '@sideline/schema/changes';
import { scopeOf } from '@sideline/schema/scopes';
import { z } from 'zod';
import { actorOf, type Actor, type Context } from '../../../platform/context.js';
import { fetchMaybe, fetchOne, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import type { Change, Changes } from './change.types.js';

export interface ChangesAsked {
  /** The cursor of the last answer; everything from the beginning where there is none. */
  readonly since?: string | null | undefined;
  /** Everything that the caller may be notified of if none is named. */
  readonly kinds?: readonly ChangeKind[] | null | undefined;
  readonly first?: number | null | undefined;
}

const changeRow = z.object({
  node: storedJson<Change>(),
  position: z.string(),
});

const FEED = `
  SELECT c.position::text AS position, json_build_object(
    'kind', c.kind, 'id', c.entity_id, 'version', c.version, 'changedAt', ${moment('c.changed_at')},
    'isDeleted', c.is_deleted) AS node
  FROM entity_change c WHERE c.position > $1 AND c.kind = ANY ($2) ORDER BY c.position LIMIT $3`;

const cursorOf = (position: string): string =>
  Buffer.from(JSON.stringify({ position }), 'utf8').toString('base64url');
const cursorShape = z.object({ position: z.string().regex(/^\d{1,18}$/) });

const notACursor = (message: string): DomainError =>
  badInput([{ field: 'since', code: 'bad_cursor', message }]);

const positionOf = (since: string | null | undefined): string => {
  if (since === null || since === undefined || since === '') return '0';
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(since, 'base64url').toString('utf8'))).position;
  } catch {
    throw notACursor('This is not a cursor of the change feed.');
  }
};

const hears = ({ scopes }: Actor, kind: ChangeKind): boolean =>
  scopes == null || scopes.includes(scopeOf(CHANGE_DOMAINS[kind], 'read'));

const publishRow = z.object({ taken: z.number() });
const kindOfRow = z.object({ kind: z.enum(CHANGE_KINDS) });
const refuseLaterRow = z.object({ isLater: z.boolean() });

/**
 * Changes, including deletions, for systems that keep a copy. Only ids, versions and times: the changed object is read under
 * its id. The database numbers what is committed, one caller at a time, so a reader that continues from its cursor
 * misses nothing, whatever the order in which transactions committed (migration feed-changes).
 */
export class ChangesService {
  /** BAD_INPUT for an invalid cursor, or a cursor of a database that was restored to an earlier state. */
  async read(context: Context, { since, kinds, first }: ChangesAsked): Promise<Changes> {
    const actor = actorOf(context);
    const wanted = kinds ?? CHANGE_KINDS.filter((kind) => hears(actor, kind));
    for (const kind of wanted)
      if (!hears(actor, kind))
        throw new DomainError('TOKEN_SCOPE', { scope: scopeOf(CHANGE_DOMAINS[kind], 'read') });
    const size = first ?? CHANGE_LIMITS.first;
    if (!Number.isInteger(size) || size < 1 || size > CHANGE_LIMITS.most)
      throw badInput([
        {
          field: 'first',
          code: 'out_of_range',
          message: `Ask for 1 to ${String(CHANGE_LIMITS.most)} changes.`,
        },
      ]);
    const from = positionOf(since);
    const published = await this.publish(context);
    const rows = await fetchRows(context.manager, changeRow, FEED, [from, wanted, size + 1]);
    const page = rows.slice(0, size);
    if (rows.length === 0) await this.#refuseLater(context, from);
    return {
      nodes: page.map(({ node }) => node),
      cursor: cursorOf(page.at(-1)?.position ?? from),
      hasMore: rows.length > size || published === CHANGE_LIMITS.batch,
    };
  }

  /** Numbers what was committed since, and notifies webhooks. Returns how many writes there were. */
  async publish({ manager }: Pick<Context, 'manager'>): Promise<number> {
    const row = await fetchOne(manager, publishRow, 'SELECT publish_changes($1) AS taken', [
      CHANGE_LIMITS.batch,
    ]);
    return row.taken;
  }

  /** What kind of object an id is or was; null if the feed does not know it. */
  async kindOf({ manager }: Context, id: string): Promise<ChangeKind | null> {
    const row = await fetchMaybe(
      manager,
      kindOfRow,
      `SELECT kind FROM entity_change WHERE entity_id = $1
       UNION ALL SELECT kind FROM change_pending WHERE entity_id = $1 LIMIT 1`,
      [id],
    );
    return row?.kind ?? null;
  }

  async #refuseLater({ manager }: Context, from: string): Promise<void> {
    const row = await fetchOne(
      manager,
      refuseLaterRow,
      'SELECT $1::bigint > coalesce(max(position), 0) AS "isLater" FROM entity_change',
      [from],
    );
    if (row.isLater)
      throw notACursor(
        'This cursor is later than everything here, because the database was restored. Read again from the beginning.',
      );
  }
}
