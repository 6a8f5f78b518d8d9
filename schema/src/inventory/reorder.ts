import { fromThousandths, thousandthsOf } from './quantity.js';

/** The rule for an item at a place, and its stock there. All in the item's unit. */
export interface ReorderPosition {
  readonly onHand: number;
  readonly onOrder: number;
  /** On the way to this place. */
  readonly inTransit: number;
  /** Allocated to drafts that would take stock from here. */
  readonly allocated: number;
  readonly minimum: number;
  readonly par: number;
  /** Ordered in whole multiples of this; 1 or null where it does not matter. */
  readonly multiple: number | null;
}

/** Where it may come from. */
export interface ReorderSources {
  /** Free at the place that this one is replenished from; null where there is none. */
  readonly freeAtSource: number | null;
  /** How many units a pack of the preferred supplier holds; null where there is no supplier. */
  readonly packQuantity: number | null;
}

export interface Reorder {
  /** On hand, on order and in transit, minus what is promised. */
  readonly position: number;
  readonly isLow: boolean;
  /** The quantity needed, rounded up to the multiple. */
  readonly wanted: number;
  readonly fromSource: number;
  readonly packs: number;
  /** What the packs hold: at least what the source could not give. */
  readonly fromSupplier: number;
  /** The quantity with no source, because there is no supplier. */
  readonly unsourced: number;
}

const upTo = (amount: number, multiple: number): number => Math.ceil(amount / multiple) * multiple;

/**
 * The reorder sum (operations section 5, Reorder): below the minimum, order up to par in whole multiples; first from the place
 * that replenishes this one, the rest in the supplier's packs. At the minimum nothing is ordered.
 */
export const reorderOf = (
  { onHand, onOrder, inTransit, allocated, minimum, par, multiple }: ReorderPosition,
  { freeAtSource, packQuantity }: ReorderSources,
): Reorder => {
  const position =
    thousandthsOf(onHand) + thousandthsOf(onOrder) + thousandthsOf(inTransit) - thousandthsOf(allocated);
  const isLow = position < thousandthsOf(minimum);
  const step = Math.max(1, thousandthsOf(multiple ?? 1));
  const wanted = isLow ? upTo(Math.max(0, thousandthsOf(par) - position), step) : 0;
  const fromSource = Math.min(wanted, Math.max(0, thousandthsOf(freeAtSource ?? 0)));
  const rest = wanted - fromSource;
  const pack = packQuantity === null ? 0 : thousandthsOf(packQuantity);
  const packs = pack > 0 ? Math.ceil(rest / pack) : 0;
  return {
    position: fromThousandths(position),
    isLow,
    wanted: fromThousandths(wanted),
    fromSource: fromThousandths(fromSource),
    packs,
    fromSupplier: fromThousandths(packs * pack),
    unsourced: pack > 0 ? 0 : fromThousandths(rest),
  };
};
