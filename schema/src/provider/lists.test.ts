import { describe, expect, it } from 'vitest';
import { walkFields } from '../prf/catalogue/catalogue.js';
import { check } from '../validation/check.js';
import { providerListItems } from './list-items.js';
import { LISTS_OF_FIELDS, offeredNames, withoutLoss } from './lists.js';

const A = '01934a5e-0000-7000-8000-000000000001';
const B = '01934a5e-0000-7000-8000-000000000002';
const item = (id: string, name: string, isRetired = false) => ({ id, name, isRetired });

describe('a provider’s list', () => {
  it('trims its names and refuses a duplicate by its place', () => {
    expect(check(providerListItems, [item(A, '  North   gate ')]).data).toEqual([item(A, 'North gate')]);
    const twice = check(providerListItems, [item(A, 'North gate'), item(B, 'north GATE')]);
    expect(twice.problems).toEqual([
      { field: '1.name', code: 'custom', message: 'Another item has this name.' },
    ]);
    expect(check(providerListItems, [item(A, 'Gate', true), item(B, 'Gate')]).problems).toBeNull();
    expect(check(providerListItems, [item(A, ' ')]).problems).toMatchObject([{ field: '0.name' }]);
  });

  it('offers what is not retired, and loses nothing', () => {
    expect(offeredNames([item(A, 'One', true), item(B, 'Two')])).toEqual(['Two']);
    expect(withoutLoss([item(B, 'Two')], [item(A, 'One'), item(B, 'Old')])).toEqual([
      item(B, 'Two'),
      item(A, 'One', true),
    ]);
  });

  it('is offered in existing fields that accept any text', () => {
    const texts = new Set(
      [...walkFields()]
        .filter(({ field }) => ['text', 'longText'].includes(field.kind))
        .map(({ field }) => field.name),
    );
    expect(Object.keys(LISTS_OF_FIELDS).filter((name) => !texts.has(name))).toEqual([]);
  });
});
