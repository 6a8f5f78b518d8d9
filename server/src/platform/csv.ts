import type { Cell, Column } from './table.js';

/** Text that spreadsheets read as a table: comma separated, quoted where needed, CRLF (RFC 4180). */

/** What a spreadsheet would run as a formula, or a tab or line end that leads to one. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * One cell. A text that a spreadsheet would take for a formula gets an apostrophe before it, which shows it as text. A moment is
 * ISO 8601 in UTC, which every program reads alike.
 */
export const csvCell = (value: Cell): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A table as it is read, a chunk for each page of rows; the first begins with the mark by which spreadsheets know UTF-8. */
export async function* csvChunks<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns.map(({ title }) => title))}`;
  for await (const rows of pages)
    yield rows.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('');
}
