import { readScan } from '@sideline/schema/inventory/scan-codes';
import { describe, expect, it } from 'vitest';
import {
  allPresent,
  asBooked,
  finishedCheck,
  inputOf,
  shortageOf,
  openGauges,
  openRows,
  packWords,
  placesOf,
  reopened,
  rowOfCode,
  type CheckDraft,
} from './bag-check-draft';
import type { BagDetailsPartsFragment } from './bags.generated';

const line = (locationId: string, itemId: string, wanted: number) => ({
  ...{ __typename: 'BagLineShown' as const, locationId, itemId, name: itemId, unit: 'each' as const, wanted },
  ...{ isOptional: false, substitutes: [], barcode: '05012345678900', sku: itemId.toUpperCase() },
});
const content = (locationId: string, itemId: string, quantity: number, expiresOn: string | null = null) => ({
  ...{ __typename: 'BagContentShown' as const, locationId, itemId, name: itemId, unit: 'each' as const },
  ...{
    batchId: null,
    lot: null,
    expiresOn,
    status: null,
    quantity,
    isWitnessed: false,
    barcode: null,
    sku: '',
    percentLeft: null,
    leastPercent: null,
  },
});
const details = {
  bag: { id: 'bag', name: 'Bag 1' },
  pouches: [
    { id: 'p1', name: 'Airway', seal: 'A1', isSealed: true },
    { id: 'p2', name: 'Drugs', seal: 'D1', isSealed: false },
  ],
  lines: [line('bag', 'tape', 2), line('p1', 'mask', 1), line('p2', 'pen', 2), line('p2', 'ring', 3)],
  contents: [
    content('bag', 'tape', 2),
    content('p1', 'mask', 1),
    content('p2', 'pen', 2),
    content('p2', 'ring', 2, '2026-11-01'),
    content('p2', 'ring', 1, '2027-11-01'),
    content('p2', 'spare', 1),
  ],
} as unknown as BagDetailsPartsFragment;

const places = placesOf(details, '2026-11-26');
const draft: CheckDraft = {
  ...{ id: 'check', bagId: 'bag', bagName: 'Bag 1', rows: {}, unbroken: [], pouchSeals: {} },
  ...{ seal: ' S1 ', nextCheckOn: '2026-12-24', notes: '', finishedAt: null },
};

describe('scanning a code in a bag check', () => {
  const twice = placesOf(
    {
      ...details,
      // The second pouch has none of it in the books.
      lines: [line('bag', 'tape', 2), line('p1', 'mask', 1), line('p2', 'mask', 1)],
      contents: [content('bag', 'tape', 2), { ...content('p1', 'mask', 1), sku: 'MASK' }],
    },
    '2026-11-26',
  );
  const placeOf = (rows: CheckDraft['rows']): string | undefined =>
    rowOfCode(twice, { ...draft, rows }, { is: 'unknown', text: 'mask' })?.place.id;

  it('ticks the first unchecked pouch that has the item, even if the books show none', () => {
    const counted = { present: 1, expired: 0, damaged: 0, toppedUp: 0 };
    expect(placeOf({})).toBe('p1');
    expect(placeOf({ 'p1 mask': counted })).toBe('p2');
    expect(placeOf({ 'p1 mask': counted, 'p2 mask': counted })).toBe('p1');
    expect(rowOfCode(twice, draft, { is: 'unknown', text: 'pen' })).toBeNull();
  });
});

describe('the pack that is scanned in a bag check', () => {
  const [place] = placesOf(
    {
      ...details,
      lines: [{ ...line('p2', 'pen', 2), name: 'Adrenaline pen' }],
      contents: [
        { ...content('p2', 'pen', 1, '2027-03-31'), batchId: 'good', lot: 'K1' },
        { ...content('p2', 'pen', 1, '2027-04-30'), batchId: 'bad', lot: 'K2', status: 'recalled' },
      ],
    } as unknown as BagDetailsPartsFragment,
    '2026-11-26',
  );
  const words = (code: ReturnType<typeof readScan>) => {
    const [row] = place?.rows ?? [];
    if (row === undefined) throw new Error('no row');
    return packWords(row, code, '2026-11-26');
  };
  const scan = (more: string) => words(readScan(`(01)05012345678900${more}`, '2026-11-26'));

  // Before, its code ticked the row as present, whatever it said.
  it('does not count as present if its code says that it has expired, whatever the books say', () => {
    expect(scan('(17)261031(10)K1').refusal).toBe(
      'Adrenaline pen expired on 31 Oct 2026. Take it out of the bag.',
    );
    expect(scan('(17)261126(10)K1')).toEqual({});
  });

  it('does not count as present if its lot is blocked, by its code or by our label', () => {
    const refusal = 'Adrenaline pen, lot K2, is recalled. Take it out of the bag.';
    expect(scan('(17)270430(10)k2')).toEqual({ refusal });
    expect(words({ is: 'label', kind: 'batch', id: 'bad' })).toEqual({ refusal });
    expect(words({ is: 'label', kind: 'batch', id: 'good' })).toEqual({});
  });

  it('counts with a remark if the books have another lot, and without one if it names none', () => {
    expect(scan('(17)270430(10)K3')).toEqual({ remark: 'lot K3 is not in the books of this bag' });
    expect(scan('')).toEqual({});
    expect(words({ is: 'unknown', text: 'PEN' })).toEqual({});
  });
});

describe('a bag check', () => {
  it('lists pouches in the bag’s order, with shortages and expired stock first', () => {
    expect(places.map(({ name, rows }) => [name, rows.map((row) => row.name)])).toEqual([
      ['Loose in the bag', ['tape']],
      ['Airway', ['mask']],
      ['Drugs', ['ring', 'pen', 'spare']],
    ]);
    // Only a seal since which nothing was moved stands for its contents.
    expect(places.map(({ seal }) => seal)).toEqual([null, 'A1', null]);
  });

  it('fills in the recorded quantities with one tap, leaving out expired stock', () => {
    const [, , drugs] = places;
    if (drugs === undefined) throw new Error('no pouch');
    const [ring] = drugs.rows;
    if (ring === undefined) throw new Error('no row');
    expect(asBooked(ring)).toEqual({ present: 1, expired: 2, damaged: 0, toppedUp: 0 });
    expect(shortageOf(ring, asBooked(ring))).toBe(2);
    expect(shortageOf(ring, { ...asBooked(ring), toppedUp: 2 })).toBe(0);
    const counted = allPresent({ ...draft, rows: { [ring.key]: { ...asBooked(ring), present: 0 } } }, drugs);
    expect(counted.rows[ring.key]?.present).toBe(0);
    expect(openRows(counted, places).map(({ name }) => name)).toEqual(['tape', 'mask']);
    expect(openRows({ ...counted, unbroken: ['p1'] }, places).map(({ name }) => name)).toEqual(['tape']);
  });

  it('accepts a substitute for a missing item', () => {
    const [place] = placesOf(
      {
        ...details,
        lines: [{ ...line('p2', 'mask', 3), substitutes: ['spare'] }],
        contents: [content('p2', 'mask', 1), content('p2', 'spare', 5)],
      },
      '2026-11-26',
    );
    const [mask, spare] = place?.rows ?? [];
    if (mask === undefined) throw new Error('no row');
    expect([mask.standsIn, shortageOf(mask, asBooked(mask)), spare?.wanted]).toEqual([2, 0, null]);
  });

  it('sends an unbroken pouch by its seal, and the others by their lines and new seals', () => {
    let counted: CheckDraft = { ...draft, unbroken: ['p1'], pouchSeals: { p2: ' D2 ' } };
    for (const place of places) if (place.id !== 'p1') counted = allPresent(counted, place);
    const input = inputOf(counted, places, new Date('2026-11-26T10:00:00Z'));
    expect(input).toMatchObject({
      seal: 'S1',
      checkedAt: '2026-11-26T10:00:00.000Z',
      unbroken: [{ locationId: 'p1', seal: 'A1' }],
      pouchSeals: [{ locationId: 'p2', seal: 'D2' }],
    });
    expect(input.lines.map(({ itemId }) => itemId)).toEqual(['tape', 'ring', 'pen', 'spare']);
    expect(input.gauges).toEqual([]);
  });

  it('is sent as it was finished, by whichever page sends it, until something of it changes', () => {
    const first = finishedCheck(draft, places, new Date('2026-11-26T10:00:00Z'));
    expect(first.finishedAt).toBe('2026-11-26T10:00:00.000Z');
    // Later and over a bag that the server has changed since: the server must know it again by its contents.
    expect(finishedCheck(first, [], new Date('2026-11-27T10:00:00Z'))).toEqual(first);
    expect(reopened({ ...first, seal: 'S2' })).toEqual({ ...draft, seal: 'S2' });
  });

  it('sends cylinder gauge readings, except those behind an unbroken seal', () => {
    const cylinder = (locationId: string, batchId: string, leastPercent: number | null) => ({
      ...content(locationId, `gas ${batchId}`, 1),
      ...{ batchId, leastPercent },
    });
    const found = placesOf(
      {
        ...details,
        lines: [],
        contents: [cylinder('bag', 'o2', 50), cylinder('p1', 'sealed', 50), cylinder('bag', 'splint', null)],
      },
      '2026-11-26',
    );
    const read = { ...draft, unbroken: ['p1'], gauges: { o2: 80, sealed: 70, splint: 60 } };
    expect(inputOf(read, found, new Date()).gauges).toEqual([{ batchId: 'o2', percent: 80 }]);
    // A draft that an earlier version kept.
    expect(inputOf(draft, found, new Date()).gauges).toEqual([]);
    // Each cylinder that is there is read in every check.
    const [loose] = found;
    if (loose === undefined) throw new Error('no place');
    const counted = { ...allPresent(draft, loose), unbroken: ['p1'] };
    expect(openGauges(draft, found)).toEqual([]);
    expect(openGauges(counted, found)).toEqual(['gas o2']);
    expect(openGauges({ ...counted, gauges: { o2: 0 } }, found)).toEqual([]);
    const gone = { present: 0, expired: 0, damaged: 0, toppedUp: 0 };
    expect(openGauges({ ...counted, rows: { ...counted.rows, 'bag gas o2': gone } }, found)).toEqual([]);
  });

  it('lists first what was recalled or quarantined since the bag was sealed', () => {
    const [place] = placesOf(
      {
        ...details,
        lines: [line('bag', 'tape', 1), line('bag', 'pen', 1)],
        contents: [content('bag', 'tape', 1), { ...content('bag', 'pen', 1), status: 'recalled' as const }],
      },
      '2026-11-26',
    );
    expect(place?.rows.map(({ name }) => name)).toEqual(['pen', 'tape']);
  });
});
