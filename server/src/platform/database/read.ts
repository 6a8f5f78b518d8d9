import type pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** The statements that a connection keeps planned. Their texts are ours and few; what goes beyond is planned each time. */
const MOST_NAMES = 200;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `read_${String(names.size + 1)}`;
  names.set(text, name);
  return name;
};

/** Data sources behind a pooler, which may give each statement another connection: none can be kept on one. */
const pooled = new WeakSet<DataSource>();
export const markPooled = (dataSource: DataSource): void => {
  pooled.add(dataSource);
};

/** The pool that a data source works with; null before it is connected. */
export const poolOf = (dataSource: DataSource): pg.Pool | null => {
  const { driver } = dataSource;
  const pool: unknown = 'master' in driver ? driver.master : null;
  return typeof pool === 'object' && pool !== null && 'totalCount' in pool ? (pool as pg.Pool) : null;
};

/**
 * Runs a read, or a write that is one statement, that many requests share: on the transaction's connection inside one, else straight on the pool, as a statement
 * that each connection parses and plans once. `text` is a constant of ours, never put together from what a caller sent.
 */
export const readRows = <Row extends object>(
  manager: EntityManager,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => readNamed(manager, text, values, true);

/** The same for a read whose best plan depends on its values: it is planned with them each time. */
export const readPlanned = <Row extends object>(
  manager: EntityManager,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => readNamed(manager, text, values, false);

/** A row of columns as PostgreSQL writes them in text. */
export type TextRow = readonly (string | null)[];

const AS_TEXT = { getTypeParser: () => (value: string) => value };

/** The same, planned once, for a list of thousands: each row's columns in their order, as text. */
export const readTexts = async (
  { dataSource, queryRunner }: EntityManager,
  text: string,
  values: readonly unknown[],
): Promise<TextRow[]> => {
  const asked: pg.QueryArrayConfig = { text, values: [...values], rowMode: 'array', types: AS_TEXT };
  if (queryRunner !== undefined) {
    const client = (await queryRunner.connect()) as pg.ClientBase;
    return (await client.query<(string | null)[]>(asked)).rows;
  }
  const pool = poolOf(dataSource);
  if (pool === null) throw new Error('The database is not connected');
  const name = pooled.has(dataSource) ? undefined : nameOf(text);
  const { rows } = await pool.query<(string | null)[]>(name === undefined ? asked : { ...asked, name });
  return rows;
};

const readNamed = async <Row extends object>(
  manager: EntityManager,
  text: string,
  values: readonly unknown[],
  isPlannedOnce: boolean,
): Promise<Row[]> => {
  const { dataSource, queryRunner } = manager;
  const pool = queryRunner === undefined ? poolOf(dataSource) : null;
  if (pool === null) return manager.query<Row[]>(text, [...values]);
  const name = !isPlannedOnce || pooled.has(dataSource) ? undefined : nameOf(text);
  const { rows } = await pool.query<Row>({
    text,
    values: [...values],
    ...(name === undefined ? {} : { name }),
  });
  return rows;
};

/** One read of several in a statement: an expression that gives a JSON value, with its own `$1`…, and their values. */
export interface ReadPart {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Runs reads of several modules as one statement, whose parts are constants of ours; each value is under its part's name. */
export const readTogether = async <Row extends object>(
  manager: EntityManager,
  parts: Readonly<Record<keyof Row & string, ReadPart>>,
): Promise<Row> => {
  const values: unknown[] = [];
  const columns = Object.entries<ReadPart>(parts).map(([name, part]) => {
    const before = values.length;
    values.push(...part.values);
    return `(${part.sql.replaceAll(/\$(\d+)/g, (_, place: string) => `$${String(before + Number(place))}`)}) AS "${name}"`;
  });
  const [row] = await readRows<Row>(manager, `SELECT ${columns.join(', ')}`, values);
  if (row === undefined) throw new Error('A statement without a table gave no row');
  return row;
};
