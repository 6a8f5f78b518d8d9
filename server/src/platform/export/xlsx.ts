import { PassThrough, type Readable } from 'node:stream';
import writeXlsxFile, { type Cell as XlsxCell } from 'write-excel-file/node';
import type { Cell, Column } from './table.js';

/** Office Open XML workbooks, which spreadsheets open without asking about separators and dates. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface SheetOf<Row> {
  /** At most 31 characters. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** As spreadsheets count it: characters. */
const NARROWEST = 8;
const WIDEST = 60;
/** Moments are in UTC, as in every file of ours; a workbook has no zone of its own. */
const MOMENT_FORMAT = 'yyyy-mm-dd hh:mm';
/** What a cell of a workbook holds at most. */
const LONGEST = 32_767;

/** A text is a text whatever it begins with: nothing that a person typed becomes a formula. */
const xlsxCell = (value: Cell): XlsxCell =>
  typeof value === 'string' ? { value: value.slice(0, LONGEST), type: String } : (value ?? null);

const lengthOf = (value: Cell): number =>
  value instanceof Date
    ? MOMENT_FORMAT.length
    : value === null || value === undefined
      ? 0
      : String(value).length;

/** One sheet of a workbook, its cells worked out. */
export const sheet = <Row>({ name, columns, rows }: SheetOf<Row>) => {
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  return {
    sheet: name,
    stickyRowsCount: 1,
    dateFormat: MOMENT_FORMAT,
    columns: columns.map(({ title }, index) => ({
      width: Math.min(
        WIDEST,
        cells.reduce((most, row) => Math.max(most, lengthOf(row[index])), Math.max(NARROWEST, title.length)) +
          2,
      ),
    })),
    data: [
      columns.map(({ title }): XlsxCell => ({ value: title, type: String, fontWeight: 'bold' })),
      ...cells.map((row) => row.map(xlsxCell)),
    ],
  };
};

/**
 * A workbook as a stream: heads that stay in sight, columns as wide as what they hold, real numbers and moments. The rows are
 * all there before its first byte: the caller sets a limit to them.
 */
export const xlsxStream = (...sheets: readonly ReturnType<typeof sheet>[]): Readable => {
  const stream = new PassThrough();
  const workbook = writeXlsxFile([...sheets]);
  void Promise.resolve(workbook.toStream(stream)).catch((error: unknown) => {
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return stream;
};
