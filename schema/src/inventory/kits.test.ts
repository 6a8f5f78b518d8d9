import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildable,
  cycleOf,
  explode,
  kitCost,
  type ExplodedLine,
  type ItemLine,
  type Kit,
  type KitLine,
} from './kits.js';

const item = (itemId: string, quantity: number, given: Partial<ItemLine> = {}): ItemLine => ({
  itemId,
  quantity,
  pouch: null,
  isOptional: false,
  substitutes: [],
  ...given,
});
const inner = (kitId: string, quantity = 1, given: Partial<KitLine> = {}): KitLine => ({
  kitId,
  quantity,
  pouch: null,
  isOptional: false,
  ...given,
});
const kits = (...all: Kit[]) => new Map(all.map((kit) => [kit.kitId, kit]));
const kit = (kitId: string, ...lines: (ItemLine | KitLine)[]): Kit => ({
  kitId,
  name: `Kit ${kitId}`,
  lines,
});

const linesOf = (...lines: (ItemLine | KitLine)[]): readonly ExplodedLine[] => {
  const all = explode('x', kits(kit('x', ...lines)));
  if (!all.ok) throw new Error(all.why);
  return all.lines;
};

describe('expanding a kit', () => {
  it('goes down through its kits, multiplying, with the pouches on the way', () => {
    const all = kits(
      kit(
        'bag',
        item('shears', 1),
        inner('airway', 2, { pouch: 'Blue' }),
        inner('extra', 1, { isOptional: true }),
      ),
      kit('airway', item('opa', 3, { pouch: 'Sizes' }), inner('oxygen')),
      kit('oxygen', item('mask', 1.5, { substitutes: ['mask-b'] })),
      kit('extra', item('blanket', 1)),
    );
    expect(explode('bag', all, 2)).toEqual({
      ok: true,
      lines: [
        { itemId: 'shears', quantity: 2, pouches: [], isOptional: false, substitutes: [] },
        { itemId: 'opa', quantity: 12, pouches: ['Blue', 'Sizes'], isOptional: false, substitutes: [] },
        { itemId: 'mask', quantity: 6, pouches: ['Blue'], isOptional: false, substitutes: ['mask-b'] },
        { itemId: 'blanket', quantity: 2, pouches: [], isOptional: true, substitutes: [] },
      ],
    });
  });

  it('refuses a cycle and gives its path, wherever it starts', () => {
    const all = kits(
      kit('a', inner('b')),
      kit('b', inner('c')),
      kit('c', item('x', 1), inner('b')),
      kit('d'),
    );
    expect(cycleOf('a', all)).toEqual(['Kit b', 'Kit c', 'Kit b']);
    expect(explode('b', all)).toEqual({ ok: false, why: 'cycle', path: ['Kit b', 'Kit c', 'Kit b'] });
    expect(cycleOf('d', all)).toBeNull();
    expect(cycleOf('e', kits(kit('e', inner('e'))))).toEqual(['Kit e', 'Kit e']);
  });

  it('names a kit that does not exist', () => {
    expect(explode('a', kits(kit('a', inner('gone'))))).toEqual({
      ok: false,
      why: 'unknown_kit',
      kitId: 'gone',
    });
  });

  it('does not mistake a kit that two others contain for a cycle, however many ways lead to it', () => {
    const names = Array.from({ length: 40 }, (_, index) => String(index));
    const all = kits(
      ...names.map((name, index) =>
        kit(name, ...(index < 39 ? [inner(String(index + 1)), inner(String(index + 1))] : [])),
      ),
    );
    expect(cycleOf('0', all)).toBeNull();
  });

  it('finds a cycle exactly if a kit reaches itself', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 14 }), (edges) => {
        const all = kits(
          ...Array.from({ length: 7 }, (_, from) =>
            kit(
              String(from),
              ...edges.filter(([start]) => start === from).map(([, to]) => inner(String(to))),
            ),
          ),
        );
        // Warshall: which kit reaches which.
        const reach = Array.from({ length: 7 }, (_, from) =>
          Array.from({ length: 7 }, (_unused, to) =>
            edges.some(([start, end]) => start === from && end === to),
          ),
        );
        for (let via = 0; via < 7; via += 1)
          for (let from = 0; from < 7; from += 1)
            for (let to = 0; to < 7; to += 1)
              if (reach[from]?.[via] && reach[via]?.[to]) (reach[from] ?? [])[to] = true;
        const goesRound = [0, 1, 2, 3, 4, 5, 6].some(
          (one) => reach[one]?.[one] && (one === 0 || reach[0]?.[one]),
        );
        const path = cycleOf('0', all);
        expect(path !== null).toBe(goesRound);
        if (path) {
          expect(path[0]).toBe(path.at(-1));
          path.slice(1).forEach((to, index) => {
            const from = path[index] ?? '';
            expect(
              edges.some(([start, end]) => `Kit ${String(start)}` === from && `Kit ${String(end)}` === to),
            ).toBe(true);
          });
        }
      }),
    );
  });
});

describe('how many kits can be built', () => {
  it('gives the number, the stock used, and what stops the next one', () => {
    const lines = linesOf(
      item('a', 2),
      item('b', 1, { substitutes: ['c'] }),
      item('d', 9, { isOptional: true }),
    );
    const built = buildable(
      lines,
      new Map([
        ['a', 7],
        ['b', 1],
        ['c', 1],
        ['d', 0],
      ]),
    );
    expect(built.count).toBe(2);
    expect(built.nextNeeds).toEqual([{ itemId: 'b', wanted: 1, missing: 1 }]);
    expect(built.picks.map((pick) => Object.fromEntries(pick))).toEqual([{ a: 4 }, { b: 1, c: 1 }, {}]);
  });

  it('gives a substitute to the line that has no other', () => {
    // In order, the first line would take the c that only the second can use.
    const lines = linesOf(item('c', 1, { substitutes: ['b'] }), item('c', 1));
    expect(
      buildable(
        lines,
        new Map([
          ['c', 1],
          ['b', 1],
        ]),
      ).count,
    ).toBe(1);
  });

  it('handles tenths correctly, and builds nothing from nothing', () => {
    expect(buildable(linesOf(item('gas', 0.1)), new Map([['gas', 0.3]])).count).toBe(3);
    expect(buildable(linesOf(item('a', 1)), new Map())).toMatchObject({
      count: 0,
      nextNeeds: [{ itemId: 'a', wanted: 1, missing: 1 }],
    });
    expect(buildable([], new Map([['a', 1]]))).toEqual({ count: 0, nextNeeds: [], picks: [] });
  });

  it('agrees with a search of every way to share', () => {
    const names = ['a', 'b', 'c'];
    const line = fc.record({
      itemId: fc.constantFrom(...names),
      quantity: fc.integer({ min: 1, max: 2 }),
      substitutes: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }),
    });
    /** Gives unit by unit in every possible way. */
    const fits = (units: readonly (readonly string[])[], free: ReadonlyMap<string, number>): boolean => {
      const [first, ...others] = units;
      if (!first) return true;
      return first.some((name) => {
        const there = free.get(name) ?? 0;
        return there > 0 && fits(others, new Map(free).set(name, there - 1));
      });
    };
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 3 }),
        fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)),
        (wanted, [a, b, c]) => {
          const lines = linesOf(
            ...wanted.map(({ itemId, quantity, substitutes }) => item(itemId, quantity, { substitutes })),
          );
          const free = new Map([
            ['a', a],
            ['b', b],
            ['c', c],
          ]);
          const possible = (count: number): boolean =>
            fits(
              lines.flatMap(({ itemId, substitutes, quantity }) =>
                Array.from({ length: quantity * count }, () => [...new Set([itemId, ...substitutes])]),
              ),
              free,
            );
          const { count, nextNeeds, picks } = buildable(lines, free);
          expect(possible(count)).toBe(true);
          expect(possible(count + 1)).toBe(false);
          expect(nextNeeds.length).toBeGreaterThan(0);
          const used = new Map<string, number>();
          lines.forEach(({ itemId, substitutes, quantity }, index) => {
            let sum = 0;
            for (const [name, amount] of picks[index] ?? []) {
              expect([itemId, ...substitutes]).toContain(name);
              used.set(name, (used.get(name) ?? 0) + amount);
              sum += amount;
            }
            expect(sum).toBe(quantity * count);
          });
          for (const [name, amount] of used) expect(amount).toBeLessThanOrEqual(free.get(name) ?? 0);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('what a kit costs', () => {
  it('adds up before it rounds, and names unknown prices', () => {
    const lines = linesOf(item('a', 0.5), item('b', 0.5), item('c', 1));
    expect(
      kitCost(
        lines,
        new Map([
          ['a', 1],
          ['b', 1],
        ]),
      ),
    ).toEqual({ pence: 1, unknown: ['c'] });
    expect(kitCost(linesOf(item('a', 3)), new Map([['a', 249]]))).toEqual({ pence: 747, unknown: [] });
  });
});
