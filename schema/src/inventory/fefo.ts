import { isExpiredOn } from './lot-expiry.js';
import { fromThousandths, thousandthsOf } from './quantity.js';
import { compare } from '../compare.js';

/** A lot at one place, with the facts that the choice needs. */
export interface LotAtPlace {
  readonly batchId: string;
  /** YYYY-MM-DD; null where the item has no expiry. */
  readonly expiresOn: string | null;
  /** When it was first received: an ISO time or day. */
  readonly receivedAt: string;
  readonly status: 'available' | 'quarantined' | 'recalled';
  /** On hand less what is promised, in the item's unit. */
  readonly free: number;
}

/** Why a lot may not be taken. */
export type LotRefusal = 'recalled' | 'quarantined' | 'expired' | 'none_free';

export interface LotTake {
  readonly batchId: string;
  readonly quantity: number;
}

export interface LotChoice {
  /** What to take from which lot, the first to use first. */
  readonly takes: readonly LotTake[];
  /** Every lot that may be taken, in the order of use. */
  readonly order: readonly string[];
  readonly refused: readonly { readonly batchId: string; readonly why: LotRefusal }[];
  /** The quantity that the place cannot supply. */
  readonly short: number;
}

/** Why a lot may not be taken; null where it may. `usedOn` is the last day on which it will be used, YYYY-MM-DD. */
export const refusalOfLot = (
  lot: Omit<LotAtPlace, 'batchId' | 'receivedAt'>,
  usedOn: string,
): LotRefusal | null => {
  if (lot.status !== 'available') return lot.status;
  if (isExpiredOn(lot.expiresOn, usedOn)) return 'expired';
  return thousandthsOf(lot.free) <= 0 ? 'none_free' : null;
};

const LAST = '9999-12-31';
/** By expiry, none last, then by receipt; the id settles the rest, so that every caller proposes the same. */
const firstToUse = (one: LotAtPlace, other: LotAtPlace): number =>
  compare(one.expiresOn ?? LAST, other.expiresOn ?? LAST) ||
  compare(one.receivedAt, other.receivedAt) ||
  compare(one.batchId, other.batchId);

/**
 * First expired, first out (operations section 5, Choosing a lot): which lots to take a quantity from, and why the others are
 * refused. The only place where this is decided: doses, usage, transfers, replenishment, returns and kits ask it. `usedOn` is
 * today, or the day on which the event ends for what goes into its bag.
 */
export const chooseLots = (lots: readonly LotAtPlace[], quantity: number, usedOn: string): LotChoice => {
  const refused: { batchId: string; why: LotRefusal }[] = [];
  const usable: LotAtPlace[] = [];
  for (const lot of lots) {
    const why = refusalOfLot(lot, usedOn);
    if (why === null) usable.push(lot);
    else refused.push({ batchId: lot.batchId, why });
  }
  usable.sort(firstToUse);
  let left = Math.max(0, thousandthsOf(quantity));
  const takes: LotTake[] = [];
  for (const { batchId, free } of usable) {
    if (left === 0) break;
    const taken = Math.min(left, thousandthsOf(free));
    takes.push({ batchId, quantity: fromThousandths(taken) });
    left -= taken;
  }
  return { takes, order: usable.map(({ batchId }) => batchId), refused, short: fromThousandths(left) };
};

const sumsOf = (takes: readonly LotTake[]): ReadonlyMap<string, number> => {
  const by = new Map<string, number>();
  for (const { batchId, quantity } of takes)
    if (thousandthsOf(quantity) !== 0) by.set(batchId, (by.get(batchId) ?? 0) + thousandthsOf(quantity));
  return by;
};

/** The note on a move whose lot was chosen instead of the proposed one. */
export const OTHER_LOT_WORDS = 'Not the lot that was proposed';

/**
 * The proposed lots of which less was taken: others were chosen instead. A shortage at the place does not count as a choice.
 */
export const passedOver = (choice: LotChoice, taken: readonly LotTake[]): readonly string[] => {
  const actual = sumsOf(taken);
  return choice.takes
    .filter(({ batchId, quantity }) => (actual.get(batchId) ?? 0) < thousandthsOf(quantity))
    .map(({ batchId }) => batchId);
};

/** Whether what was taken is what was proposed; otherwise the move records that another lot was chosen. */
export const followsProposal = (choice: LotChoice, taken: readonly LotTake[]): boolean => {
  const proposed = sumsOf(choice.takes);
  const actual = sumsOf(taken);
  return (
    proposed.size === actual.size && [...proposed].every(([id, quantity]) => actual.get(id) === quantity)
  );
};
