import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { csvCell } from './csv.js';
import { sheet, xlsxStream } from './xlsx.js';

interface Row {
  readonly text: string;
  readonly count: number | null;
  readonly on: Date;
}

const bookOf = (rows: readonly Row[]): Promise<Buffer> =>
  buffer(
    xlsxStream(
      sheet({
        name: 'Rows',
        columns: [
          { title: 'Text', value: ({ text }: Row) => text },
          { title: 'Count', value: ({ count }: Row) => count },
          { title: 'On', value: ({ on }: Row) => on },
        ],
        rows,
      }),
    ),
  );

describe('a workbook', () => {
  const on = new Date(Date.UTC(2026, 2, 29));

  it('keeps numbers, moments and empty cells as they are', async () => {
    const rows = await readSheet(
      await bookOf([
        { text: 'Ada', count: 7.25, on },
        { text: 'Ben', count: null, on },
      ]),
    );
    expect(rows).toEqual([
      ['Text', 'Count', 'On'],
      ['Ada', 7.25, on],
      ['Ben', null, on],
    ]);
  });

  it('makes no formula, number or markup of a text', async () => {
    const texts = [
      '=1+1',
      '+44 20',
      '-3',
      '@SUM(A1)',
      '\tx',
      '<b>&"',
      '007',
      '2026-01-01',
      '😀 Ełk',
      'a\u0001b',
    ];
    const rows = await readSheet(await bookOf(texts.map((text) => ({ text, count: 0, on }))), {
      trim: false,
    });
    // What a workbook cannot hold at all is left out.
    expect(rows.slice(1).map(([text]) => text)).toEqual([...texts.slice(0, -1), 'ab']);
    // The same texts as CSV, where only an apostrophe keeps a spreadsheet from working them out.
    expect(texts.slice(0, 5).map((text) => csvCell(text)[0])).toEqual(["'", "'", "'", "'", "'"]);
  });
});
