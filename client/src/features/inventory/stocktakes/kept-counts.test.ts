import { describe, expect, it } from 'vitest';
import {
  foundWords,
  linesOfCode,
  lotOfFound,
  placesOfKept,
  sendCounts,
  withCount,
  withLine,
  type CountDraft,
  type FoundStock,
  type KeptCount,
  type KeptStocktake,
} from './kept-counts';

const count = (lineId: string, quantity = 1): KeptCount => ({
  ...{ id: `count ${lineId} ${String(quantity)}`, lineId, name: lineId, quantity, counts: 0 },
  ...{ countedAt: '2026-11-20T10:00:00.000Z', refusal: null },
});
const draft = (...counts: readonly KeptCount[]): CountDraft => ({ number: 'ST-1', counts });

/** A draft that is changed, as the page holds it. */
const held = (first: CountDraft) => {
  const kept: CountDraft[] = [first];
  const change = (next: (before: CountDraft) => CountDraft): Promise<void> => {
    kept.push(next(kept.at(-1) ?? first));
    return Promise.resolve();
  };
  return { change, last: () => kept.at(-1)?.counts };
};

describe('scanning a code offline', () => {
  const lines = [
    { id: '1', itemId: 'gauze', batchId: 'a', sku: 'G-1', barcode: '5012345678900', lot: 'K1' },
    { id: '2', itemId: 'gauze', batchId: 'b', sku: 'G-1', barcode: '5012345678900', lot: 'K2' },
    { id: '3', itemId: 'tape', batchId: null, sku: 'T-1', barcode: null, lot: null },
  ] as unknown as Parameters<typeof linesOfCode>[0];
  const idsOf = (code: Parameters<typeof linesOfCode>[1]) => linesOfCode(lines, code).map(({ id }) => id);
  const gs1 = (lot: string | null) => ({ is: 'gs1', data: { gtin: '05012345678900', lot } }) as never;

  it('finds the lines of the item, and of the lot if it is listed', () => {
    expect(idsOf(gs1('k2'))).toEqual(['2']);
    expect(idsOf(gs1(null))).toEqual(['1', '2']);
    expect(idsOf(gs1('K9'))).toEqual(['1', '2']);
    expect(idsOf({ is: 'unknown', text: 't-1' })).toEqual(['3']);
    expect(idsOf({ is: 'label', kind: 'batch', id: 'a' })).toEqual(['1']);
    expect(idsOf({ is: 'label', kind: 'bag', id: 'a' })).toEqual([]);
    expect(idsOf({ is: 'unknown', text: 'nothing' })).toEqual([]);
  });
});

describe('counts waiting to be sent', () => {
  it('are the latest for each line', () => {
    expect(withCount(draft(count('a'), count('b')), count('a', 2)).counts).toEqual([
      count('b'),
      count('a', 2),
    ]);
  });

  it('are sent in order, and stay with the reason if they are refused', async () => {
    const whole = draft(count('a'), count('b'), count('c'));
    const { change, last } = held(whole);
    const sent: string[] = [];
    await sendCounts(
      whole,
      async ({ lineId }) => {
        sent.push(lineId ?? '');
        // Counted while the others are on their way.
        if (lineId === 'a') await change((before) => withCount(before, count('d')));
        return lineId === 'b' ? { refusal: 'Stock has moved. Count it again.' } : 'sent';
      },
      change,
    );
    expect(sent).toEqual(['a', 'b', 'c']);
    const refused = { ...count('b'), refusal: 'Stock has moved. Count it again.' };
    expect(last()).toEqual([refused, count('d')]);
    // What was refused is not sent again by itself.
    sent.length = 0;
    await sendCounts(draft(refused), () => Promise.reject(new Error('Sent')), change);
    expect(last()).toEqual([refused, count('d')]);
  });

  it('keep waiting if the server cannot be reached', async () => {
    const whole = draft(count('a'), count('b'));
    const { change, last } = held(whole);
    await sendCounts(whole, ({ lineId }) => Promise.resolve(lineId === 'a' ? 'sent' : 'unreachable'), change);
    expect(last()).toEqual([count('b')]);
  });
});

describe('stock that is not listed, counted without a connection', () => {
  const gs1 = (facts: object) =>
    ({
      is: 'gs1',
      data: { gtin: '05012345678900', lot: null, serial: null, expiresOn: null, ...facts },
    }) as never;
  const typed = { is: 'unknown', text: 'G-1' } as const;
  const label = { is: 'label', kind: 'batch', id: 'b' } as const;
  const found = (code: FoundStock['code'], lot: string | null = null): FoundStock => ({
    ...{ code, lot, locationId: 'store' },
  });
  const counted = (of: FoundStock, quantity: number): KeptCount => ({
    ...{
      id: `${foundWords(of)} ${String(quantity)}`,
      lineId: null,
      found: of,
      name: foundWords(of),
      quantity,
    },
    ...{ counts: 0, countedAt: '2026-11-20T10:00:00.000Z', refusal: null },
  });
  const gauze = { name: 'Gauze', isBatchTracked: true };
  const lots = [
    { id: 'a', lot: 'K1', expiresOn: '2027-03-31' },
    { id: 'b', lot: 'K2', expiresOn: '2027-03-31' },
    { id: 'c', lot: 'K2', expiresOn: '2028-03-31' },
  ];

  it('is named by its code until the server names it', () => {
    expect(foundWords(found(gs1({ lot: 'K9' })))).toBe('GTIN 05012345678900, lot K9');
    expect(foundWords(found(typed, 'K9'))).toBe('“G-1”, lot K9');
    expect(foundWords(found(typed))).toBe('“G-1”');
  });

  it('waits beside the counted lines, one for each item, lot and place', () => {
    const [one, again, other] = [
      counted(found(typed, 'K1'), 3),
      counted(found(typed, 'K1'), 4),
      counted({ ...found(typed, 'K1'), locationId: 'tent' }, 2),
    ];
    // Labels are named alike.
    const labels = ['a', 'b'].map((id) => counted(found({ is: 'label', kind: 'item', id }), 1));
    const whole = [one, other, count('a'), ...labels, again].reduce(withCount, draft());
    expect(whole.counts).toEqual([other, count('a'), ...labels, again]);
  });

  it('takes the lot from its code or from the person', () => {
    const batchOf = (of: FoundStock, item = gauze) => lotOfFound(of, item, lots);
    expect(batchOf(found(gs1({ lot: 'k1' })))).toEqual({ batchId: 'a' });
    expect(batchOf(found(gs1({ lot: 'K2', expiresOn: '2028-03-31' })))).toEqual({ batchId: 'c' });
    expect(batchOf(found(typed, 'K1'))).toEqual({ batchId: 'a' });
    expect(batchOf(found(label))).toEqual({ batchId: 'b' });
    expect(batchOf(found(typed), { name: 'Tape', isBatchTracked: false })).toEqual({ batchId: null });
  });

  it('says what to do if its lot is missing, unknown or ambiguous', () => {
    const refusalOf = (of: FoundStock) => lotOfFound(of, gauze, lots);
    expect(refusalOf(found(typed))).toEqual({ refusal: 'Gauze has lots. Count it again with its lot.' });
    expect(refusalOf(found(typed, 'K9'))).toEqual({
      refusal: 'Lot K9 of Gauze is not known yet. Enter it on the item’s page, then count it again.',
    });
    expect(refusalOf(found(typed, 'K2'))).toEqual({
      refusal: 'Gauze has more than one lot K2. Count it again and choose the lot.',
    });
  });
});

describe('the copy of a stocktake on the device', () => {
  const line = (id: string, locationId: string, counts = 0) => ({
    ...{ id, locationId, locationName: `Name of ${locationId}`, counts },
  });
  const copy = (locationId: string | null, ...lines: readonly object[]): KeptStocktake =>
    ({ details: { stocktake: { locationId, locationName: 'Store' } }, lines }) as never;

  it('shows lines as counted since it was loaded', () => {
    const kept = copy('store', line('1', 'store'), line('2', 'store'));
    expect(withLine(kept, line('2', 'store', 1) as never).lines.map(({ counts }) => counts)).toEqual([0, 1]);
    expect(withLine(kept, line('3', 'store', 1) as never).lines.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('knows where an unlisted lot can be', () => {
    expect(placesOfKept(copy('store', line('1', 'pouch'), line('2', 'store')))).toEqual([
      { id: 'store', name: 'Name of store' },
      { id: 'pouch', name: 'Name of pouch' },
    ]);
    expect(placesOfKept(copy(null))).toEqual([]);
  });
});
