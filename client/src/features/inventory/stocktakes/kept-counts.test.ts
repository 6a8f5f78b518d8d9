import { describe, expect, it } from 'vitest';
import { linesOfCode, sendCounts, withCount, type CountDraft, type KeptCount } from './kept-counts';

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

describe('a code that is scanned without a connection', () => {
  const lines = [
    { id: '1', itemId: 'gauze', batchId: 'a', sku: 'G-1', barcode: '5012345678900', lot: 'K1' },
    { id: '2', itemId: 'gauze', batchId: 'b', sku: 'G-1', barcode: '5012345678900', lot: 'K2' },
    { id: '3', itemId: 'tape', batchId: null, sku: 'T-1', barcode: null, lot: null },
  ] as unknown as Parameters<typeof linesOfCode>[0];
  const idsOf = (code: Parameters<typeof linesOfCode>[1]) => linesOfCode(lines, code).map(({ id }) => id);
  const gs1 = (lot: string | null) => ({ is: 'gs1', data: { gtin: '05012345678900', lot } }) as never;

  it('finds the lines of its item, and of its lot where that is listed', () => {
    expect(idsOf(gs1('k2'))).toEqual(['2']);
    expect(idsOf(gs1(null))).toEqual(['1', '2']);
    expect(idsOf(gs1('K9'))).toEqual(['1', '2']);
    expect(idsOf({ is: 'unknown', text: 't-1' })).toEqual(['3']);
    expect(idsOf({ is: 'label', kind: 'batch', id: 'a' })).toEqual(['1']);
    expect(idsOf({ is: 'label', kind: 'bag', id: 'a' })).toEqual([]);
    expect(idsOf({ is: 'unknown', text: 'nothing' })).toEqual([]);
  });
});

describe('counts that wait', () => {
  it('are one for each line, the latest', () => {
    expect(withCount(draft(count('a'), count('b')), count('a', 2)).counts).toEqual([
      count('b'),
      count('a', 2),
    ]);
  });

  it('are sent in their order, and stay where they are refused, with why', async () => {
    const whole = draft(count('a'), count('b'), count('c'));
    const { change, last } = held(whole);
    const sent: string[] = [];
    await sendCounts(
      whole,
      async ({ lineId }) => {
        sent.push(lineId);
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

  it('wait on where the server is not reached', async () => {
    const whole = draft(count('a'), count('b'));
    const { change, last } = held(whole);
    await sendCounts(whole, ({ lineId }) => Promise.resolve(lineId === 'a' ? 'sent' : 'unreachable'), change);
    expect(last()).toEqual([count('b')]);
  });
});
