import { thousandthsOf } from './quantity.js';

/** The free quantity of each item, in its unit. */
export type FreeStock = ReadonlyMap<string, number>;

/** How much of each line is met by which item, in thousandths of the unit. */
export interface Allocation {
  readonly missing: readonly number[];
  readonly taken: readonly ReadonlyMap<string, number>[];
}

/** A line that needs a quantity, and the items that can meet it, the preferred first. */
export interface Want {
  readonly wanted: number;
  readonly from: readonly string[];
}

/**
 * Allocates stock to lines so that as much as possible is met. `wanted` is in thousandths, `free` in units. Lines compete
 * for substitutes, so giving in order is not enough: a line hands back what it holds where it can take something else
 * instead (augmenting paths; L. R. Ford and D. R. Fulkerson, Maximal flow through a network, 1956).
 */
export const allocate = (wants: readonly Want[], free: FreeStock): Allocation => {
  const left = new Map([...free].map(([itemId, quantity]) => [itemId, Math.max(0, thousandthsOf(quantity))]));
  const taken = wants.map(() => new Map<string, number>());

  /** Finds up to `amount` more for a line and takes it; returns how much it found. */
  const find = (line: number, amount: number, visited: Set<string>): number => {
    const own = taken[line];
    if (!own) return 0;
    const keep = (itemId: string, got: number): number => {
      own.set(itemId, (own.get(itemId) ?? 0) + got);
      return got;
    };
    for (const itemId of wants[line]?.from ?? []) {
      if (visited.has(itemId)) continue;
      visited.add(itemId);
      const there = left.get(itemId) ?? 0;
      if (there > 0) {
        const got = Math.min(there, amount);
        left.set(itemId, there - got);
        return keep(itemId, got);
      }
      for (const [other, theirs] of taken.entries()) {
        const held = theirs.get(itemId) ?? 0;
        if (other === line || held === 0) continue;
        const freed = find(other, Math.min(held, amount), visited);
        if (freed === 0) continue;
        theirs.set(itemId, held - freed);
        return keep(itemId, freed);
      }
    }
    return 0;
  };

  const missing = wants.map(({ wanted }, line) => {
    let open = Math.max(0, wanted);
    for (let got = 1; open > 0 && got > 0; open -= got) got = find(line, open, new Set());
    return open;
  });
  return { missing, taken };
};
