import { CSV_MARK, csvRow, csvText } from '@sideline/schema/csv';
import type { Cell, Column } from './table.js';

/** One cell; a text as the contract guards it. A moment is ISO 8601 in UTC, which every program reads in the same way. */
export const csvCell = (value: Cell): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? csvText(value) : String(value);
};

export const csvLine = (cells: readonly Cell[]): string => csvRow(cells.map(csvCell));

/** A table as it is read, a chunk for each page of rows. */
export async function* csvChunks<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvLine(columns.map(({ title }) => title))}`;
  for await (const rows of pages)
    yield rows.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('');
}
