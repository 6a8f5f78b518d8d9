import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printPdf } from '../../platform/export/pdf-print.js';
import { drawZones, sitePicture, zoneWords } from './plan-picture.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sideline-plan-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const at = (name: string, planX: number | null, planY: number | null = planX) => ({ name, planX, planY });

it('fits the page, whatever the shape and size of the picture', () => {
  for (const [width, height] of [
    [2_000, 1_000],
    [1_000, 2_000],
    [2_000, 40],
    [40, 2_000],
    [20, 10],
  ] as const) {
    const drawn = drawZones([], { width, height });
    expect(drawn.width).toBeLessThanOrEqual(515.001);
    expect(drawn.height).toBeLessThanOrEqual(470.001);
    expect(drawn.width / drawn.height).toBeCloseTo(width / height);
  }
});

it('puts each zone where it is, with its name where there is nothing else', () => {
  const zones = [at('Arena', 500), at('Gate', 1_000), at('Stage', 505), at('Car park', null)];
  const { marks, missing, width, height } = drawZones(zones, { width: 2_000, height: 1_000 });
  expect(missing).toEqual(['Car park']);
  expect(marks.map(({ number, name }) => [number, name])).toEqual([
    [1, 'Arena'],
    [2, 'Gate'],
    [3, 'Stage'],
  ]);
  // In the corner the mark is drawn whole, and there is room for the name only on the left.
  expect(marks[1]).toMatchObject({ x: width - 8, y: height - 8 });
  expect(marks[1]?.label?.right).toBeLessThan(width);
  const labels = marks.flatMap(({ label }) => (label === null ? [] : [label]));
  for (const [index, one] of labels.entries())
    for (const other of labels.slice(index + 1))
      expect(
        one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top,
      ).toBe(true);
});

it('names a zone below the picture if there is no room on it', () => {
  const crowd = Array.from({ length: 60 }, (_, number) => at(`Zone ${String(number)}`, 500));
  const picture = { path: '', width: 2_000, height: 1_000 };
  expect(drawZones(crowd, picture).marks.filter(({ label }) => label !== null).length).toBeLessThan(10);
  expect(zoneWords(crowd, picture)).toContain('60 Zone 59');
  expect(zoneWords([at('Arena', 500), at('Camp', null)], picture)).toBe('1 Arena. Not on the picture: Camp');
  expect(zoneWords([at('Arena', 500), at('Camp', null)], null)).toBe('Arena, Camp');
});

it('prints the JPEG as it is, with words for the picture and for each zone', async () => {
  const path = join(folder, 'site.jpg');
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();
  await sharp(bytes).toFile(path);
  const laid = readFileSync(path);
  const printedTo = join(folder, 'plan.pdf');
  await printPdf(
    {
      title: 'Plan',
      subject: 'Plan',
      madeAt: new Date('2026-11-20T14:32:00.000Z'),
      header: { left: '', right: '' },
      notices: [],
      footer: '',
      watermark: null,
      content: [
        sitePicture([at('Fish & <Chips>', 100), at('Gate', 900, 500)], { path, width: 400, height: 200 }),
      ],
    },
    printedTo,
  );
  const printed = readFileSync(printedTo);
  expect(printed.includes(laid)).toBe(true);
  const text = printed.toString('latin1');
  expect(text.match(/\/S \/Figure/g)).toHaveLength(2);
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
