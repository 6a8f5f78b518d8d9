import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLots, followsProposal, passedOver, type LotAtPlace } from './fefo.js';

const TODAY = '2026-11-25';
const lot = (batchId: string, given: Partial<LotAtPlace> = {}): LotAtPlace => ({
  batchId,
  expiresOn: '2027-06-30',
  receivedAt: '2026-01-01',
  status: 'available',
  free: 10,
  ...given,
});

describe('which lot is used first (operations section 5, Choosing a lot)', () => {
  it('takes the earliest expiry, then the oldest receipt, no expiry last', () => {
    const lots = [
      lot('none', { expiresOn: null }),
      lot('late', { expiresOn: '2028-01-01' }),
      lot('newer', { receivedAt: '2026-02-01' }),
      lot('older', { receivedAt: '2026-01-15' }),
    ];
    expect(chooseLots(lots, 25, TODAY)).toEqual({
      takes: [
        { batchId: 'older', quantity: 10 },
        { batchId: 'newer', quantity: 10 },
        { batchId: 'late', quantity: 5 },
      ],
      order: ['older', 'newer', 'late', 'none'],
      refused: [],
      short: 0,
    });
  });

  it('says why the others are refused, and what is missing', () => {
    const lots = [
      lot('gone', { free: 0 }),
      lot('old', { expiresOn: '2026-11-24' }),
      lot('last day', { expiresOn: TODAY, free: 1.5 }),
      lot('held', { status: 'quarantined' }),
      // A recall matters more than the date.
      lot('back', { status: 'recalled', expiresOn: '2020-01-01' }),
    ];
    expect(chooseLots(lots, 2, TODAY)).toEqual({
      takes: [{ batchId: 'last day', quantity: 1.5 }],
      order: ['last day'],
      refused: [
        { batchId: 'gone', why: 'none_free' },
        { batchId: 'old', why: 'expired' },
        { batchId: 'held', why: 'quarantined' },
        { batchId: 'back', why: 'recalled' },
      ],
      short: 0.5,
    });
  });

  it('uses the day of use: a lot that expires before the event ends is left out', () => {
    const lots = [lot('soon', { expiresOn: '2026-11-30' }), lot('later')];
    expect(chooseLots(lots, 1, '2026-12-01').takes).toEqual([{ batchId: 'later', quantity: 1 }]);
  });

  it('recognises when a different lot was taken', () => {
    const choice = chooseLots([lot('a', { free: 0.1 }), lot('b', { expiresOn: null })], 0.3, TODAY);
    expect(followsProposal(choice, choice.takes)).toBe(true);
    expect(followsProposal(choice, [{ batchId: 'b', quantity: 0.3 }])).toBe(false);
    expect(
      followsProposal(choice, [
        { batchId: 'b', quantity: 0.1 },
        { batchId: 'a', quantity: 0.1 },
        { batchId: 'b', quantity: 0.1 },
      ]),
    ).toBe(true);
  });

  it('names the lots that were passed over, not what a place lacks', () => {
    const choice = chooseLots([lot('a', { free: 1 }), lot('b', { expiresOn: null })], 2, TODAY);
    expect(passedOver(choice, choice.takes)).toEqual([]);
    expect(passedOver(choice, [{ batchId: 'b', quantity: 2 }])).toEqual(['a']);
    // More of it was taken than the books hold.
    const short = chooseLots([lot('a', { free: 1 })], 3, TODAY);
    expect(passedOver(short, [{ batchId: 'a', quantity: 3 }])).toEqual([]);
    expect(passedOver(short, [{ batchId: 'c', quantity: 3 }])).toEqual(['a']);
  });

  const lots = fc.uniqueArray(
    fc.record({
      batchId: fc.uuid(),
      expiresOn: fc.option(fc.constantFrom('2026-11-24', TODAY, '2026-12-31', '2027-12-31')),
      receivedAt: fc.constantFrom('2026-01-01', '2026-02-01'),
      status: fc.constantFrom('available' as const, 'quarantined' as const, 'recalled' as const),
      free: fc.nat(20_000).map((amount) => amount / 1_000),
    }),
    { selector: ({ batchId }) => batchId, maxLength: 12 },
  );

  it('gives no more than there is, and never a refused lot, in any order of the list', () => {
    fc.assert(
      fc.property(
        lots.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.nat(60_000)),
        ),
        ([all, shuffled, amount]) => {
          const choice = chooseLots(all, amount / 1_000, TODAY);
          const { takes, order, short } = chooseLots(shuffled, amount / 1_000, TODAY);
          expect({ takes, order, short }).toEqual({
            takes: choice.takes,
            order: choice.order,
            short: choice.short,
          });
          const by = new Map(all.map((one) => [one.batchId, one]));
          const given = takes.reduce((sum, { quantity }) => sum + Math.round(quantity * 1_000), 0);
          expect(given + Math.round(short * 1_000)).toBe(amount);
          for (const { batchId, quantity } of takes) {
            const from = by.get(batchId);
            expect(from?.status).toBe('available');
            expect(from?.expiresOn === null || (from?.expiresOn ?? '') >= TODAY).toBe(true);
            expect(quantity > 0 && quantity <= (from?.free ?? 0)).toBe(true);
          }
          // Short only when every usable lot is empty, and a lot is begun only when those before it are.
          const usable = all.filter(
            (one) => one.status === 'available' && (one.expiresOn === null || one.expiresOn >= TODAY),
          );
          const there = usable.reduce((sum, one) => sum + Math.round(one.free * 1_000), 0);
          expect(Math.round(short * 1_000)).toBe(Math.max(0, amount - there));
          takes.slice(0, -1).forEach(({ batchId, quantity }) => {
            expect(quantity).toBe(by.get(batchId)?.free);
          });
          expect(order.length + choice.refused.length).toBe(all.length);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
