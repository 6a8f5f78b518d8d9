/** Text that spreadsheets read as a table: comma separated, quoted where needed, CRLF (RFC 4180). */

/** What a spreadsheet would run as a formula, or a tab or line end that leads to one. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** The mark by which spreadsheets know UTF-8; a file begins with it. */
export const CSV_MARK = '\uFEFF';

/**
 * A text as a cell. Anything that a spreadsheet would run as a formula gets a leading apostrophe, which shows it as text.
 */
export const csvText = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Cells that have been written, as a line. */
export const csvRow = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;
