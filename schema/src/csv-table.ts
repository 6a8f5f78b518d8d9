import { parse } from 'csv-parse/browser/esm/sync';
import { textOfFile } from './roster/roster-text.js';

/** A file's cells as text; the headings are its first line that is not empty. */
export interface CsvTable {
  readonly heads: readonly string[];
  /** With the number of the line that each is in, as a spreadsheet counts. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

interface CsvLimits {
  readonly rows: number;
  readonly columns: number;
  /** The message for a file that has only headings. */
  readonly empty: string;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The one that is most common, outside quotation marks, in the first line that is not empty. */
const delimiterOf = (text: string): string => {
  const at = Math.max(0, text.search(/\S/));
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at)) + 1;
  const length = text.slice(from).search(/[\r\n]/);
  const line = length === -1 ? text.slice(from) : text.slice(from, from + length);
  const head = line.replaceAll(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
};

/** How often a text contains a character. */
const countOf = (text: string, character: string): number => {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1;
  return count;
};

const figure = (count: number): string => count.toLocaleString('en-GB');

const tooManyRows = (count: number, most: number): string =>
  `There are ${figure(count)} rows in this file. Import at most ${figure(most)} at once.`;

/** What is wrong with a file by its size alone: parsing one costs a hundred times as much as counting. */
const sizeProblem = (text: string, delimiter: string, most: number, columns: number): string | null => {
  // Spreadsheets leave empty lines behind, and a cell may hold several.
  const lines = Math.max(countOf(text, '\n'), countOf(text, '\r'));
  if (lines > 2 * (most + 1)) return tooManyRows(lines, most);
  return countOf(text, delimiter) > (most + 1) * columns
    ? `This file is too large. Import at most ${figure(most)} rows of ${String(columns)} columns.`
    : null;
};

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Reads a CSV file as spreadsheets write it, or says why it holds no table. */
export const readCsvTable = (
  bytes: Uint8Array,
  { rows: most, columns, empty }: CsvLimits,
): CsvTable | { readonly problem: string } => {
  const text = textOfFile(bytes);
  if (text.startsWith('PK')) return { problem: 'This is a workbook. Save it as CSV and choose that file.' };
  const delimiter = delimiterOf(text);
  const problem = sizeProblem(text, delimiter, most, columns);
  if (problem !== null) return { problem };
  let read: readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
  try {
    read = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as typeof read;
  } catch {
    return { problem: 'This file is not valid CSV: a quotation mark is opened but not closed.' };
  }
  const lines = read
    .map(({ record, info }) => ({ line: info.lines, cells: record }))
    .filter(({ cells }) => !isEmpty(cells));
  const [head, ...rows] = lines;
  if (head === undefined || rows.length === 0) return { problem: empty };
  if (rows.length > most) return { problem: tooManyRows(rows.length, most) };
  if (head.cells.length > columns) return { problem: `This file has more than ${String(columns)} columns.` };
  return { heads: head.cells.map((cell) => cell.trim()), rows };
};
