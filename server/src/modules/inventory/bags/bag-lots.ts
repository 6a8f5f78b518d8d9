import { chooseLots, type LotAtPlace } from '@sideline/schema/inventory/fefo';
import { addQuantities, compareQuantities, lessQuantity } from '@sideline/schema/inventory/quantity';
import { z } from 'zod';
import { listedText } from '../../../platform/database/checked.js';
import type { NewMove } from '../stock/posting.types.js';

/** A lot at a place from which stock can be taken; `left` decreases as it is taken. */
export const holdingRow = z.object({
  locationId: z.string(),
  itemId: z.string(),
  batchId: z.string().nullable(),
  expiresOn: z.string().nullable(),
  receivedAt: z.string().nullable(),
  status: listedText<LotAtPlace['status']>().nullable(),
  isSerialised: z.boolean(),
  isWitnessed: z.boolean(),
  left: z.number(),
});
export type Holding = z.infer<typeof holdingRow>;

interface Taken {
  readonly holding: Holding;
  readonly quantity: number;
}

const keyOf = ({ batchId, locationId }: Holding): string => `${batchId ?? ''} ${locationId}`;

/** Takes a quantity of an item from several places, first expired, first out; `short` is the quantity that they cannot supply. */
export const takeFefo = (
  holdings: readonly Holding[],
  itemId: string,
  quantity: number,
  usedOn: string,
): { readonly taken: readonly Taken[]; readonly short: number } => {
  const own = new Map(holdings.filter((one) => one.itemId === itemId).map((one) => [keyOf(one), one]));
  const { takes, short } = chooseLots(
    [...own].map(([batchId, { expiresOn, receivedAt, status, left }]) => ({
      ...{ batchId, expiresOn, receivedAt: receivedAt ?? '', status: status ?? 'available', free: left },
    })),
    quantity,
    usedOn,
  );
  const taken = takes.flatMap((take) => {
    const holding = own.get(take.batchId);
    if (holding === undefined) return [];
    holding.left = lessQuantity(holding.left, take.quantity);
    return [{ holding, quantity: take.quantity }];
  });
  return { taken, short };
};

/** Takes a quantity from one place, whatever the problems of the lots, the soonest to expire first. */
export const takeOut = (
  holdings: readonly Holding[],
  place: { readonly locationId: string; readonly itemId: string },
  quantity: number,
): readonly Taken[] => {
  const taken: Taken[] = [];
  let open = quantity;
  const own = holdings
    .filter((one) => one.locationId === place.locationId && one.itemId === place.itemId)
    .sort((one, other) => ((one.expiresOn ?? '9999') < (other.expiresOn ?? '9999') ? -1 : 1));
  for (const holding of own) {
    if (compareQuantities(open, 0) <= 0) break;
    const some = Math.min(open, holding.left);
    if (some <= 0) continue;
    holding.left = lessQuantity(holding.left, some);
    open = lessQuantity(open, some);
    taken.push({ holding, quantity: some });
  }
  return taken;
};

/** The moves of what was taken. */
export const movesTo = (
  taken: readonly Taken[],
  toLocationId: string,
  reason: NewMove['reason'],
): readonly NewMove[] =>
  taken
    .filter(({ holding }) => holding.locationId !== toLocationId)
    .map(({ holding, quantity }) => ({
      ...{ itemId: holding.itemId, batchId: holding.batchId, fromLocationId: holding.locationId },
      ...{ toLocationId, quantity, reason },
    }));

/** One move for each lot and direction: if two lines take the same, it is posted once. */
export const joined = (moves: readonly NewMove[]): readonly NewMove[] => {
  const by = new Map<string, NewMove>();
  for (const move of moves) {
    const key = [move.itemId, move.batchId, move.fromLocationId, move.toLocationId, move.reason].join(' ');
    const known = by.get(key);
    by.set(
      key,
      known === undefined ? move : { ...known, quantity: addQuantities(known.quantity, move.quantity) },
    );
  }
  return [...by.values()];
};
