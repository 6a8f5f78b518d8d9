import { describe, expect, it } from 'vitest';
import { LABEL_SHEET_NAMES, LABEL_SHEETS, labelsPath, MOST_LABELS } from './label-sheets.js';

describe('sheets of labels', () => {
  it.each(LABEL_SHEET_NAMES)('%s is centred on its page', (name) => {
    const { page, columns, rows, width, height, marginTop, marginLeft, columnGap } = LABEL_SHEETS[name];
    const across = columns * width + (columns - 1) * columnGap;
    expect(across + 2 * marginLeft).toBeCloseTo(page.width, 0);
    expect(rows * height + 2 * marginTop).toBeCloseTo(page.height, 0);
  });

  it('are three of A4 and a roll', () => {
    expect(LABEL_SHEET_NAMES.map((name) => LABEL_SHEETS[name].columns * LABEL_SHEETS[name].rows)).toEqual([
      21, 65, 8, 1,
    ]);
    expect(MOST_LABELS).toBe(65 * 4);
  });

  it('are fetched by their address', () => {
    expect(labelsPath('bag', ['a', 'b'], { sheet: 'a4_21', symbol: 'qr', skip: 3 })).toBe(
      '/api/inventory/labels/bag?ids=a%2Cb&sheet=a4_21&symbol=qr&skip=3',
    );
  });
});
