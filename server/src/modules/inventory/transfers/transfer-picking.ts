import { chooseLots, followsProposal, type LotAtPlace } from '@sideline/schema/inventory/fefo';
import {
  addQuantities,
  compareQuantities,
  lessQuantity,
  quantityText,
} from '@sideline/schema/inventory/quantity';
import { localDay } from '@sideline/schema/local-day';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchRows } from '../../../platform/database/checked.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import type { StockTransferLine, StockTransferPick } from './transfer.types.js';

/** What a transfer takes from its place: the proposal, what was picked, and the refusal of what is not there. */

export interface ReadLine extends Omit<StockTransferLine, 'lots' | 'short'> {
  readonly lots: readonly {
    readonly batchId: string | null;
    readonly lot: string | null;
    readonly expiresOn: string | null;
    readonly status: LotAtPlace['status'];
    readonly receivedAt: string;
    readonly quantity: number;
  }[];
}

interface WantedPick {
  readonly lineId: string;
  readonly itemId: string;
  readonly batchId: string | null;
  readonly quantity: number;
  readonly isProposed: boolean;
}

/**
 * What to pick for each line, the first to expire first, and what the place cannot supply. Stock that earlier drafts have promised is reserved for them:
 * they take the first to expire.
 */
export const proposed = (line: ReadLine, usedOn: string): Pick<StockTransferLine, 'picks' | 'short'> => {
  const lots = line.lots.map(({ batchId, expiresOn, receivedAt, status, quantity }) => ({
    // An item without lots is one lot.
    ...{ batchId: batchId ?? line.itemId, expiresOn, receivedAt, status },
    free: quantity,
  }));
  const promised = new Map(
    chooseLots(lots, line.promised, usedOn).takes.map(({ batchId, quantity }) => [batchId, quantity]),
  );
  const free = lots
    .map((lot) => ({ ...lot, free: lessQuantity(lot.free, promised.get(lot.batchId) ?? 0) }))
    .filter((lot) => lot.free > 0);
  const choice = chooseLots(free, line.quantity, usedOn);
  const picks = choice.takes.map(({ batchId, quantity }): StockTransferPick => {
    const lot = line.lots.find((one) => (one.batchId ?? line.itemId) === batchId);
    return {
      ...{
        id: null,
        batchId: lot?.batchId ?? null,
        lot: lot?.lot ?? null,
        expiresOn: lot?.expiresOn ?? null,
      },
      ...{ quantity, isProposed: true, received: 0, missing: 0 },
    };
  });
  return { picks, short: choice.short };
};

const insufficientRow = z.object({ id: z.string(), place: z.string(), quantity: z.number() });

/** The last day on which the transferred stock will be used: today, or the day on which its event ends. */
export const usedOnOf = (context: Context, endsAt: Date | null): string => {
  const today = localDay(context.clock());
  const last = endsAt === null ? today : localDay(endsAt);
  return last < today ? today : last;
};

export const proposalOf = (lines: readonly StockTransferLine[]): readonly WantedPick[] =>
  lines.flatMap(({ id, itemId, picks }) =>
    picks.map(({ batchId, quantity }) => ({ lineId: id, itemId, batchId, quantity, isProposed: true })),
  );

/**
 * The lots picked, compared with those proposed; BAD_INPUT for a line of another transfer, or for more than was requested.
 */
export const pickedOf = (
  lines: readonly StockTransferLine[],
  picks: readonly { readonly lineId: string; readonly batchId: string | null; readonly quantity: number }[],
): readonly WantedPick[] => {
  const wrong = (index: number, field: string, message: string): DomainError =>
    badInput([{ field: `picks.${String(index)}.${field}`, code: 'invalid', message }]);
  for (const [index, pick] of picks.entries()) {
    const line = lines.find(({ id }) => id === pick.lineId);
    if (line === undefined) throw wrong(index, 'lineId', 'Choose a line of this transfer.');
    const total = addQuantities(
      ...picks.filter(({ lineId }) => lineId === line.id).map(({ quantity }) => quantity),
    );
    if (compareQuantities(total, line.quantity) > 0)
      throw wrong(
        index,
        'quantity',
        `This transfer needs at most ${quantityText(line.quantity)} of ${line.itemName}.`,
      );
  }
  return lines.flatMap((line) => {
    const taken = picks
      .filter(({ lineId }) => lineId === line.id)
      .map(({ batchId, quantity }) => ({ batchId: batchId ?? line.itemId, quantity }));
    const total = addQuantities(...taken.map(({ quantity }) => quantity));
    // Fewer picked than proposed: the proposal is followed as far as that goes.
    const choice = proposalFor(line, total);
    const isProposed = followsProposal(choice, taken);
    return taken.map(({ batchId, quantity }) => ({
      ...{ lineId: line.id, itemId: line.itemId, quantity, isProposed },
      batchId: batchId === line.itemId ? null : batchId,
    }));
  });
};

/** The first of a line's proposal, up to a quantity. */
const proposalFor = (line: StockTransferLine, quantity: number): ReturnType<typeof chooseLots> => {
  let left = quantity;
  const takes = line.picks.flatMap((pick) => {
    const taken = Math.min(left, pick.quantity);
    left = lessQuantity(left, taken);
    return taken > 0 ? [{ batchId: pick.batchId ?? line.itemId, quantity: taken }] : [];
  });
  return { takes, order: [], refused: [], short: left };
};

/** STOCK_INSUFFICIENT for a line, with where else there is some. */
export const insufficient = async (
  context: Context,
  fromLocationId: string,
  { itemId, itemName, quantity, short, promised }: StockTransferLine,
): Promise<DomainError> => {
  const rows = await fetchRows(
    context.manager,
    insufficientRow,
    `SELECT p.id, p.name AS place, coalesce(sum(b.quantity) FILTER (WHERE b.quantity > 0), 0)::float8 AS quantity
     FROM stock_location p LEFT JOIN stock_balance b ON b.location_id = p.id AND b.item_id = $1
     WHERE p.is_real AND (p.id = $2 OR b.quantity > 0) GROUP BY p.id ORDER BY 3 DESC, p.name LIMIT 6`,
    [itemId, fromLocationId],
  );
  const elsewhere = rows.filter(({ id }) => id !== fromLocationId);
  return new DomainError('STOCK_INSUFFICIENT', {
    item: itemName,
    place: `${rows.find(({ id }) => id === fromLocationId)?.place ?? 'this location'}${
      promised > 0 ? `, where earlier drafts have promised ${quantityText(promised)}` : ''
    }`,
    available: quantityText(lessQuantity(quantity, short)),
    wanted: quantityText(quantity),
    elsewhere:
      elsewhere.length === 0
        ? 'There is none at any other location.'
        : `Elsewhere: ${elsewhere.map((one) => `${one.place} ${quantityText(one.quantity)}`).join(', ')}.`,
  });
};
