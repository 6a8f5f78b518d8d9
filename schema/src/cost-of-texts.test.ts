import { describe, expect, it } from 'vitest';
import { splitAddress } from './address.js';
import { costGrowth, QUADRATIC } from './cost-growth.fixture.js';
import { readCsvTable } from './csv-table.js';
import { readGs1 } from './inventory/gs1.js';
import { explode, type Kit } from './inventory/kits.js';
import { sentence } from './prf/handover/handover-record.js';
import { trimEndOf } from './trim-end.js';
import { isAnticoagulantTaken } from './prf/rules/anticoagulants.js';
import { medicinesIn } from './prf/rules/own-medicines.js';

/** What people send is read in time that grows with its length, whatever it is made of. */
const READERS: readonly (readonly [what: string, work: (size: number) => unknown])[] = [
  [
    'medicines that are denied again and again',
    (size) => isAnticoagulantTaken(`${'no '.repeat(size / 3)}warfarin`),
  ],
  [
    'a medicine that is denied again and again',
    (size) => isAnticoagulantTaken('no warfarin '.repeat(size / 12)),
  ],
  ['a list of one medicine', (size) => medicinesIn('on, '.repeat(size / 4))],
  ['an address that is blank in the middle', (size) => splitAddress(`1${' ,'.repeat(size / 2)}Mill Lane`)],
  ['a sentence full of stops', (size) => sentence(`Pain${'.'.repeat(size)}worse`)],
  ['a barcode that is blank in the middle', (size) => readGs1(`01${' '.repeat(size)}x`, '2026-11-20')],
  [
    'a file that begins with blanks',
    (size) =>
      readCsvTable(new TextEncoder().encode(`${' '.repeat(size)}\nname\nRobin`), {
        rows: 10,
        columns: 10,
        empty: 'Empty.',
      }),
  ],
];

describe('the cost of', () => {
  it.each(READERS)('%s grows with its length', (_what, work) => {
    expect(costGrowth(work, 20_000)).toBeLessThan(QUADRATIC);
  });

  it.each([
    ['many short lines', 'a,b\n', 'There are 400,001 rows in this file. Import at most 5,000 at once.'],
    ['cells without end', ',', 'This file is too large. Import at most 5,000 rows of 40 columns.'],
    ['empty lines', '\n', 'There are 400,001 rows in this file. Import at most 5,000 at once.'],
  ])('%s is that of counting the items, which are not read', (_what, part, problem) => {
    const bytes = new TextEncoder().encode(`name,colour\n${part.repeat(400_000)}`);
    expect(readCsvTable(bytes, { rows: 5_000, columns: 40, empty: 'Empty.' })).toEqual({ problem });
  });

  it('kits in kits is bounded', () => {
    const kit = (level: number): Kit => ({
      kitId: `k${String(level)}`,
      name: `Kit ${String(level)}`,
      lines: Array.from({ length: 300 }, () => ({
        ...{ quantity: 1, pouch: null, isOptional: false },
        ...(level === 0 ? { itemId: 'plaster', substitutes: [] } : { kitId: `k${String(level - 1)}` }),
      })),
    });
    const kits = new Map(Array.from({ length: 12 }, (_, level) => [`k${String(level)}`, kit(level)]));
    expect(explode('k11', kits)).toEqual({ ok: false, why: 'too_many' });
    expect(explode('k0', kits).ok).toBe(true);
  });
});

it('trims only the end that it should', () => {
  expect(trimEndOf('a, b ,. ', /[\s,.]/)).toBe('a, b');
  expect(trimEndOf(' ..', /[\s.]/)).toBe('');
});
