import { readStockImport } from '@sideline/schema/inventory/stock-import';
import { expect, it } from 'vitest';
import { csvOfRows } from './workbook';

it('turns a workbook into what the import reads, with row numbers', () => {
  const csv = csvOfRows([
    ['SKU', 'Location', 'Quantity', 'Lot', 'Expiry'],
    ['GAU-1', 'Main "old" store', 0.1 + 0.2, 'A,1', new Date('2027-03-31T00:00:00Z')],
    [null, null, null, null, null],
    ['TAP-1', 'Two\nlines', 6, null, null],
  ]);
  const rows = readStockImport('opening', new TextEncoder().encode(csv));
  expect('problem' in rows ? rows : rows.map(({ line, cells }) => [line, ...cells.values()])).toEqual([
    [2, 'GAU-1', 'Main "old" store', '0.3', 'A,1', '2027-03-31'],
    [4, 'TAP-1', 'Two lines', '6', '', ''],
  ]);
});
