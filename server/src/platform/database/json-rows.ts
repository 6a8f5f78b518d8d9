/**
 * Objects that SQL writes in the form that the API returns. Where a query selects just these fields in just this order, what
 * the database wrote goes to the caller as it is, without parsing and rewriting each row.
 */

/** An expression that gives a JSON value, and which fields it has: 'shiftId staff{staffId user{id}}'. */
export interface JsonSql {
  readonly sql: string;
  readonly shape: string;
}

/** An object of a type of the contract; its name comes last, as the client's cache asks for it. */
export const jsonObject = (type: string, fields: Readonly<Record<string, string | JsonSql>>): JsonSql => {
  const entries = Object.entries(fields);
  const pairs = entries.map(([key, value]) => `'${key}', ${typeof value === 'string' ? value : value.sql}`);
  return {
    sql: `json_build_object(${pairs.join(', ')}, '__typename', '${type}')`,
    shape: entries
      .map(([key, value]) => (typeof value === 'string' ? key : `${key}{${value.shape}}`))
      .join(' '),
  };
};

/** The same value with other SQL around it. */
export const jsonWithin = ({ sql, shape }: JsonSql, around: (sql: string) => string): JsonSql => ({
  sql: around(sql),
  shape,
});

/** As PostgreSQL writes the name; in a text, its quotes would be escaped by backslashes. */
export const STORED_TYPENAME = /, "__typename" : "\w+"/g;

/**
 * A list that the database wrote whole, or that is written from its columns when it is asked for. It is parsed to be read,
 * but not to be passed on. `completed` adds the fields that its text leaves out, for callers who ask for them.
 */
export class JsonRows<T> implements Iterable<T> {
  #rows: readonly T[] | null = null;

  constructor(
    private readonly text: string | ((hasTypenames: boolean) => string),
    readonly shape: string,
    private readonly completed: ((rows: readonly T[]) => readonly T[]) | null = null,
  ) {}

  [Symbol.iterator](): Iterator<T> {
    this.#rows ??= this.#parsed();
    return this.#rows[Symbol.iterator]();
  }

  #parsed(): readonly T[] {
    const rows = JSON.parse(this.json(true)) as readonly T[];
    return this.completed === null ? rows : this.completed(rows);
  }

  /** With the names of types in every object, or in none. */
  json(hasTypenames: boolean): string {
    if (typeof this.text === 'function') return this.text(hasTypenames);
    return hasTypenames ? this.text : this.text.replaceAll(STORED_TYPENAME, '');
  }
}

/** Adds to each row what another text, not parsed until now, has in the same position. */
export const withRest =
  <T extends object>(rest: string) =>
  (rows: readonly T[]): readonly T[] => {
    const more = JSON.parse(rest) as readonly object[];
    return rows.map((row, place) => ({ ...row, ...more[place] }));
  };

/** A row with some fields that are read only when they are requested. */
export type Later<T, K extends keyof T> = Omit<T, K> & { readonly [Field in K]: () => Promise<T[Field]> };

/**
 * Gives rows the `fields` that a text leaves out as functions, which both ways of answering a query call: the first one
 * requested reads them for all rows, in their order.
 */
export const withLater =
  <T extends object, K extends keyof T & string>(
    fields: readonly K[],
    read: (rows: readonly Later<T, K>[]) => Promise<readonly Pick<T, K>[]>,
  ) =>
  (rows: readonly Later<T, K>[]): readonly Later<T, K>[] => {
    let rest: Promise<readonly Pick<T, K>[]> | null = null;
    return rows.map((row, place) => ({
      ...row,
      ...Object.fromEntries(
        fields.map((field) => [
          field,
          async () => {
            rest ??= read(rows);
            return (await rest)[place]?.[field];
          },
        ]),
      ),
    }));
  };
