import { readSheet } from 'read-excel-file/browser';

/** The cells as the reader returns them. Its own types give the Date class in place of a date. */
type Cell = string | number | boolean | Date | null;

const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // A workbook has 0.1 + 0.2, and nobody typed more than fifteen figures.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return cell;
};
/** A line break in a cell would count as a line of the file. */
const quoted = (text: string): string => `"${text.replaceAll(/\s*[\r\n]+\s*/g, ' ').replaceAll('"', '""')}"`;

/**
 * The cells of a workbook's first sheet as CSV: a line for each row, including empty ones, so that errors name the right
 * lines.
 */
export const csvOfRows = (rows: readonly (readonly Cell[])[]): string =>
  `${rows.map((cells) => (cells.every((cell) => cell === null) ? '' : cells.map((cell) => quoted(textOf(cell))).join(','))).join('\r\n')}\r\n`;

export const csvOfWorkbook = async (file: File): Promise<Blob> =>
  new Blob([csvOfRows((await readSheet(file)) as unknown as readonly (readonly Cell[])[])], {
    type: 'text/csv',
  });
