import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';

/** One person by every id that the tables know him by: all rows merged into one, his accounts, and the records about him. */
export interface Person {
  readonly patientIds: readonly string[];
  readonly userIds: readonly string[];
  readonly prfIds: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** Some of a person's rows in one table, as he may see them; a long table comes in several such pages. */
export interface ShownRows {
  readonly table: string;
  readonly rows: readonly Row[];
}

/** At most so many rows of a copy are held at a time. */
const PAGE_ROWS = 200;

/** One table that says something about people. */
export interface PersonalTable {
  readonly table: string;
  /** SQL over the row `t`: whether it is the person's. $1 are his patients' ids, $2 his accounts', $3 his records'. */
  readonly of: string;
  /** Columns that no copy shows: secrets, hashes of them, and what another column says already. */
  readonly unshown?: readonly string[];
  /** SQL over the row `t`: text[] of the columns that say something of somebody else in this row, which no copy shows. */
  readonly ofOthers?: string;
  /** True where every row follows from another table's: erased as they are, and shown in no copy. */
  readonly isDerived?: boolean;
  /** The row as the person himself may see it, where a part of it is withheld. */
  readonly shown?: (row: Row) => Row;
  /** The column that holds the key of a file, which goes with the row. */
  readonly file?: string;
  /** Why its rows stay when the person is erased. */
  readonly kept?: string;
}

/**
 * What a person did with his account, which is his own data even where it was done about others: a copy of it says where and
 * when, and nothing of what was written about whom.
 */
export interface PersonalActivity {
  readonly what: string;
  /** SQL for the rows, in the order in which it was done, with `at`; $1 are his accounts' ids. Each column is shown. */
  readonly rows: string;
}

/** What was erased of one table: how many rows, and the SHA-256 of their JSON in the order of its text. */
export interface ErasedRows {
  readonly table: string;
  readonly rows: number;
  readonly sha256: string;
}

export interface Erased {
  readonly tables: readonly ErasedRows[];
  /** Keys of files that nothing leads to any more. */
  readonly files: readonly string[];
}

/** A module that holds what is about people: gives a copy of it and erases it. */
export interface PersonalDataHolder {
  readonly name: string;
  /** Those that point at others before those that they point at. */
  readonly tables: readonly PersonalTable[];
  /** Nothing of it is erased with him: it stands in what is about others, or in the trail. */
  readonly activities: readonly PersonalActivity[];
  /** Every row about the person as he may see it, table after table; tables without any are left out. */
  export(manager: EntityManager, person: Person): AsyncIterable<ShownRows>;
  /** Deletes every row about the person, inside the transaction that opened his erasure. Repeating it finds nothing. */
  erase(manager: EntityManager, person: Person): Promise<Erased>;
}

/** The three parameters, each named so that a statement that needs only one of them can be prepared. */
const where = (of: string): string =>
  `(${of}) AND $1::uuid[] IS NOT NULL AND $2::uuid[] IS NOT NULL AND $3::uuid[] IS NOT NULL`;
const parameters = ({ patientIds, userIds, prfIds }: Person) => [patientIds, userIds, prfIds];

/** SHA-256 in hexadecimal. */
export const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const eraseTable = async (
  manager: EntityManager,
  person: Person,
  { table, of, file }: PersonalTable,
): Promise<{ readonly erased: ErasedRows; readonly files: readonly string[] }> => {
  const [rows] = await manager.query<[{ row: string; file: string | null }[], number]>(
    `DELETE FROM ${table} t WHERE ${where(of)}
     RETURNING to_jsonb(t)::text AS row, ${file === undefined ? 'NULL' : `t.${file}`} AS file`,
    parameters(person),
  );
  const texts = rows.map(({ row }) => row).sort();
  return {
    erased: { table, rows: rows.length, sha256: digest(texts.join('\n')) },
    files: rows.flatMap((row) => row.file ?? []),
  };
};

const NOBODY = `'{}'::text[]`;
const asItIs = (row: Row): Row => row;

async function* shownRows(
  manager: EntityManager,
  person: Person,
  { table, of, unshown = [], ofOthers = NOBODY, shown = asItIs }: PersonalTable,
): AsyncGenerator<ShownRows> {
  for (let last: string | null = null; ;) {
    // No two rows of a table are alike, so that a page goes on after the whole text of the last one.
    const page: { row: Row; place: string }[] = await manager.query(
      `SELECT to_jsonb(t) - $4::text[] - (${ofOthers}) AS row, to_jsonb(t)::text AS place FROM ${table} t
       WHERE ${where(of)} AND ($5::text IS NULL OR to_jsonb(t)::text COLLATE "C" > $5)
       ORDER BY to_jsonb(t)::text COLLATE "C" LIMIT ${String(PAGE_ROWS)}`,
      [...parameters(person), unshown, last],
    );
    if (page.length > 0) yield { table, rows: page.map(({ row }) => shown(row)) };
    if (page.length < PAGE_ROWS) return;
    last = page.at(-1)?.place ?? null;
  }
}

/** The holder of a module's tables: both of what it must be able to do follow from their descriptions. */
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
});

const ROWS_AT_ONCE = 1_000;

/** The rows of a statement, some at a time: of somebody's years of work there may be hundreds of thousands. */
const rowsOf = async function* (
  dataSource: DataSource,
  statement: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(`DECLARE activity NO SCROLL CURSOR FOR ${statement}`, [...values]);
    for (;;) {
      const rows = (await runner.query(`FETCH ${String(ROWS_AT_ONCE)} FROM activity`)) as Row[];
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

/** How often, and from when to when, a person did what; what he never did is left out. */
export const activitySummary = async (
  manager: EntityManager,
  holders: readonly PersonalDataHolder[],
  { userIds }: Person,
): Promise<{ what: string; count: number; first: string; last: string }[]> => {
  const found: { what: string; count: number; first: string; last: string }[] = [];
  for (const { what, rows } of holders.flatMap(({ activities }) => activities)) {
    const [sum] = await manager.query<{ count: number; first: Date; last: Date }[]>(
      `SELECT count(*)::integer AS count, min(r.at) AS first, max(r.at) AS last FROM (${rows}) r`,
      [userIds],
    );
    if (sum === undefined || sum.count === 0) continue;
    found.push({
      what,
      count: sum.count,
      first: sum.first.toISOString(),
      last: sum.last.toISOString(),
    });
  }
  return found;
};
