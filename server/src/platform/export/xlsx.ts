import { LIMITS } from '@sideline/schema/limits';
import { Readable } from 'node:stream';
import { inThread } from '../jobs/threads.js';
import { WorkQueue } from '../jobs/work-queue.js';
import type { Cell, Column } from './table.js';
import { writeXlsx, type SheetCells } from './xlsx-write.js';

/** Office Open XML workbooks, which spreadsheets open without asking about separators and dates. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface SheetOf<Row> {
  /** At most 31 characters. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** One sheet of a workbook, its cells worked out. */
export const sheet = <Row>({ name, columns, rows }: SheetOf<Row>): SheetCells => ({
  name,
  titles: columns.map(({ title }) => title),
  cells: rows.map((row) => columns.map(({ value }) => value(row))),
});

/** Something that a workbook says of itself. */
export type Fact = readonly [what: string, value: Cell];

/** The last sheet of a workbook, which says what the others are of: without it, a file that is sent on could be anyone's. */
export const aboutSheet = (facts: readonly Fact[]): SheetCells =>
  sheet({
    name: 'About',
    columns: [
      { title: 'What', value: ([what]: Fact) => what },
      { title: 'Value', value: ([, value]: Fact) => value },
    ],
    rows: facts,
  });

// Run from source (tests, development) there is no compiled worker to start.
const isCompiled = import.meta.url.endsWith('.js');
const queue = new WorkQueue({ concurrent: 1, queue: 0 });

const put = (sheets: readonly SheetCells[]): Promise<Uint8Array> =>
  isCompiled
    ? inThread(new URL('./xlsx.worker.js', import.meta.url), sheets, LIMITS.threads.workbookMs)
    : writeXlsx(sheets);

async function* bytesOf(sheets: readonly SheetCells[]): AsyncGenerator<Buffer> {
  yield Buffer.from(await queue.wait(() => put(sheets)));
}

/**
 * A workbook as a stream: headers that stay in view, columns as wide as their contents, real numbers and moments. All rows
 * are read before its first byte, so the caller sets a limit to them. It is put together in a thread of its own, one after
 * the other: ten thousand lines take about a second, in which no other request would be answered.
 */
export const xlsxStream = (...sheets: readonly SheetCells[]): Readable => Readable.from(bytesOf(sheets));
