import { allocate, type Allocation, type FreeStock } from './allocation.js';
import { fromThousandths, thousandthsOf } from './quantity.js';

interface LineOfKit {
  readonly quantity: number;
  /** The pouch that it goes into; null for the bag itself. */
  readonly pouch: string | null;
  readonly isOptional: boolean;
}
export interface ItemLine extends LineOfKit {
  readonly itemId: string;
  /** Items that may replace it, the preferred first. */
  readonly substitutes: readonly string[];
}
export interface KitLine extends LineOfKit {
  readonly kitId: string;
}
/** One version of a kit: a bill of materials, which may hold kits. */
export interface Kit {
  readonly kitId: string;
  readonly name: string;
  readonly lines: readonly (ItemLine | KitLine)[];
}
export type Kits = ReadonlyMap<string, Kit>;

/** A line of a kit with all that is inside its kits laid out: pouches from the outermost inwards. */
export interface ExplodedLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly pouches: readonly string[];
  readonly isOptional: boolean;
  readonly substitutes: readonly string[];
}

export type Explosion =
  | { readonly ok: true; readonly lines: readonly ExplodedLine[] }
  /** The kits in the order in which they hold each other, the first again at the end. */
  | { readonly ok: false; readonly why: 'cycle'; readonly path: readonly string[] }
  | { readonly ok: false; readonly why: 'unknown_kit'; readonly kitId: string }
  /** More lines than are wanted: kits that hold kits many times over multiply. */
  | { readonly ok: false; readonly why: 'too_many' };

/**
 * The names from a kit back to itself, if it would hold itself through its lines: `['Response bag', 'Airway', 'Response
 * bag']`. Null where there is no cycle.
 */
export const cycleOf = (kitId: string, kits: Kits): readonly string[] | null => {
  const done = new Set<string>();
  const visit = (id: string, trail: readonly string[]): readonly string[] | null => {
    const start = trail.indexOf(id);
    if (start !== -1) return [...trail.slice(start), id];
    if (done.has(id)) return null;
    for (const line of kits.get(id)?.lines ?? []) {
      if (!('kitId' in line)) continue;
      const found = visit(line.kitId, [...trail, id]);
      if (found) return found;
    }
    // A kit found to have no cycle is not checked again: kits shared by many stay cheap.
    done.add(id);
    return null;
  };
  return visit(kitId, [])?.map((id) => kits.get(id)?.name ?? id) ?? null;
};

/** The most lines looked at, including those of nested kits: no bag has a hundredth of this. */
const MOST_LINES = 100_000;

/** Expands `count` kits into items. Everything in an optional kit is optional too. */
export const explode = (kitId: string, kits: Kits, count = 1): Explosion => {
  const path = cycleOf(kitId, kits);
  if (path) return { ok: false, why: 'cycle', path };
  const lines: ExplodedLine[] = [];
  let looked = 0;
  const visit = (
    id: string,
    times: number,
    pouches: readonly string[],
    isOptional: boolean,
  ): string | null => {
    const kit = kits.get(id);
    if (!kit) return id;
    for (const line of kit.lines) {
      looked += 1;
      if (looked > MOST_LINES) return null;
      const inside = line.pouch === null ? pouches : [...pouches, line.pouch];
      const optional = isOptional || line.isOptional;
      if ('kitId' in line) {
        const missing = visit(line.kitId, times * line.quantity, inside, optional);
        if (missing !== null) return missing;
      } else {
        const { itemId, substitutes } = line;
        const quantity = fromThousandths(times * thousandthsOf(line.quantity));
        lines.push({ itemId, quantity, pouches: inside, isOptional: optional, substitutes });
      }
    }
    return null;
  };
  const missing = visit(kitId, count, [], false);
  if (looked > MOST_LINES) return { ok: false, why: 'too_many' };
  return missing === null ? { ok: true, lines } : { ok: false, why: 'unknown_kit', kitId: missing };
};

export interface Shortage {
  readonly itemId: string;
  /** The quantity needed for one more, over all its lines. */
  readonly wanted: number;
  readonly missing: number;
}
export interface Buildable {
  readonly count: number;
  /** An item missing for one more kit. */
  readonly nextNeeds: readonly Shortage[];
  /** What each line of `count` kits is met with, in the order of the lines: item to quantity. */
  readonly picks: readonly ReadonlyMap<string, number>[];
}

/** No bag store builds more at once, and a kit without required lines would otherwise have no limit. */
const MOST_BUILT = 1_000;

const canBuild = (lines: readonly ExplodedLine[], free: FreeStock, count: number): Allocation =>
  allocate(
    lines.map(({ itemId, substitutes, quantity }) => ({
      wanted: thousandthsOf(quantity) * count,
      from: [itemId, ...substitutes],
    })),
    free,
  );

/**
 * How many of a kit can be built from what is free, substitutes included, and what is missing for the next. Optional lines
 * do not limit the count. `lines` is one kit, exploded.
 */
export const buildable = (lines: readonly ExplodedLine[], free: FreeStock): Buildable => {
  const required = lines.filter(({ isOptional, quantity }) => !isOptional && thousandthsOf(quantity) > 0);
  const fits = (count: number): boolean =>
    canBuild(required, free, count).missing.every((open) => open === 0);
  let [count, tooMany] = [0, required.length === 0 ? 1 : MOST_BUILT + 1];
  while (tooMany - count > 1) {
    const middle = Math.floor((count + tooMany) / 2);
    if (fits(middle)) count = middle;
    else tooMany = middle;
  }
  const next = canBuild(required, free, count + 1);
  const short = new Map<string, { wanted: number; missing: number }>();
  required.forEach(({ itemId, quantity }, line) => {
    const open = next.missing[line] ?? 0;
    const known = short.get(itemId) ?? { wanted: 0, missing: 0 };
    short.set(itemId, { wanted: known.wanted + thousandthsOf(quantity), missing: known.missing + open });
  });
  const built = canBuild(required, free, count).taken;
  const picked = new Map(required.map((line, at) => [line, built[at]]));
  return {
    count,
    nextNeeds: [...short]
      .filter(([, { missing }]) => missing > 0)
      .map(([itemId, { wanted, missing }]) => ({
        itemId,
        wanted: fromThousandths(wanted),
        missing: fromThousandths(missing),
      })),
    picks: lines.map(
      (line) =>
        new Map(
          [...(picked.get(line) ?? [])]
            .filter(([, amount]) => amount > 0)
            .map(([id, amount]) => [id, fromThousandths(amount)]),
        ),
    ),
  };
};

export interface KitCost {
  /** Integer pence, rounded once at the end. */
  readonly pence: number;
  /** Items without a known cost: the sum leaves them out. */
  readonly unknown: readonly string[];
}

/** What one kit costs, its optional lines included: quantity times the unit cost in integer pence, summed before rounding. */
export const kitCost = (lines: readonly ExplodedLine[], unitPence: ReadonlyMap<string, number>): KitCost => {
  let sum = 0;
  const unknown = new Set<string>();
  for (const { itemId, quantity } of lines) {
    const pence = unitPence.get(itemId);
    if (pence === undefined) unknown.add(itemId);
    else sum += thousandthsOf(quantity) * pence;
  }
  return { pence: Math.round(sum / 1_000), unknown: [...unknown] };
};
