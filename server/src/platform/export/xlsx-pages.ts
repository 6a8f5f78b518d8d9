import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell, Column } from './table.js';
import { escapeMarkup } from '../text/escape-markup.js';

/**
 * A workbook of any length, written page by page: neither its rows nor its cells are all held at once, and others are served
 * between two pages. What `xlsx.ts` makes whole, of reports of known size, looks the same.
 */

/** The most characters that a cell of a workbook can hold. */
const LONGEST = 32_767;
const [NARROWEST, WIDEST] = [8, 60];
const [BOLD, MOMENT] = [1, 2];
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Control characters that XML 1.0 cannot hold are left out. */
const escaped = (text: string): string => escapeMarkup(text.replace(/[^\t\n\r -\uFFFD]/g, ''));

/** 'A', 'Z', 'AA'. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** The content of a cell after its address. A text stays a text whatever it begins with: nothing that a person typed becomes a formula. */
const contentOf = (value: Exclude<Cell, null | undefined>, style: number): string => {
  if (typeof value === 'number') return `><v>${String(value)}</v>`;
  if (typeof value === 'boolean') return ` t="b"><v>${value ? '1' : '0'}</v>`;
  // Days since 30 December 1899, in UTC as in every file of ours.
  if (value instanceof Date)
    return ` s="${String(MOMENT)}"><v>${String(value.getTime() / 86_400_000 + 25_569)}</v>`;
  const text = escaped(value.slice(0, LONGEST));
  return ` t="inlineStr"${style === 0 ? '' : ` s="${String(style)}"`}><is><t xml:space="preserve">${text}</t></is>`;
};

/** A line of the sheet, from 1. Readers want the address of every cell; one that is empty is left out. */
const lineOf = (line: number, cells: readonly Cell[], style = 0): string => {
  const written = cells.map((value, column) =>
    value === null || value === undefined
      ? ''
      : `<c r="${letters(column)}${String(line)}"${contentOf(value, style)}</c>`,
  );
  return `<row r="${String(line)}">${written.join('')}</row>`;
};

const lengthOf = (value: Cell): number => (value instanceof Date ? 16 : String(value ?? '').length);

const PARTS: Readonly<Record<string, (name: string) => string>> = {
  '[Content_Types].xml': () =>
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': () =>
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': (name) =>
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': () =>
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': () =>
    `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

interface PagesOf<Row> {
  /** At most 31 characters. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly pages: AsyncIterable<readonly Row[]>;
}

/** The workbook's bytes as they are made. Columns are as wide as their headers and the contents of the first page. */
export async function* xlsxPages<Row>({ name, columns, pages }: PagesOf<Row>): AsyncGenerator<Buffer> {
  let made: Buffer[] = [];
  const zip = new Zip((error, chunk) => {
    // The zip reports errors through its callback, which is called while data is added, so the caller that adds data gets the error.
    if (error) throw error;
    made.push(Buffer.from(chunk));
  });
  const take = (): readonly Buffer[] => {
    const taken = made;
    made = [];
    return taken;
  };
  for (const [path, part] of Object.entries(PARTS)) {
    const file = new ZipDeflate(path);
    zip.add(file);
    file.push(strToU8(HEAD + part(name)), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  let written = 0;
  const begin = (rows: readonly (readonly Cell[])[]): string => {
    const widths = columns.map(({ title }, place) =>
      Math.min(
        WIDEST,
        rows.reduce((most, row) => Math.max(most, lengthOf(row[place])), Math.max(NARROWEST, title.length)) +
          2,
      ),
    );
    const cols = widths.map(
      (width, place) =>
        `<col min="${String(place + 1)}" max="${String(place + 1)}" width="${String(width)}" customWidth="1"/>`,
    );
    return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>${lineOf(
      1,
      columns.map(({ title }) => title),
      BOLD,
    )}`;
  };
  for await (const page of pages) {
    const rows = page.map((row) => columns.map(({ value }) => value(row)));
    const head = written === 0 ? begin(rows) : '';
    const before = Math.max(written, 1);
    written = before + rows.length;
    sheet.push(strToU8(head + rows.map((row, place) => lineOf(before + place + 1, row)).join('')));
    yield* take();
  }
  sheet.push(strToU8(`${written === 0 ? begin([]) : ''}</sheetData></worksheet>`), true);
  zip.end();
  yield* take();
}
