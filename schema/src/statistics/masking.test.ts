import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_FORMATS } from '../provider/formats.js';
import {
  countText,
  countWords,
  loweredTally,
  publishedCount,
  publishedTally,
  type PublishedCount,
  type Tally,
} from './masking.js';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Events from empty to a few hundred people, most of whose cells are small: where masking is hardest. */
const cell = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 5 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 14 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 }) },
);

/** The same people in other cells: dealt out by a text of numbers, so that every breakdown adds up to one total. */
const dealt = (total: number, cells: number, deal: readonly number[]): number[] => {
  const counts = Array.from({ length: cells }, () => 0);
  for (let person = 0; person < total; person += 1) {
    const chosen = (deal[person % deal.length] ?? 0) % cells;
    counts[chosen] = (counts[chosen] ?? 0) + 1;
  }
  return counts;
};

const event: fc.Arbitrary<Tally> = fc
  .tuple(
    fc.array(cell, { minLength: 1, maxLength: 10 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 16 }), fc.array(fc.nat(), { minLength: 1, maxLength: 20 })), {
      maxLength: 4,
    }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([first, others, share]): Tally => {
    const total = sum(first);
    return {
      total,
      breakdowns: {
        first,
        ...Object.fromEntries(
          others.map(([cells, deal], index) => [`other${String(index)}`, dealt(total, cells, deal)]),
        ),
      },
      parts: { arrests: Math.floor(total * share) },
    };
  });
const RUNS = { numRuns: 1_000 };

const shownIn = ({ total, breakdowns, parts }: ReturnType<typeof publishedTally>): PublishedCount[] => [
  total,
  ...Object.values(breakdowns).flat(),
  ...Object.values(parts),
];

describe('what clients see of 1,000 random events', () => {
  it('has no count from 1 to 4, and no two counts with a difference of one', () => {
    fc.assert(
      fc.property(event, (tally) => {
        const counts = shownIn(publishedTally(tally)).flatMap(({ count }) => (count === null ? [] : [count]));
        for (const one of counts) {
          expect(one).toBeGreaterThanOrEqual(5);
          for (const other of counts)
            if (one !== other) expect(Math.abs(one - other)).toBeGreaterThanOrEqual(5);
        }
      }),
      RUNS,
    );
  });

  it('never shows more than there is', () => {
    fc.assert(
      fc.property(event, (tally) => {
        const { total, breakdowns, parts } = publishedTally(tally);
        expect(total.count ?? 0).toBeLessThanOrEqual(tally.total);
        for (const [key, cells] of Object.entries(breakdowns))
          for (const [index, { count }] of cells.entries())
            expect(count ?? 0).toBeLessThanOrEqual(tally.breakdowns[key]?.[index] ?? 0);
        expect(parts['arrests']?.count ?? 0).toBeLessThanOrEqual(tally.parts['arrests'] ?? 0);
      }),
      RUNS,
    );
  });

  it('never masks only one cell of a breakdown', () => {
    fc.assert(
      fc.property(event, (tally) => {
        for (const cells of Object.values(publishedTally(tally).breakdowns)) {
          const maskedCells = cells.filter(({ count }) => count === null);
          if (cells.length > 1) expect(maskedCells).not.toHaveLength(1);
        }
      }),
      RUNS,
    );
  });

  /**
   * The proof that nothing is given away: for each cell and each of five values there is another event with that value that
   * publishes the very same. So whoever knows the rule and everything that was published cannot tell the five apart.
   */
  it('looks the same for five different values of each cell', () => {
    fc.assert(
      fc.property(
        event,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 0, max: 4 }),
        (tally, whichKey, whichCell, more) => {
          const published = publishedTally(tally);
          const safe = loweredTally(tally);
          const keys = Object.keys(safe.breakdowns);
          const key = keys[whichKey % keys.length] ?? 'first';
          const cells = safe.breakdowns[key] ?? [];
          const chosen = whichCell % cells.length;
          const wanted = (cells[chosen] ?? 0) + more;
          /** Another event: this cell as wanted, every other between its published value and four more, one total for all. */
          const filled = (from: readonly number[], total: number, fixed: number | null): number[] | null => {
            const result = from.map((count, index) => (index === fixed ? wanted : count));
            let left = total - sum(result);
            for (const index of result.keys()) {
              if (index === fixed) continue;
              const added = Math.max(0, Math.min(4, left));
              result[index] = (result[index] ?? 0) + added;
              left -= added;
            }
            return left === 0 ? result : null;
          };
          const other = [0, 1, 2, 3, 4]
            .map((extra): Tally | null => {
              const total = safe.total + extra;
              const made = keys.map((each): [string, number[] | null] => [
                each,
                filled(safe.breakdowns[each] ?? [], total, each === key ? chosen : null),
              ]);
              return made.some(([, counts]) => counts === null)
                ? null
                : {
                    total,
                    breakdowns: Object.fromEntries(made.map(([each, counts]) => [each, counts ?? []])),
                    parts: safe.parts,
                  };
            })
            .find((candidate) => candidate !== null);
          expect(other).toBeDefined();
          if (other !== undefined) expect(publishedTally(other)).toEqual(published);
        },
      ),
      RUNS,
    );
  });

  it('changes by nothing or by at least five as people arrive', () => {
    fc.assert(
      fc.property(event, fc.nat(), (before, where) => {
        const after: Tally = {
          total: before.total + 1,
          breakdowns: Object.fromEntries(
            Object.entries(before.breakdowns).map(([key, cells]) => [
              key,
              cells.map((count, index) => (index === where % cells.length ? count + 1 : count)),
            ]),
          ),
          parts: before.parts,
        };
        const [first, second] = [shownIn(publishedTally(before)), shownIn(publishedTally(after))];
        for (const [index, { count }] of first.entries()) {
          const later = second[index]?.count ?? null;
          if (count !== null && later !== null && count !== later)
            expect(Math.abs(count - later)).toBeGreaterThanOrEqual(5);
        }
      }),
      RUNS,
    );
  });
});

describe('single cases', () => {
  it('lowers a total that would give every cell away', () => {
    const { total, breakdowns } = publishedTally({
      total: 20,
      breakdowns: { zone: [4, 4, 4, 4, 4] },
      parts: {},
    });
    expect(total).toEqual({ count: 15, mask: null });
    expect(breakdowns['zone']).toEqual(Array.from({ length: 5 }, () => ({ count: null, mask: 'few' })));
  });

  it('applies a lowered total to the other breakdowns', () => {
    const { breakdowns } = publishedTally({
      total: 20,
      breakdowns: { zone: [4, 4, 4, 4, 4], acuity: [20, 0] },
      parts: { arrests: 20 },
    });
    expect(breakdowns['acuity']?.[0]?.count ?? 0).toBeLessThanOrEqual(15);
  });

  it('withholds the next smallest cell if only one is under five', () => {
    const { breakdowns } = publishedTally({ total: 33, breakdowns: { age: [3, 20, 10] }, parts: {} });
    expect(breakdowns['age']).toEqual([
      { count: null, mask: 'few' },
      { count: 20, mask: null },
      { count: null, mask: 'withheld' },
    ]);
  });

  it('explains it in words', () => {
    expect(publishedCount(0)).toEqual({ count: null, mask: 'few' });
    expect(countText(publishedCount(4))).toBe('<5');
    expect(countWords(publishedCount(4))).toBe('fewer than 5');
    expect(countText({ count: 1234, mask: null })).toBe('1,234');
    // As the provider writes figures.
    const formats = { ...USUAL_FORMATS, thousands: 'none' } as const;
    expect(countText({ count: 1234, mask: null }, formats)).toBe('1234');
    expect(countWords({ count: 1234, mask: null }, formats)).toBe('1234');
    expect(countWords({ count: null, mask: 'withheld' })).toBe('not shown');
  });
});
