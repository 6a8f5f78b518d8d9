import { readSheet } from 'read-excel-file/browser';

/** As the reader gives them; its own types call a date the class of dates. */
type Cell = string | number | boolean | Date | null;

const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // A workbook has 0.1 + 0.2; nobody typed more than fifteen figures.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return cell;
};
/** A line end within a cell would count as a line of the file. */
const quoted = (text: string): string => `"${text.replaceAll(/\s*[\r\n]+\s*/g, ' ').replaceAll('"', '""')}"`;

/** The cells of a workbook's first sheet as CSV: a line for each of its rows, empty ones too, so that errors name its lines. */
export const csvOfRows = (rows: readonly (readonly Cell[])[]): string =>
  `${rows.map((cells) => (cells.every((cell) => cell === null) ? '' : cells.map((cell) => quoted(textOf(cell))).join(','))).join('\r\n')}\r\n`;

export const csvOfWorkbook = async (file: File): Promise<Blob> =>
  new Blob([csvOfRows((await readSheet(file)) as unknown as readonly (readonly Cell[])[])], {
    type: 'text/csv',
  });
