/** The indexes of parts of words (pg_trgm) know no shorter ones. */
const SHORTEST_PART = 3;

/** What a person typed, and the SQL for it as the column writes it. */
export interface Typed {
  readonly text: string;
  readonly sql: string;
}

/**
 * SQL for whether a column says what was typed: anywhere in it, or, of one or two letters, where one of its words begins. Either
 * goes by the index of its parts; one or two letters anywhere would read the whole table.
 */
export const saysSql = (column: string, { text, sql }: Typed, between = ' '): string =>
  text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < SHORTEST_PART
    ? `(${column} LIKE ${sql} || '%' OR ${column} LIKE '%${between}' || ${sql} || '%')`
    : `${column} LIKE '%' || ${sql} || '%'`;
