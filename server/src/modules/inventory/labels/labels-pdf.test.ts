import { LABEL_SHEET_NAMES, LABEL_SHEETS, LABEL_SYMBOL_NAMES } from '@sideline/schema/inventory/label-sheets';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { printPdf } from '../../../platform/export/pdf-print.js';
import { codeSvg, labelsPdf, type Label, type PrintedLabels } from './labels-pdf.js';

const ADDRESS = 'https://sideline.example/s/batch/0b9f6c1e-58d1-4f0a-9c5e-6f2f3a1b7c3d';
const label = (index: number): Label => ({
  address: ADDRESS,
  title: `Salbutamol nebule ${String(index)}`,
  lines: ['Lot K2231', 'Exp Mar 2027'],
});
const MILLIMETRES = 25.4 / 72;

let folder: string;
beforeAll(() => {
  // By default it would be fetched from another host.
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
  folder = mkdtempSync(join(tmpdir(), 'sideline-labels-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Place {
  readonly text: string;
  readonly page: number;
  /** From the top left corner of the page, in mm. */
  readonly left: number;
  readonly top: number;
}

let files = 0;
const print = async (printed: Omit<PrintedLabels, 'madeAt'>) => {
  const path = join(folder, `${String((files += 1))}.pdf`);
  await printPdf(labelsPdf({ ...printed, madeAt: new Date('2026-11-20T14:32:00.000Z') }), path);
  const task = getDocument({ data: new Uint8Array(readFileSync(path)) });
  const document = await task.promise;
  const places: Place[] = [];
  const sizes: number[][] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const shown = await document.getPage(page);
    const [, , width = 0, height = 0] = shown.view;
    sizes.push([Math.round(width * MILLIMETRES), Math.round(height * MILLIMETRES)]);
    for (const item of (await shown.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , left = 0, bottom = 0] = item.transform as number[];
      places.push({ text: item.str, page, left: left * MILLIMETRES, top: (height - bottom) * MILLIMETRES });
    }
  }
  await task.destroy();
  return { places, sizes };
};

describe.each(LABEL_SYMBOL_NAMES)('a code as %s', (symbol) => {
  it('is read as the address of its page', async () => {
    const picture = await sharp(Buffer.from(codeSvg(ADDRESS, symbol)), { density: 200 })
      .flatten({ background: '#ffffff' })
      .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' })
      .png()
      .toBuffer();
    const [read] = await readBarcodes(new Blob([new Uint8Array(picture)]));
    expect(read?.text).toBe(ADDRESS);
    expect(read?.format).toBe(symbol === 'qr' ? 'QRCode' : 'DataMatrix');
  });
});

describe.each(LABEL_SHEET_NAMES)('labels on %s', (name) => {
  const { page, columns, rows, width, height, marginTop, marginLeft, columnGap } = LABEL_SHEETS[name];
  const places = columns * rows;

  it('are where the printed labels are, and continue on a second page', async () => {
    const printed = await print({
      labels: Array.from({ length: places + 1 }, (_, index) => label(index)),
      sheet: name,
      symbol: 'qr',
      skip: 0,
    });
    expect(printed.sizes).toEqual([
      [page.width, page.height],
      [page.width, page.height],
    ]);
    for (let index = 0; index <= places; index += 1) {
      const at = index % places;
      const left = marginLeft + (at % columns) * (width + columnGap);
      const top = marginTop + Math.floor(at / columns) * height;
      const onLabel = printed.places.filter(
        (place) =>
          place.page === Math.floor(index / places) + 1 &&
          place.left > left &&
          place.left < left + width &&
          place.top > top &&
          place.top < top + height,
      );
      expect(onLabel.map(({ text }) => text).join(' ')).toContain(`Salbutamol nebule ${String(index)}`);
      expect(onLabel.map(({ text }) => text).join(' ')).toContain('K2231');
    }
  });
});

it('leaves out places that were used before', async () => {
  const { places } = await print({ labels: [label(0)], sheet: 'a4_21', symbol: 'datamatrix', skip: 4 });
  const { marginTop, marginLeft, width, height, columnGap } = LABEL_SHEETS.a4_21;
  const first = places.find(({ text }) => text.startsWith('Salbutamol'));
  expect(first?.top).toBeGreaterThan(marginTop + height);
  expect(first?.top).toBeLessThan(marginTop + 2 * height);
  expect(first?.left).toBeGreaterThan(marginLeft + width + columnGap);
});
