import { parse } from 'csv-parse/browser/esm/sync';
import { textOfFile } from './roster-text.js';

/** What one roster may hold. */
export const ROSTER_LIMITS = { rows: 5_000, fileBytes: 10 * 1024 * 1024, columns: 100 } as const;

/** A file's cells as text; the heads stand in its first line that holds something. */
export interface RosterTable {
  readonly heads: readonly string[];
  /** With the number of the line that each stands in, as a spreadsheet counts. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The one that occurs most in the first line that holds something, outside of quotation marks. */
const delimiterOf = (text: string): string => {
  const head = (/[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
};

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Reads a CSV file; in words why it holds no roster. */
export const readRosterTable = (bytes: Uint8Array): RosterTable | { readonly problem: string } => {
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
  if (head === undefined || rows.length === 0) return { problem: 'There is nobody in this file.' };
  if (rows.length > ROSTER_LIMITS.rows)
    return {
      problem: `There are ${rows.length.toLocaleString('en-GB')} rows in this file. Take at most ${ROSTER_LIMITS.rows.toLocaleString('en-GB')} at once.`,
    };
  if (head.cells.length > ROSTER_LIMITS.columns)
    return { problem: `This file has more than ${String(ROSTER_LIMITS.columns)} columns.` };
  return { heads: head.cells.map((cell) => cell.trim()), rows };
};
