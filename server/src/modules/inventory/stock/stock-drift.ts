import type { DataSource } from 'typeorm';

/** A balance that differs from the sum of its moves, or moves whose own balances do not follow from each other. */
export interface StockDrift {
  readonly item: string;
  readonly lot: string | null;
  readonly location: string;
  /** What the books say. */
  readonly balance: number;
  /** What the moves add up to. */
  readonly sum: number;
  /** The first move after which the recorded balance is wrong; null where every move agrees and the balance does not. */
  readonly brokenBy: number | null;
  readonly brokenById: string | null;
  /** The last move of this lot at this location; null where there is none. */
  readonly last: number | null;
}

export interface StockCheck {
  readonly moves: number;
  readonly balances: number;
  readonly drifts: readonly StockDrift[];
}

/** More than anyone reads; each drift names what to correct. */
const MOST_DRIFTS = 1_000;

/** Compares each balance with its moves, and each move with those before it. One statement, so all of one moment. */
export const checkStock = async (dataSource: DataSource): Promise<StockCheck> => {
  const [read] = await dataSource.query<[StockCheck]>(
    `WITH leg AS (
       SELECT m.sequence, m.id, coalesce(m.batch_id, m.item_id) AS batch_key, m.item_id, m.batch_id, s.location_id, s.delta, s.after
       FROM stock_move m CROSS JOIN LATERAL (VALUES
         (m.from_location_id, -m.quantity, m.from_balance), (m.to_location_id, m.quantity, m.to_balance)
       ) AS s (location_id, delta, after)
     ), run AS (
       SELECT *, sum(delta) OVER (PARTITION BY batch_key, location_id ORDER BY sequence) AS running FROM leg
     ), total AS (
       SELECT batch_key, location_id, (array_agg(item_id))[1] AS item_id, (array_agg(batch_id))[1] AS batch_id,
              sum(delta) AS sum, max(sequence) AS last,
              min(sequence) FILTER (WHERE running <> after) AS broken_by
       FROM run GROUP BY batch_key, location_id
     ), drift AS (
       SELECT coalesce(t.item_id, b.item_id) AS item_id, coalesce(t.batch_id, b.batch_id) AS batch_id, location_id,
              coalesce(b.quantity, 0) AS balance, coalesce(t.sum, 0) AS sum, t.broken_by, t.last
       FROM total t FULL JOIN stock_balance b USING (batch_key, location_id)
       WHERE coalesce(b.quantity, 0) <> coalesce(t.sum, 0) OR t.broken_by IS NOT NULL
     )
     SELECT (SELECT count(*)::integer FROM stock_move) AS moves, (SELECT count(*)::integer FROM stock_balance) AS balances,
       coalesce((SELECT json_agg(json_build_object(
           'item', i.name, 'lot', l.lot, 'location', p.name, 'balance', d.balance, 'sum', d.sum, 'brokenBy', d.broken_by,
           'brokenById', (SELECT m.id FROM stock_move m WHERE m.sequence = d.broken_by), 'last', d.last)
           ORDER BY coalesce(d.broken_by, d.last), i.name, p.name)
         FROM (SELECT * FROM drift LIMIT ${String(MOST_DRIFTS)}) d
         JOIN stock_item i ON i.id = d.item_id JOIN stock_location p ON p.id = d.location_id
         LEFT JOIN stock_batch l ON l.id = d.batch_id), '[]') AS drifts`,
  );
  return read;
};

/** A drift in one line. */
export const driftLine = ({
  item,
  lot,
  location,
  balance,
  sum,
  brokenBy,
  brokenById,
  last,
}: StockDrift): string => {
  const where = `${item}${lot === null ? '' : `, lot ${lot}`}, at ${location}`;
  const what = `the balance is ${String(balance)}, but the moves add up to ${String(sum)}`;
  if (brokenBy !== null)
    return `${where}: ${what}. First broken by move ${String(brokenBy)} (${brokenById ?? ''}).`;
  return last === null
    ? `${where}: ${what}. No move accounts for this balance.`
    : `${where}: ${what}. The balance was changed outside the ledger after move ${String(last)}.`;
};
