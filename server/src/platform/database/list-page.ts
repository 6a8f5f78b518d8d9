import { LIMITS } from '@sideline/schema/limits';
import type { Context } from '../context.js';
import type { EntityManager } from 'typeorm';
import {
  connectionFrom,
  keyed,
  keysetSql,
  pageRead,
  readBy,
  type Connection,
  type Keyed,
  type Keyset,
  type PageRequest,
} from '../lists/paging.js';
import { requireId } from '../http/required-id.js';
import { countRow, fetchOne, fetchRows } from './checked.js';
import { readPlanned, readRows } from './read.js';

/** A list that one statement reads: its rows, and what is shown of each. */
export interface SqlList {
  readonly table: string;
  /** The name by which `node`, `joins` and the conditions know a row. */
  readonly alias: string;
  /** What is shown of a row, as JSON. */
  readonly node: string;
  /** What that needs besides the row itself. */
  readonly joins?: string;
}

/** Conditions of a list under construction; `place` adds a value and returns the parameter for it. */
export class ListConditions {
  readonly #where: string[] = [];
  #found: Found | null = null;
  readonly values: unknown[] = [];

  place(value: unknown): string {
    return `$${String(this.values.push(value))}`;
  }

  add(condition: string): void {
    this.#where.push(condition);
  }

  /**
   * The row that an id names, or the rows of the ids that `alike` makes of it; BAD_INPUT for a text that is not an id, no
   * condition if it was left out.
   */
  addId(field: string, column: string, id: string | null | undefined, alike?: (id: string) => string): void {
    if (id === null || id === undefined) return;
    requireId(id, `filter.${field}`);
    const asked = this.place(id);
    this.add(`${column} = ${alike === undefined ? asked : `ANY (${alike(asked)})`}`);
  }

  /** What a search text finds: one for each list. */
  find(found: Found): void {
    this.#found = found;
  }

  /** What a search text finds, if there is no other filter. */
  get foundAlone(): Found | null {
    return this.#where.length === 0 ? this.#found : null;
  }

  /** `WHERE …`, or nothing. */
  sql(...more: readonly string[]): string {
    const found = this.#found === null ? [] : [`${this.#found.column} IN (${this.#found.ids})`];
    const all = [...found, ...this.#where, ...more];
    return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
  }
}

/**
 * What a search text finds, in SQL: text that few rows have is looked up by its words; text that many rows have soon turns
 * up in the list.
 */
export interface Found {
  /** The column of the row with its id. */
  readonly column: string;
  /** The `id` of each row that is found, once. */
  readonly ids: string;
  /** Whether a row is one of them. */
  readonly isFound: string;
}

/**
 * Up to this many rows found by a search text are read and sorted; if there are more, the list is read in its order. Of a
 * million rows a page of 25 then reads 13,000 at most, and of 100,000 some 2,000.
 */
export const MOST_SORTED = 2_000;

/**
 * A condition that the planner assumes is true for half the rows: by its own estimate for a search text it might read and
 * sort all matching rows.
 */
export const hintMany = (condition: string): string => `CASE WHEN ${condition} THEN true END`;

/** The requested page of a list. */
export interface PageWanted {
  readonly keyset: Keyset;
  readonly after: string | null | undefined;
  readonly limit: number;
}

/**
 * At most `limit` rows after a cursor with their sort values, and the list's audit entries (`entry`, the audit service's
 * `parameter`), in one statement. `isPlannedOnce` is false where the values decide which index serves.
 */
export const readRecordedPage = async <T>(
  { manager }: Context,
  { table, alias, node, joins = '' }: SqlList,
  conditions: ListConditions,
  { keyset, after, limit }: PageWanted,
  entry: string,
  isPlannedOnce = true,
): Promise<Keyed<T>[]> => {
  const sql = keysetSql(keyset, after, (value) => conditions.place(value));
  const recorded = `${conditions.place(entry)}::jsonb`;
  // The page first, then the details of its rows: a join over the whole list would be wasted for all but one page.
  const inOrder = (shown: string): string =>
    `coalesce(json_agg(${shown} ORDER BY ${sql.orderOf(alias)}), '[]')`;
  const rows = (where: string): string =>
    `(SELECT ${alias}.*, ${sql.keys} FROM ${table} ${alias} ${where} ORDER BY ${sql.orderBy} LIMIT ${String(limit)})`;
  const found = conditions.foundAlone;
  const page =
    found === null
      ? `page AS MATERIALIZED ${rows(conditions.sql(sql.beyond))}`
      : `met AS MATERIALIZED (${found.ids}), few AS MATERIALIZED (SELECT id FROM met LIMIT ${String(MOST_SORTED + 1)}),
         page AS MATERIALIZED (
           ${rows(`WHERE (SELECT count(*) FROM few) <= ${String(MOST_SORTED)} AND ${found.column} IN (SELECT id FROM few) AND ${sql.beyond}`)}
           UNION ALL
           ${rows(`WHERE (SELECT count(*) FROM few) > ${String(MOST_SORTED)} AND ${hintMany(found.isFound)} AND ${sql.beyond}`)})`;
  const [read] = await (isPlannedOnce ? readRows : readPlanned)<{ nodes: T[]; values: Keyed<T>['values'][] }>(
    manager,
    `WITH ${page}
     SELECT ${inOrder(node)} AS nodes, ${inOrder(sql.valuesOf(alias))} AS values, audit_append(${recorded})
     FROM page ${alias} ${joins}`,
    conditions.values,
  );
  // Side by side and not nested: a row's JSON is not written into another again.
  return (read?.nodes ?? []).map((node, place) => ({ node, values: read?.values[place] ?? [] }));
};

/**
 * SQL for how many rows there are: it stops one above the limit, because counting a long list reads all of it. `isWhole`
 * counts them all.
 */
export const countSql = (
  from: string,
  where: string,
  isWhole = false,
  most: number = LIMITS.page.counted,
): string =>
  isWhole
    ? `SELECT count(*)::integer AS count FROM ${from} ${where}`
    : `SELECT count(*)::integer AS count FROM (SELECT FROM ${from} ${where} LIMIT ${String(most + 1)}) counted`;

/** The same for a list filtered by a search text alone (`met`, which is SQL). */
export const countFoundSql = (met: string, isWhole = false): string =>
  // Separately, so that it uses its index: to count only some, the planner would read the table.
  `WITH met AS MATERIALIZED (${met}) ${countSql('met', '', isWhole, LIMITS.page.countedByText)}`;

/** How many rows the conditions leave, as `countSql` counts them. */
export const countRows = async (
  { manager }: Context,
  { table, alias }: SqlList,
  conditions: ListConditions,
  isWhole = false,
): Promise<number> => {
  const found = conditions.foundAlone;
  const counted = await fetchOne(
    manager,
    countRow,
    found === null
      ? countSql(`${table} ${alias}`, conditions.sql(), isWhole)
      : countFoundSql(found.ids, isWhole),
    conditions.values,
  );
  return counted.count;
};

/**
 * One page of a list in one statement, for a caller that records the reading itself or need not. The total is counted only
 * if it is requested.
 */
export const listPage = async <T>(
  manager: EntityManager,
  list: SqlList,
  keyset: Keyset,
  conditions: ListConditions,
  page: PageRequest,
): Promise<Connection<T>> => {
  const { table, alias, node, joins = '' } = list;
  // A row before the cursor counts too.
  const [where, values] = [conditions.sql(), [...conditions.values]];
  const { after, limit, isBackward } = pageRead(page);
  const sql = keysetSql(readBy(keyset, isBackward), after, (value) => conditions.place(value));
  const rows = await fetchRows(
    manager,
    keyed<T>(),
    `WITH page AS MATERIALIZED (
       SELECT ${alias}.*, ${sql.keys} FROM ${table} ${alias} ${conditions.sql(sql.beyond)}
       ORDER BY ${sql.orderBy} LIMIT ${String(limit)}
     )
     SELECT ${node} AS node, ${sql.valuesOf(alias)} AS values FROM page ${alias} ${joins}
     ORDER BY ${sql.orderOf(alias)}`,
    conditions.values,
  );
  const count = async (isWhole: boolean): Promise<number> =>
    (await fetchOne(manager, countRow, countSql(`${table} ${alias}`, where, isWhole), values)).count;
  return { ...connectionFrom(rows, page, () => count(false)), wholeCount: () => count(true) };
};

/** The rows of which a column has one value. */
export const whereIs = (column: string, value: unknown): ListConditions => {
  const conditions = new ListConditions();
  conditions.add(`${column} = ${conditions.place(value)}`);
  return conditions;
};
