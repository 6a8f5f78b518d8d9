import { chooseLots, OTHER_LOT_WORDS, passedOver, type LotTake } from '@sideline/schema/inventory/fefo';
import { addQuantities, compareQuantities } from '@sideline/schema/inventory/quantity';
import { BATCH_STATUSES } from '@sideline/schema/inventory/vocabulary';
import { localDay } from '@sideline/schema/local-day';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { fetchRows } from '../../../platform/database/checked.js';
import type { NewMove } from './posting.types.js';

/** Moves that were not reversed later: a dose that was corrected was never given. */
const STANDS = `m.reverses IS NULL AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)`;

/**
 * The lots of items ($1) at places ($2, pair by pair), with those in the pouches of the same bag, as they were at a moment ($3):
 * a dose that was entered offline chose from what its bag held then.
 */
const LOTS = `
  WITH asked AS (
    SELECT a.item_id, r.root, array_agg(DISTINCT a.place_id) AS places
    FROM unnest($1::uuid[], $2::uuid[]) AS a (item_id, place_id)
    JOIN stock_location p ON p.id = a.place_id AND p.is_real
    CROSS JOIN LATERAL (SELECT CASE p.kind WHEN 'pouch' THEN p.parent_id ELSE p.id END AS root) r
    GROUP BY a.item_id, r.root)
  SELECT a.item_id AS "itemId", a.root, a.places, l.id AS "batchId", l.lot, l.expires_on::text AS "expiresOn",
         l.created_at AS "receivedAt", l.status, sum(q.quantity - since.came)::float8 AS free
  FROM asked a JOIN stock_location p ON p.id = a.root OR (p.parent_id = a.root AND p.kind = 'pouch')
  JOIN stock_balance q ON q.item_id = a.item_id AND q.location_id = p.id AND q.is_real
  JOIN stock_batch l ON l.id = q.batch_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE m.to_location_id WHEN q.location_id THEN m.quantity ELSE -m.quantity END), 0) AS came
    FROM stock_move m WHERE m.batch_id = l.id AND m.occurred_at > $3
      AND q.location_id IN (m.from_location_id, m.to_location_id) AND ${STANDS}) since
  GROUP BY a.item_id, a.root, a.places, l.id`;

const lotRow = z.object({
  itemId: z.string(),
  root: z.string(),
  places: z.array(z.string()),
  batchId: z.string(),
  lot: z.string(),
  expiresOn: z.string().nullable(),
  receivedAt: z.date(),
  status: z.enum(BATCH_STATUSES),
  free: z.number(),
});

const groupOf = <T>(rows: readonly T[], keyOf: (row: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
};

/**
 * The note on each move about its lot: that another should have been used first, and which (operations section 5, Choosing a
 * lot). Null where it was the first to use, or the only one; an empty result if that is so for every move.
 */
export const remarksOf = async (
  context: Context,
  moves: readonly NewMove[],
  at: Date,
): Promise<readonly (string | null)[] | null> => {
  const chosen = moves.filter(({ batchId }) => batchId !== null);
  if (chosen.length === 0) return null;
  const rows = await fetchRows(context.manager, lotRow, LOTS, [
    chosen.map(({ itemId }) => itemId),
    chosen.map(({ fromLocationId }) => fromLocationId),
    at,
  ]);
  const remarks = moves.map((): string | null => null);
  for (const lots of groupOf(rows, ({ itemId, root }) => `${itemId} ${root}`)) {
    const [first] = lots;
    const taken = moves.flatMap((move, index) =>
      move.batchId !== null && move.itemId === first?.itemId && first.places.includes(move.fromLocationId)
        ? [{ index, batchId: move.batchId, quantity: move.quantity }]
        : [],
    );
    const choice = chooseLots(
      lots.map(({ receivedAt, ...lot }) => ({ ...lot, receivedAt: receivedAt.toISOString() })),
      addQuantities(...sum(taken)),
      localDay(at),
    );
    const missed = new Set(passedOver(choice, taken));
    if (missed.size === 0) continue;
    const names = lots.filter(({ batchId }) => missed.has(batchId)).map(({ lot }) => lot);
    for (const { index, batchId } of taken)
      if (isMoreThan(taken, choice.takes, batchId))
        remarks[index] = `${OTHER_LOT_WORDS} (${names.sort().join(', ')})`;
  }
  return remarks.some((remark) => remark !== null) ? remarks : null;
};

const sum = (takes: readonly LotTake[]): [number, ...number[]] => [
  0,
  ...takes.map(({ quantity }) => quantity),
];

/** Whether more of a lot was taken than was proposed. */
const isMoreThan = (taken: readonly LotTake[], proposed: readonly LotTake[], lot: string): boolean => {
  const [one, other] = [taken, proposed].map((takes) =>
    addQuantities(...sum(takes.filter(({ batchId }) => batchId === lot))),
  );
  return compareQuantities(one ?? 0, other ?? 0) > 0;
};
