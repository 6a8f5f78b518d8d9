import type pg from 'pg';
import { z } from 'zod';
import { execute, fetchOne, fetchRows } from '../database/checked.js';
import { MIGRATIONS_TABLE } from '../database/data-source.js';
import type { Manifest } from './backup-manifest.js';

interface TableCount {
  readonly count: number;
  /** The application may not delete from it. */
  readonly isAppendOnly: boolean;
}

export interface DatabaseFacts {
  readonly postgres: string;
  readonly migrations: readonly string[];
  readonly counts: ReadonlyMap<string, TableCount>;
  readonly auditHeads: Manifest['auditHeads'];
}

const tableRow = z.object({ name: z.string(), isAppendOnly: z.boolean() });
// As text: whether the driver reads a bigint as a number is a setting of the process.
const countedRow = z.object({ count: z.string() });
const versionRow = z.object({ server_version: z.string() });
const migrationRow = z.object({ name: z.string() });
const headRow = z.object({ shard: z.number(), sequence: z.string(), hash: z.string() });

/** The number of rows in each table, read in the caller's transaction: of one moment if that is REPEATABLE READ. */
const countRows = async (client: pg.Client): Promise<Map<string, TableCount>> => {
  const rows = await fetchRows(
    client,
    tableRow,
    `SELECT c.relname AS name, NOT has_table_privilege('sideline_app', c.oid, 'DELETE') AS "isAppendOnly"
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`,
  );
  const counts = new Map<string, TableCount>();
  for (const { name, isAppendOnly } of rows) {
    const table = client.escapeIdentifier(name);
    const { count } = await fetchOne(
      client,
      countedRow,
      `SELECT count(*)::text AS count FROM public.${table}`,
    );
    counts.set(name, { count: Number(count), isAppendOnly });
  }
  return counts;
};

/** What a manifest records about a database at one moment. Leaves the transaction open, for a dump of the same moment. */
export const readFacts = async (client: pg.Client): Promise<DatabaseFacts> => {
  await execute(client, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const version = await fetchOne(client, versionRow, 'SHOW server_version');
  const migrations = await fetchRows(
    client,
    migrationRow,
    `SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY id`,
  );
  const heads = await fetchRows(
    client,
    headRow,
    `SELECT shard, sequence::text AS sequence, encode(hash, 'hex') AS hash FROM audit_head WHERE sequence > 0 ORDER BY shard`,
  );
  return {
    postgres: /^\d+(\.\d+)?/.exec(version.server_version)?.[0] ?? '',
    migrations: migrations.map(({ name }) => name),
    counts: await countRows(client),
    auditHeads: heads.map(({ shard, sequence, hash }) => ({
      shard,
      sequence: Number(sequence),
      hash,
    })),
  };
};

export const countsBetween = (from: DatabaseFacts, to: DatabaseFacts): Manifest['counts'] =>
  Object.fromEntries(
    [...to.counts].map(([name, { count, isAppendOnly }]) => [
      name,
      { from: from.counts.get(name)?.count ?? 0, to: count, isAppendOnly },
    ]),
  );

/** Rows deleted and written during the backup may put a count slightly outside the range. */
const slackOf = (from: number, to: number): number => (from === to ? 10 : 100 + Math.round(to / 10));

/** Each table whose number of rows is outside that range. */
export const countProblems = (manifest: Manifest, now: DatabaseFacts): string[] =>
  Object.entries(manifest.counts).flatMap(([name, { from, to, isAppendOnly }]) => {
    const count = now.counts.get(name)?.count;
    if (count === undefined) return [`${name} is missing`];
    const slack = isAppendOnly || manifest.kind === 'dump' ? 0 : slackOf(from, to);
    if (count >= Math.min(from, to) - slack && count <= Math.max(from, to) + slack) return [];
    const expected = from === to ? String(from) : `${String(from)} to ${String(to)}`;
    return [`${name} has ${String(count)} rows, not ${expected}`];
  });
