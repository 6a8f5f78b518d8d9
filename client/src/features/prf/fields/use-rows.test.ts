import { describe, expect, it } from 'vitest';
import { keysFor } from './use-rows';

const [latex, nuts, bees] = [{ substance: 'Latex' }, { substance: 'Nuts' }, { substance: 'Bees' }];

describe('the keys of lines without ids', () => {
  it('stay with their lines if another person inserts, removes or changes one', () => {
    const known = { rows: [latex, nuts], keys: [0, 1] };
    const keys = (rows: readonly object[]) =>
      keysFor(known, { rows: rows as readonly Record<string, unknown>[], hasBlank: false }, 2);
    expect(keys([latex, bees, nuts])).toEqual([0, 2, 1]);
    expect(keys([nuts])).toEqual([1]);
    expect(keys([latex, { substance: 'Nuts', severity: 'mild' }])).toEqual([0, 1]);
  });
  it('keep the line being filled in last, and keep its key once it is a row', () => {
    const known = { rows: [latex], keys: [0, 1] };
    expect(keysFor(known, { rows: [latex, nuts], hasBlank: true }, 2)).toEqual([0, 2, 1]);
    expect(keysFor(known, { rows: [latex, bees], hasBlank: false }, 2)).toEqual([0, 1]);
    expect(keysFor(known, { rows: [latex, nuts, bees], hasBlank: false }, 2)).toEqual([0, 2, 1]);
    expect(keysFor(known, { rows: [latex], hasBlank: false }, 2)).toEqual([0]);
    expect(keysFor({ rows: [latex], keys: [0] }, { rows: [latex], hasBlank: true }, 4)).toEqual([0, 4]);
  });
});
