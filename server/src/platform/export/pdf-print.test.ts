import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PdfDocument } from './pdf-document.js';
import { printPdf } from './pdf-print.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sideline-print-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const picture = async (name: string, background: string): Promise<{ path: string; bytes: Buffer }> => {
  const path = join(folder, name);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  writeFileSync(path, bytes);
  return { path, bytes };
};
const withPictures = (...paths: readonly string[]): PdfDocument => ({
  title: 'Pictures',
  subject: 'Pictures',
  madeAt: new Date('2026-11-20T14:32:00.000Z'),
  header: { left: '', right: '' },
  notices: [],
  footer: '',
  watermark: null,
  content: paths.map((image) => ({ image })),
});

it('writes every picture unchanged', async () => {
  const pictures = [await picture('red.jpg', '#ff0000'), await picture('blue.jpg', '#0000ff')];
  const path = join(folder, 'both.pdf');
  await printPdf(withPictures(...pictures.map((one) => one.path)), path);
  const printed = readFileSync(path);
  expect(printed.subarray(0, 5).toString()).toBe('%PDF-');
  expect(printed.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  for (const { bytes } of pictures) expect(printed.includes(bytes)).toBe(true);
});

it('writes a picture before it reads the next', async () => {
  const { path: first, bytes } = await picture('green.jpg', '#00ff00');
  const path = join(folder, 'broken.pdf');
  const printing = printPdf(withPictures(first, join(folder, 'none.jpg')), path);
  await expect(printing).rejects.toContain('Invalid image');
  expect(readFileSync(path).includes(bytes)).toBe(true);
});

it('draws the provider’s logo at the head of each page', async () => {
  const logo = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#ff000080' } })
    .png({ palette: true })
    .toBuffer();
  const path = join(folder, 'logo.pdf');
  const plain = withPictures();
  await printPdf(
    {
      ...plain,
      header: { left: 'Harbour', right: '', logo: `data:image/png;base64,${logo.toString('base64')}` },
      content: [{ text: 'First' }, { text: 'Second', pageBreak: 'before' }],
    },
    path,
  );
  const printed = readFileSync(path).toString('latin1');
  expect(printed).toContain('/Subtype /Image');
  expect(printed.trimEnd().endsWith('%%EOF')).toBe(true);
});
