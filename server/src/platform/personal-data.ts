import { LIMITS } from '@sideline/schema/limits';
import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { execute, fetchMaybe, fetchOne, fetchRows } from './database/checked.js';
import { isConstraintViolation } from './errors.js';

/** One person by every id that the tables know: all rows merged into one, their accounts, and the records about them. */
export const personRow = z.object({
  patientIds: z.array(z.string()),
  userIds: z.array(z.string()),
  prfIds: z.array(z.string()),
});
export type Person = z.infer<typeof personRow>;

type Row = Readonly<Record<string, unknown>>;

/** Some of a person's rows in one table, as they may see them; a long table comes in several such pages. */
export interface ShownRows {
  readonly table: string;
  readonly rows: readonly Row[];
}

/** The most rows of a copy held at a time. */
const PAGE_ROWS = 200;

/** One table with data about people. */
export interface PersonalTable {
  readonly table: string;
  /** SQL over the row `t`: whether it belongs to the person. $1 are the ids of their patients, $2 of accounts, $3 of records. */
  readonly of: string;
  /**
   * SQL over the row `t`, with the parameters of `of`: whether a copy shows it at all; every row if none is given. Rows
   * entered in error, or found to be about another person, are erased with the person and are in no copy.
   */
  readonly isShown?: string;
  /** Columns that no copy shows: secrets, their hashes, and what another column already shows. */
  readonly unshown?: readonly string[];
  /** SQL over the row `t`: text[] of the columns that are about another person in this row, which no copy shows. */
  readonly ofOthers?: string;
  /** True if every row is derived from another table: erased with it, and not shown in any copy. */
  readonly isDerived?: boolean;
  /** The row as the person may see it, if part of it is withheld. */
  readonly shown?: (row: Row) => Row;
  /** The column that holds the key of a file, which goes with the row. */
  readonly file?: string;
  /** SQL assignments: what is removed from a row that is not only about the person. Without it such rows are deleted. */
  readonly emptied?: string;
  /**
   * Why its rows are kept when the person is erased, with the law that requires it; they are deleted at the end of their
   * term.
   */
  readonly kept?: string;
  /** When rows are deleted by themselves, no matter whom they are about. */
  readonly term?: Term;
}

/** How long rows stay that are not erased with a patient (ADR 29). */
export interface Term {
  /** In words: six years after the shift. */
  readonly said: string;
  /** SQL over the row `t`: whether it has passed; $1 is today. Null if it is not a matter of time. */
  readonly isOver: string | null;
  /**
   * SQL assignments: what is removed from a row to which something kept for longer still refers. Without it the row waits.
   */
  readonly otherwise?: string;
}

/** SQL: the day before which no claim from work or a contract can be made any more (Limitation Act 1980 section 5); $1 is today. */
export const CLAIMS_LAPSED_BEFORE = `$1::date - interval '${String(LIMITS.retention.employmentYears)} years'`;

/**
 * What a person did with their account, which is their own data even if it was about others: a copy shows where and when,
 * but nothing of what was written about whom.
 */
export interface PersonalActivity {
  readonly what: string;
  /** SQL for the rows, in the order in which they were done, with `at`; $1 are their accounts' ids. Each column is shown. */
  readonly rows: string;
}

/** What was erased of one table: how many rows, and the SHA-256 of their JSON, sorted as text. */
export interface ErasedRows {
  readonly table: string;
  readonly rows: number;
  readonly sha256: string;
}

/** How many rows of a table were deleted because their term had passed. */
export interface LapsedRows {
  readonly table: string;
  readonly rows: number;
}

export interface Erased {
  readonly tables: readonly ErasedRows[];
  /** Keys of files that nothing refers to any longer. */
  readonly files: readonly string[];
}

/** A module that holds personal data: it provides a copy and erases it. */
export interface PersonalDataHolder {
  readonly name: string;
  /** Tables that refer to others come before those they refer to. */
  readonly tables: readonly PersonalTable[];
  /** None of it is erased with the person: it is part of data about others, or of the audit trail. */
  readonly activities: readonly PersonalActivity[];
  /** Every row about the person as they may see it, table after table; tables without any are left out. */
  export(manager: EntityManager, person: Person): AsyncIterable<ShownRows>;
  /** Deletes every row about the person, inside the transaction that opened their erasure. Repeating it finds nothing. */
  erase(manager: EntityManager, person: Person): Promise<Erased>;
  /** Deletes, or empties, every row whose term has passed by `today` (YYYY-MM-DD). Repeating it finds nothing. */
  lapse(manager: EntityManager, today: string): Promise<readonly LapsedRows[]>;
}

/** The three parameters, each named so that a statement that needs only one of them can be prepared. */
const where = (of: string): string =>
  `(${of}) AND $1::uuid[] IS NOT NULL AND $2::uuid[] IS NOT NULL AND $3::uuid[] IS NOT NULL`;
const parameters = ({ patientIds, userIds, prfIds }: Person) => [patientIds, userIds, prfIds];

/** SHA-256 in hexadecimal. */
export const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Removes something from rows, and returns them as they were. */
const emptying = (table: string, emptied: string, which: string): string =>
  `WITH was AS MATERIALIZED (SELECT t.ctid AS place, to_jsonb(t) AS row FROM ${table} t WHERE ${which} FOR UPDATE),
   now AS (UPDATE ${table} t SET ${emptied} FROM was WHERE t.ctid = was.place RETURNING was.place, to_jsonb(t) AS row)
   SELECT was.row::text AS row, NULL AS file, was.row IS DISTINCT FROM now.row AS "isChanged" FROM was JOIN now USING (place)`;

const eraseTableRow = z.object({ row: z.string(), file: z.string().nullable() });

const eraseTable = async (
  manager: EntityManager,
  person: Person,
  { table, of, file, emptied }: PersonalTable,
): Promise<{ readonly erased: ErasedRows; readonly files: readonly string[] }> => {
  const rows =
    emptied === undefined
      ? await fetchRows(
          manager,
          eraseTableRow,
          `DELETE FROM ${table} t WHERE ${where(of)}
           RETURNING to_jsonb(t)::text AS row, ${file === undefined ? 'NULL' : `t.${file}`} AS file`,
          parameters(person),
        )
      : await fetchRows(manager, eraseTableRow, emptying(table, emptied, where(of)), parameters(person));
  const texts = rows.map(({ row }) => row).sort();
  return {
    erased: { table, rows: rows.length, sha256: digest(texts.join('\n')) },
    files: rows.flatMap((row) => row.file ?? []),
  };
};

const placesRow = z.object({ place: z.string() });
const lapseTableRow = z.object({ isChanged: z.boolean() });

/**
 * Deletes what has been kept for its term: all at once, or one by one if something kept for longer refers to some of it.
 * Each attempt has its own savepoint, so that a row that cannot be deleted does not hold up the others.
 */
const lapseTable = async (
  manager: EntityManager,
  today: string,
  { table, term }: PersonalTable,
): Promise<number> => {
  const { isOver = null, otherwise } = term ?? {};
  if (isOver === null) return 0;
  // Rows under a legal hold wait until it ends.
  const due = `(${isOver}) AND NOT is_held('${table}', to_jsonb(t))`;
  const drop = (held: EntityManager, which: string, values: readonly unknown[]) =>
    execute(held, `DELETE FROM ${table} t WHERE ${due} AND ${which}`, [today, ...values]);
  try {
    return await manager.transaction((held) => drop(held, 'true', []));
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
  }
  let count = 0;
  const places = await fetchRows(
    manager,
    placesRow,
    `SELECT t.ctid::text AS place FROM ${table} t WHERE ${due}`,
    [today],
  );
  for (const { place } of places) {
    try {
      count += await manager.transaction((held) => drop(held, 't.ctid = $2::tid', [place]));
    } catch (error) {
      if (!isConstraintViolation(error)) throw error;
      if (otherwise === undefined) continue;
      const row = await fetchMaybe(
        manager,
        lapseTableRow,
        emptying(table, otherwise, `${due} AND t.ctid = $2::tid`),
        [today, place],
      );
      if (row?.isChanged === true) count += 1;
    }
  }
  return count;
};

const shownRow = z.object({ row: z.record(z.string(), z.unknown()), place: z.string() });

const NOBODY = `'{}'::text[]`;
const asItIs = (row: Row): Row => row;

async function* shownRows(
  manager: EntityManager,
  person: Person,
  { table, of, isShown = 'true', unshown = [], ofOthers = NOBODY, shown = asItIs }: PersonalTable,
): AsyncGenerator<ShownRows> {
  for (let last: string | null = null; ;) {
    // No two rows of a table are the same, so a page continues after the whole text of the last one.
    const page: z.infer<typeof shownRow>[] = await fetchRows(
      manager,
      shownRow,
      `SELECT to_jsonb(t) - $4::text[] - (${ofOthers}) AS row, to_jsonb(t)::text AS place FROM ${table} t
       WHERE ${where(of)} AND (${isShown}) AND ($5::text IS NULL OR to_jsonb(t)::text COLLATE "C" > $5)
       ORDER BY to_jsonb(t)::text COLLATE "C" LIMIT ${String(PAGE_ROWS)}`,
      [...parameters(person), unshown, last],
    );
    if (page.length > 0) yield { table, rows: page.map(({ row }) => shown(row)) };
    if (page.length < PAGE_ROWS) return;
    last = page.at(-1)?.place ?? null;
  }
}

/** The holder of a module's tables: both its duties follow from their descriptions. */
export const personalDataOf = (
  name: string,
  tables: readonly PersonalTable[],
  activities: readonly PersonalActivity[] = [],
): PersonalDataHolder => ({
  name,
  tables,
  activities,
  async *export(manager, person) {
    for (const one of tables) if (one.isDerived !== true) yield* shownRows(manager, person, one);
  },
  async erase(manager, person) {
    const done: ErasedRows[] = [];
    const files: string[] = [];
    for (const table of tables.filter(({ kept }) => kept === undefined)) {
      const { erased, files: more } = await eraseTable(manager, person, table);
      if (erased.rows > 0) done.push(erased);
      files.push(...more);
    }
    return { tables: done, files };
  },
  async lapse(manager, today) {
    const done: LapsedRows[] = [];
    for (const one of tables) {
      const rows = await lapseTable(manager, today, one);
      if (rows > 0) done.push({ table: one.table, rows });
    }
    return done;
  },
});

const ROWS_AT_ONCE = 1_000;

const activityRow = z.record(z.string(), z.unknown());

/** The rows of a statement, a batch at a time: a person's years of work may be hundreds of thousands. */
const rowsOf = async function* (
  dataSource: DataSource,
  statement: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await execute(runner.manager, `DECLARE activity NO SCROLL CURSOR FOR ${statement}`, values);
    for (;;) {
      const rows = await fetchRows(
        runner.manager,
        activityRow,
        `FETCH ${String(ROWS_AT_ONCE)} FROM activity`,
      );
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
};

/** What a person did, of all modules, as a JSON list with a line for each thing: by `module` and `what`, in its order. */
export const activityJson = async function* (
  dataSource: DataSource,
  holders: readonly PersonalDataHolder[],
  { userIds }: Person,
): AsyncGenerator<Buffer> {
  let before = '[';
  for (const { name: module, activities } of holders)
    for (const { what, rows } of activities)
      for await (const page of rowsOf(dataSource, rows, [userIds])) {
        const lines = page.map((row) => `\n${JSON.stringify({ module, what, ...row })}`);
        yield Buffer.from(`${before}${lines.join(',')}`, 'utf8');
        before = ',';
      }
  yield Buffer.from(before === '[' ? '[]\n' : '\n]\n', 'utf8');
};

const sumRow = z.object({ count: z.number(), first: z.date().nullable(), last: z.date().nullable() });

/** How often, and between which times, a person did each thing; what they never did is left out. */
export const activitySummary = async (
  manager: EntityManager,
  holders: readonly PersonalDataHolder[],
  { userIds }: Person,
): Promise<{ what: string; count: number; first: string; last: string }[]> => {
  const found: { what: string; count: number; first: string; last: string }[] = [];
  for (const { what, rows } of holders.flatMap(({ activities }) => activities)) {
    const { count, first, last } = await fetchOne(
      manager,
      sumRow,
      `SELECT count(*)::integer AS count, min(r.at) AS first, max(r.at) AS last FROM (${rows}) r`,
      [userIds],
    );
    if (first === null || last === null) continue;
    found.push({ what, count, first: first.toISOString(), last: last.toISOString() });
  }
  return found;
};
