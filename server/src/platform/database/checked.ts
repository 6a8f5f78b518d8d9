import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** What a statement runs on: a transaction, a data source's manager, or the driver's own connection or pool. */
export type Runner = EntityManager | pg.ClientBase | pg.Pool;

interface Answer {
  readonly rows: readonly unknown[];
  readonly count: number;
}

/** TypeORM answers a statement in three forms, by its kind; asked for the structured one it gives a single form. */
const ask = async (runner: Runner, sql: string, values: readonly unknown[]): Promise<Answer> => {
  if (!('dataSource' in runner)) {
    const { rows, rowCount } = await runner.query<Record<string, unknown>>(sql, [...values]);
    return { rows, count: rowCount ?? 0 };
  }
  const own = runner.queryRunner ?? runner.dataSource.createQueryRunner();
  try {
    const { records, affected } = await own.query(sql, [...values], true);
    return { rows: records, count: affected ?? 0 };
  } finally {
    if (runner.queryRunner === undefined) await own.release();
  }
};

/** Enough of a statement's text to find it by. */
const NAMED_BY = 120;

const named = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim().slice(0, NAMED_BY);

/** The database's answer does not fit a statement's shape: a fault of ours, INTERNAL to the caller. Names no value. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';

  constructor(sql: string, problem: string) {
    super(`${problem}: ${named(sql)}`);
  }
}

/** The row as it came, once its shape has been checked: documents in it are not copied. */
const checked = <Shape extends z.ZodType>(shape: Shape, row: unknown, sql: string): z.output<Shape> => {
  const { error } = shape.safeParse(row);
  if (error === undefined) return row as z.output<Shape>;
  const [issue] = error.issues;
  throw new UnexpectedAnswer(sql, `Column ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'Invalid'}`);
};

/**
 * The rows that a statement answers, each checked against its shape. Declare shapes once, at the top of a file: zod compiles
 * each when it is first used. A shape describes columns and transforms nothing. Rows that UPDATE and DELETE return come alike.
 */
export const fetchRows = async <Shape extends z.ZodType>(
  runner: Runner,
  shape: Shape,
  sql: string,
  values: readonly unknown[] = [],
): Promise<z.output<Shape>[]> => {
  const { rows } = await ask(runner, sql, values);
  return rows.map((row) => checked(shape, row, sql));
};

/** The first row, for a statement that may find none. */
export const fetchMaybe = async <Shape extends z.ZodType>(
  runner: Runner,
  shape: Shape,
  sql: string,
  values: readonly unknown[] = [],
): Promise<z.output<Shape> | undefined> => {
  const { rows } = await ask(runner, sql, values);
  return rows.length === 0 ? undefined : checked(shape, rows[0], sql);
};

/** The row of a statement that always answers exactly one. */
export const fetchOne = async <Shape extends z.ZodType>(
  runner: Runner,
  shape: Shape,
  sql: string,
  values: readonly unknown[] = [],
): Promise<z.output<Shape>> => {
  const { rows } = await ask(runner, sql, values);
  if (rows.length !== 1)
    throw new UnexpectedAnswer(sql, `${String(rows.length)} rows came where one was expected`);
  return checked(shape, rows[0], sql);
};

/** Runs a statement whose rows are not read. Returns how many it wrote, or found. */
export const execute = async (
  runner: Runner,
  sql: string,
  values: readonly unknown[] = [],
): Promise<number> => {
  const { count } = await ask(runner, sql, values);
  return count;
};

const anyDocument = z.custom<object>(
  (value) => typeof value === 'object' && value !== null,
  'Not a document',
);
const anyText = z.string();

/** A JSON document that the statement itself builds, or that was checked when it was written. */
export const storedJson = <T>(): z.ZodType<T> => anyDocument as unknown as z.ZodType<T>;

/** A text from a closed list, enforced by a constraint of the database. */
export const listedText = <T extends string>(): z.ZodType<T> => anyText as unknown as z.ZodType<T>;

/** Shapes that many statements answer. */
export const idRow = z.object({ id: z.string() });
export const countRow = z.object({ count: z.number() });
