import { jsonObject, JsonRows, STORED_TYPENAME, type JsonSql } from './json-rows.js';
import { moment } from './json-sql.js';
import type { TextRow } from './read.js';

/**
 * Objects of which the database gives bare columns, as text, and this process writes the JSON. For lists of thousands: PostgreSQL
 * takes four times as long to build the same objects. One description gives both the columns and the SQL that builds the object
 * in the database, which statements that read a few of them use.
 */
export interface ColumnJson extends JsonSql {
  /** SQL for each column that it is written from. */
  readonly columns: readonly string[];
  /** Writes its JSON from a row in which its columns begin at a given position. */
  readonly writer: (at: number, hasTypenames: boolean) => (row: TextRow) => string;
}

const written = (column: string, json: string, write: (value: string) => string): ColumnJson => ({
  sql: json,
  shape: '',
  columns: [column],
  writer: (at) => (row) => {
    const value = row[at];
    return value === null || value === undefined ? 'null' : write(value);
  },
});

const quoted = (value: string): string => `"${value}"`;

/** Any text. */
export const textColumn = (column: string): ColumnJson =>
  written(column, column, (value) => JSON.stringify(value));

/** An id, or a text from a closed list: nothing in it needs escaping. */
export const keyColumn = (column: string): ColumnJson => written(column, column, quoted);

export const numberColumn = (column: string): ColumnJson => written(column, column, (value) => value);

export const flagColumn = (column: string): ColumnJson =>
  written(column, column, (value) => (value === 't' ? 'true' : 'false'));

/** A list of texts from a closed list, as PostgreSQL writes an array of them: `{als,bls}`, none of them in quotes. */
export const keysColumn = (column: string): ColumnJson =>
  written(column, column, (value) =>
    value === '{}' ? '[]' : `["${value.slice(1, -1).replaceAll(',', '","')}"]`,
  );

/** `2026-06-06 08:00:00`, perhaps with fractions of a second. */
const SECONDS_END = 19;
const MS_END = 23;

/** A moment; `json` is its SQL if it may be null. */
export const momentColumn = (column: string, json: string = moment(column)): ColumnJson =>
  // Without its zone, which the session's settings would choose.
  written(`${column} AT TIME ZONE 'UTC'`, json, (value) => {
    const ms =
      value.length === SECONDS_END
        ? '.000'
        : value.slice(SECONDS_END, MS_END).padEnd(MS_END - SECONDS_END, '0');
    return `"${value.slice(0, 10)}T${value.slice(11, SECONDS_END)}${ms}Z"`;
  });

/** What the database writes as JSON, or `absent` if it returns nothing: `column` may leave out such values. */
export const jsonColumn = ({ sql, shape }: JsonSql, column: string, absent: string): ColumnJson => ({
  sql,
  shape,
  columns: [column],
  writer: (at, hasTypenames) => (row) => {
    const value = row[at];
    if (value === null || value === undefined) return absent;
    return hasTypenames ? value : value.replaceAll(STORED_TYPENAME, '');
  },
});

/** An object of a type of the contract; null if `isOptional` and its first column is null. */
export const columnObject = (
  type: string,
  fields: Readonly<Record<string, ColumnJson>>,
  isOptional = false,
): ColumnJson => {
  const entries = Object.entries(fields);
  const { sql, shape } = jsonObject(
    type,
    Object.fromEntries(entries.map(([key, field]) => [key, field.shape === '' ? field.sql : field])),
  );
  const columns = entries.flatMap(([, field]) => field.columns);
  return {
    sql: isOptional ? `CASE WHEN ${String(columns[0])} IS NOT NULL THEN ${sql} END` : sql,
    shape,
    columns,
    writer: (at, hasTypenames) => {
      let place = at;
      const parts = entries.map(([key, field], index) => {
        const write = field.writer(place, hasTypenames);
        place += field.columns.length;
        return { before: `${index === 0 ? '{' : ','}"${key}":`, write };
      });
      const end = hasTypenames ? `,"__typename":"${type}"}` : '}';
      return (row) => {
        if (isOptional && row[at] === null) return 'null';
        let text = '';
        for (const { before, write } of parts) text += before + write(row);
        return text + end;
      };
    },
  };
};

/** Rows that a statement returned with the columns of `object`, as a list. */
export const columnRows = <T>(object: ColumnJson): ((rows: readonly TextRow[]) => JsonRows<T>) => {
  const [plain, named] = [object.writer(0, false), object.writer(0, true)];
  return (rows) =>
    new JsonRows<T>((hasTypenames) => {
      const write = hasTypenames ? named : plain;
      let text = '[';
      for (const row of rows) text += text.length === 1 ? write(row) : `,${write(row)}`;
      return `${text}]`;
    }, object.shape);
};
