import { parse } from 'csv-parse/browser/esm/sync';
import { textOfFile } from './roster/roster-text.js';

/** A file's cells as text; the heads are its first line that holds something. */
export interface CsvTable {
  readonly heads: readonly string[];
  /** With the number of the line that each is in, as a spreadsheet counts. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

interface CsvLimits {
  readonly rows: number;
  readonly columns: number;
  /** What is said of a file that has heads and nothing else. */
  readonly empty: string;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The one that occurs most in the first line that holds something, outside of quotation marks. */
const delimiterOf = (text: string): string => {
  const head = (/[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
};

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Reads a CSV file as spreadsheets write it; in words why it holds no table. */
export const readCsvTable = (
  bytes: Uint8Array,
  { rows: most, columns, empty }: CsvLimits,
): CsvTable | { readonly problem: string } => {
  const text = textOfFile(bytes);
  if (text.startsWith('PK')) return { problem: 'This is a workbook. Save it as CSV and choose that file.' };
  let read: readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
  try {
    read = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as typeof read;
  } catch {
    return { problem: 'This file is not CSV: a quotation mark is opened and not closed.' };
  }
  const lines = read
    .map(({ record, info }) => ({ line: info.lines, cells: record }))
    .filter(({ cells }) => !isEmpty(cells));
  const [head, ...rows] = lines;
  if (head === undefined || rows.length === 0) return { problem: empty };
  if (rows.length > most)
    return {
      problem: `There are ${rows.length.toLocaleString('en-GB')} rows in this file. Take at most ${most.toLocaleString('en-GB')} at once.`,
    };
  if (head.cells.length > columns) return { problem: `This file has more than ${String(columns)} columns.` };
  return { heads: head.cells.map((cell) => cell.trim()), rows };
};
