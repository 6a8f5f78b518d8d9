import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addQuantities } from './quantity.js';
import { reorderOf, type ReorderPosition } from './reorder.js';

const rule: ReorderPosition = {
  onHand: 0,
  onOrder: 0,
  inTransit: 0,
  allocated: 0,
  minimum: 10,
  par: 25,
  multiple: null,
};

describe('what to reorder (operations section 5, Reorder)', () => {
  it('counts what is on order and on its way, less what is promised', () => {
    const counted = reorderOf(
      { ...rule, onHand: 8, onOrder: 4, inTransit: 2, allocated: 3 },
      { freeAtSource: null, packQuantity: 10 },
    );
    expect(counted).toMatchObject({ position: 11, isLow: false, wanted: 0, packs: 0, fromSupplier: 0 });
  });

  it('orders below the minimum only, up to par', () => {
    const at = (onHand: number) => reorderOf({ ...rule, onHand }, { freeAtSource: 100, packQuantity: null });
    expect([at(10).wanted, at(9.999).wanted, at(0).wanted]).toEqual([0, 16, 25]);
  });

  it('rounds up to the multiple, takes from the source first and the rest in packs', () => {
    expect(reorderOf({ ...rule, onHand: 3, multiple: 6 }, { freeAtSource: 5, packQuantity: 10 })).toEqual({
      position: 3,
      isLow: true,
      wanted: 24,
      fromSource: 5,
      packs: 2,
      fromSupplier: 20,
      unsourced: 0,
    });
  });

  it('names what nobody can supply', () => {
    expect(reorderOf(rule, { freeAtSource: -3, packQuantity: null })).toMatchObject({
      wanted: 25,
      fromSource: 0,
      packs: 0,
      unsourced: 25,
    });
  });

  it('works in thousandths, so that tenths do not drift', () => {
    const tenths = reorderOf(
      { ...rule, onHand: 0.1, onOrder: 0.2, minimum: 0.4, par: 0.6, multiple: 0.1 },
      { freeAtSource: 0.1, packQuantity: 0.1 },
    );
    expect(tenths).toMatchObject({
      position: 0.3,
      wanted: 0.3,
      fromSource: 0.1,
      packs: 2,
      fromSupplier: 0.2,
    });
  });

  it('always reaches par, never by a whole multiple or pack too many', () => {
    const amount = fc.nat(100_000).map((one) => one / 1_000);
    fc.assert(
      fc.property(
        fc.record({ onHand: amount, onOrder: amount, inTransit: amount, allocated: amount }),
        amount,
        amount,
        fc.integer({ min: 1, max: 50 }),
        fc.record({
          freeAtSource: fc.option(amount),
          packQuantity: fc.option(fc.integer({ min: 1, max: 100 })),
        }),
        (stock, minimum, above, multiple, sources) => {
          const par = addQuantities(minimum, above);
          const order = reorderOf({ ...stock, minimum, par, multiple }, sources);
          if (!order.isLow) {
            expect([order.wanted, order.fromSource, order.fromSupplier, order.unsourced]).toEqual([
              0, 0, 0, 0,
            ]);
            return;
          }
          expect(order.position + order.wanted).toBeGreaterThanOrEqual(par - 0.000_5);
          expect(order.position + order.wanted - multiple).toBeLessThan(par + 0.000_5);
          expect(order.wanted % multiple).toBe(0);
          expect(order.fromSource).toBeLessThanOrEqual(sources.freeAtSource ?? 0);
          const rest = order.wanted - order.fromSource;
          if (sources.packQuantity === null) expect(order.unsourced).toBeCloseTo(rest, 6);
          else {
            expect(order.fromSupplier).toBeGreaterThanOrEqual(rest - 0.000_5);
            expect(order.fromSupplier - sources.packQuantity).toBeLessThan(rest);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
