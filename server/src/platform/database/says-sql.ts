/** The indexes of parts of words (pg_trgm) have no shorter parts. */
const SHORTEST_PART = 3;

/** What a person typed, and the SQL for it in the column's form. */
export interface Typed {
  readonly text: string;
  readonly sql: string;
}

/**
 * SQL for whether a column contains what was typed: anywhere, or, for one or two letters, at the start of a word. Both use
 * the index of its parts; one or two letters anywhere would read the whole table.
 */
export const saysSql = (column: string, { text, sql }: Typed, between = ' '): string =>
  text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < SHORTEST_PART
    ? `(${column} LIKE ${sql} || '%' OR ${column} LIKE '%${between}' || ${sql} || '%')`
    : `${column} LIKE '%' || ${sql} || '%'`;
