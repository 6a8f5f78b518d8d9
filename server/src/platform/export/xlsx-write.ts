import { buffer } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import writeXlsxFile, { type Cell as XlsxCell } from 'write-excel-file/node';
import type { Cell } from './table.js';

/** One sheet of a workbook with its cells worked out: only data, because functions cannot be passed to a worker thread. */
export interface SheetCells {
  /** At most 31 characters. */
  readonly name: string;
  readonly titles: readonly string[];
  readonly cells: readonly (readonly Cell[])[];
}

/** As spreadsheets count it: characters. */
const NARROWEST = 8;
const WIDEST = 60;
/** Times are in UTC, as in all our files; a workbook has no time zone. */
const MOMENT_FORMAT = 'yyyy-mm-dd hh:mm';
/** The most characters that a cell of a workbook can hold. */
const LONGEST = 32_767;

/** A text stays a text whatever it begins with: nothing that a person typed becomes a formula. */
const xlsxCell = (value: Cell): XlsxCell =>
  typeof value === 'string' ? { value: value.slice(0, LONGEST), type: String } : (value ?? null);

const lengthOf = (value: Cell): number =>
  value instanceof Date
    ? MOMENT_FORMAT.length
    : value === null || value === undefined
      ? 0
      : String(value).length;

const sheetOf = ({ name, titles, cells }: SheetCells) => ({
  sheet: name,
  stickyRowsCount: 1,
  dateFormat: MOMENT_FORMAT,
  columns: titles.map((title, index) => ({
    width: Math.min(
      WIDEST,
      cells.reduce((most, row) => Math.max(most, lengthOf(row[index])), Math.max(NARROWEST, title.length)) +
        2,
    ),
  })),
  data: [
    titles.map((title): XlsxCell => ({ value: title, type: String, fontWeight: 'bold' })),
    ...cells.map((row) => row.map(xlsxCell)),
  ],
});

/** The workbook's bytes. Takes the thread for as long as it lasts: see xlsx.ts. */
export const writeXlsx = async (sheets: readonly SheetCells[]): Promise<Buffer> => {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([buffer(stream), writeXlsxFile(sheets.map(sheetOf)).toStream(stream)]);
  return bytes;
};
