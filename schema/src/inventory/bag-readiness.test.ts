import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bagReasons, isBagReady, type BagContent, type BagLine, type BagState } from './bag-readiness.js';

const TODAY = '2026-11-25';
const line = (itemId: string, quantity: number, given: Partial<BagLine> = {}): BagLine => ({
  itemId,
  name: itemId.toUpperCase(),
  quantity,
  isOptional: false,
  substitutes: [],
  ...given,
});
const content = (itemId: string, quantity: number, given: Partial<BagContent> = {}): BagContent => ({
  itemId,
  name: itemId.toUpperCase(),
  lot: 'L1',
  expiresOn: '2027-01-31',
  status: 'available',
  quantity,
  ...given,
});
const bag = (given: Partial<BagState> = {}): BagState => ({
  isOutOfService: false,
  nextCheckOn: '2026-12-31',
  lines: [line('a', 2)],
  contents: [content('a', 2)],
  ...given,
});

describe('whether a bag is ready (operations section 3, Bag)', () => {
  it('is yes when every line is met, nothing expires and the check is in date', () => {
    expect(bagReasons(bag(), TODAY)).toEqual([]);
    expect(isBagReady(bag(), TODAY)).toBe(true);
    // Both days count as good until they are over.
    expect(
      isBagReady(bag({ nextCheckOn: TODAY, contents: [content('a', 2, { expiresOn: TODAY })] }), TODAY),
    ).toBe(true);
  });

  it.each<[string, Partial<BagState>, readonly object[]]>([
    ['out of service', { isOutOfService: true }, [{ why: 'out_of_service' }]],
    ['never checked', { nextCheckOn: null }, [{ why: 'never_checked' }]],
    ['overdue', { nextCheckOn: '2026-11-24' }, [{ why: 'check_overdue', dueOn: '2026-11-24' }]],
    [
      'short',
      { contents: [content('a', 1.5)] },
      [{ why: 'short', itemId: 'a', name: 'A', wanted: 2, there: 1.5 }],
    ],
    [
      'expired: it does not count either',
      { contents: [content('a', 2, { expiresOn: '2026-11-24' })] },
      [
        { why: 'expires', name: 'A', lot: 'L1', expiresOn: '2026-11-24' },
        { why: 'short', itemId: 'a', name: 'A', wanted: 2, there: 0 },
      ],
    ],
    [
      'recalled beside enough good ones',
      { contents: [content('a', 2), content('a', 1, { status: 'recalled', lot: 'R' })] },
      [{ why: 'recalled', name: 'A', lot: 'R' }],
    ],
    [
      'faulty and overdue for service',
      {
        contents: [
          content('a', 2),
          content('aed', 1, { lot: 'S9', isFaulty: true, nextServiceOn: '2026-11-01' }),
        ],
      },
      [
        { why: 'faulty', name: 'AED', lot: 'S9' },
        { why: 'service_overdue', name: 'AED', lot: 'S9', dueOn: '2026-11-01' },
      ],
    ],
    [
      'low on gas, or of unknown contents',
      {
        contents: [
          content('a', 2),
          content('o2', 1, { percentLeft: 49, leastPercent: 50 }),
          content('o2', 1, { percentLeft: null, leastPercent: 50 }),
          content('o2', 1, { percentLeft: 50, leastPercent: 50 }),
        ],
      },
      [
        { why: 'gas_low', name: 'O2', lot: 'L1', percent: 49, least: 50 },
        { why: 'gas_low', name: 'O2', lot: 'L1', percent: null, least: 50 },
      ],
    ],
    ['optional and used up', { lines: [line('a', 2), line('z', 1, { isOptional: true })] }, []],
    [
      'an empty lot that expired',
      { contents: [content('a', 2), content('a', 0, { expiresOn: '2020-01-01' })] },
      [],
    ],
    [
      'a substitute that another line needs too',
      {
        lines: [line('a', 1, { substitutes: ['b'] }), line('b', 1)],
        contents: [content('b', 1)],
      },
      [{ why: 'short', itemId: 'b', name: 'B', wanted: 1, there: 0 }],
    ],
  ])('%s', (_name, given, reasons) => {
    expect(bagReasons(bag(given), TODAY)).toEqual(reasons);
  });

  it('is measured against the end of the event that it goes to', () => {
    const leaves = bag({
      contents: [content('a', 2, { expiresOn: '2026-11-28' })],
      nextCheckOn: '2026-11-29',
    });
    expect(isBagReady(leaves, '2026-11-28')).toBe(true);
    expect(bagReasons(leaves, '2026-11-30').map(({ why }) => why)).toEqual([
      'check_overdue',
      'expires',
      'short',
    ]);
  });

  it('never turns to no by adding good stock, or to yes by waiting', () => {
    const contents = fc.array(
      fc.record({
        itemId: fc.constantFrom('a', 'b'),
        quantity: fc.nat(3),
        expiresOn: fc.constantFrom('2026-11-24', '2026-12-10', '2027-12-10'),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(contents, fc.nat(3), fc.nat(3), (there, wantA, wantB) => {
        const state = bag({
          lines: [line('a', wantA, { substitutes: ['b'] }), line('b', wantB)],
          contents: there.map(({ itemId, quantity, expiresOn }) => content(itemId, quantity, { expiresOn })),
        });
        const more = {
          ...state,
          contents: [...state.contents, content('b', 5, { expiresOn: '2030-01-01' })],
        };
        if (isBagReady(state, TODAY)) expect(isBagReady(more, TODAY)).toBe(true);
        if (isBagReady(state, '2026-12-31')) expect(isBagReady(state, TODAY)).toBe(true);
        const good = there.filter(({ expiresOn }) => expiresOn >= TODAY);
        const sum = (name: string) =>
          good.filter(({ itemId }) => itemId === name).reduce((all, { quantity }) => all + quantity, 0);
        const enough = sum('b') >= wantB && sum('a') + sum('b') >= wantA + wantB;
        const clean = there.every(({ quantity, expiresOn }) => quantity === 0 || expiresOn >= TODAY);
        expect(isBagReady(state, TODAY)).toBe(clean && enough);
      }),
    );
  });
});
