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

/** A list that one statement reads: its rows, and what of each is shown. */
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
  readonly values: unknown[] = [];

  place(value: unknown): string {
    return `$${String(this.values.push(value))}`;
  }

  add(condition: string): void {
    this.#where.push(condition);
  }

  /**
   * The row that an id names, or the rows of the ids that `alike` makes of it; BAD_INPUT for a text that is no id, nothing
   * for one that was left out.
   */
  addId(field: string, column: string, id: string | null | undefined, alike?: (id: string) => string): void {
    if (id === null || id === undefined) return;
    requireId(id, `filter.${field}`);
    const asked = this.place(id);
    this.add(`${column} = ${alike === undefined ? asked : `ANY (${alike(asked)})`}`);
  }

  /** `WHERE …`, or nothing. */
  sql(...more: readonly string[]): string {
    const all = [...this.#where, ...more];
    return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
  }
}

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
  // The page first, then what its rows show: a join over the whole list would be thrown away for all but one page.
  const inOrder = (shown: string): string =>
    `coalesce(json_agg(${shown} ORDER BY ${sql.orderOf(alias)}), '[]')`;
  const [read] = await (isPlannedOnce ? readRows : readPlanned)<{ nodes: T[]; values: Keyed<T>['values'][] }>(
    manager,
    `WITH page AS MATERIALIZED (
       SELECT ${alias}.*, ${sql.keys} FROM ${table} ${alias} ${conditions.sql(sql.beyond)}
       ORDER BY ${sql.orderBy} LIMIT ${String(limit)}
     )
     SELECT ${inOrder(node)} AS nodes, ${inOrder(sql.valuesOf(alias))} AS values, audit_append(${recorded})
     FROM page ${alias} ${joins}`,
    conditions.values,
  );
  // Side by side and not nested: a row's JSON is not written into another again.
  return (read?.nodes ?? []).map((node, place) => ({ node, values: read?.values[place] ?? [] }));
};

/**
 * SQL for how many rows there are: no more than one beyond what is counted, because counting a long list reads all of it. `isWhole`
 * counts them all.
 */
export const countSql = (from: string, where: string, isWhole = false): string =>
  isWhole
    ? `SELECT count(*)::integer AS count FROM ${from} ${where}`
    : `SELECT count(*)::integer AS count FROM (SELECT FROM ${from} ${where} LIMIT ${String(LIMITS.page.counted + 1)}) counted`;

/** How many rows the conditions leave, as `countSql` counts them. */
export const countRows = async (
  { manager }: Context,
  { table, alias }: SqlList,
  conditions: ListConditions,
  isWhole = false,
): Promise<number> => {
  const counted = await fetchOne(
    manager,
    countRow,
    countSql(`${table} ${alias}`, conditions.sql(), isWhole),
    conditions.values,
  );
  return counted.count;
};

/**
 * One page of a list in one statement, for a caller that records it by itself or need not. The total is counted only if it is
 * requested.
 */
export const listPage = async <T>(
  manager: EntityManager,
  list: SqlList,
  keyset: Keyset,
  conditions: ListConditions,
  page: PageRequest,
): Promise<Connection<T>> => {
  const { table, alias, node, joins = '' } = list;
  // Before the cursor is among them.
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
