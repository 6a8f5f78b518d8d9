import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import type { Cell } from './table.js';
import { xlsxPages } from './xlsx-pages.js';

type Row = readonly Cell[];

const bookOf = async (...pages: readonly (readonly Row[])[]): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const read = async function* () {
    for (const page of pages) yield Promise.resolve(page);
  };
  const columns = ['Text & more', 'Count', 'On'].map((title, place) => ({
    title,
    value: (row: Row) => row[place],
  }));
  for await (const chunk of xlsxPages({ name: 'Rows', columns, pages: read() })) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const HEADS = ['Text & more', 'Count', 'On'];
const on = new Date(Date.UTC(2026, 2, 29, 12));

it('keeps the types of numbers, moments and texts, over several pages', async () => {
  const rows: readonly Row[] = [
    ['=1+1', 7.25, on],
    ['<b>"Ada" & Ben</b>\u0007', null, on],
    ['\u00a312 \u2013 caf\u00e9', 0, null],
  ];
  expect(await readSheet(await bookOf(rows.slice(0, 2), rows.slice(2)))).toEqual([
    HEADS,
    ['=1+1', 7.25, on],
    ['<b>"Ada" & Ben</b>', null, on],
    ['\u00a312 \u2013 caf\u00e9', 0, null],
  ]);
});

it('has its headings even if there is nothing else', async () => {
  expect(await readSheet(await bookOf())).toEqual([HEADS]);
});
