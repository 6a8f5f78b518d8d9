import { localDay } from '@sideline/schema/local-day';
import type { ReadPart } from '../../../platform/database/read.js';
import { stockRulesSql } from '../purchasing/low-stock.service.js';

/** Lots that expire within so many days are worth a look. */
const SOON_DAYS = 30;
const MOST_PLACES = 6;

/** A location that the caller is responsible for, and what needs doing there. */
export interface DeskPlace {
  readonly locationId: string;
  readonly name: string;
  readonly low: number;
  readonly out: number;
  /** Lots that have expired. */
  readonly expired: number;
  /** Lots that expire within 30 days. */
  readonly expiring: number;
  /** Bags that have their home there and are not ready. */
  readonly bagsNotReady: number;
}

/**
 * What needs doing where the caller is responsible for the stock: a part of one statement. It starts from the few locations that they
 * keep. $1 is the account, $2 today. `bagIsNotReady` is SQL for a bag on a day.
 */
export const deskStock = (
  userId: string,
  now: Date,
  promises: readonly string[],
  bagIsNotReady: (bagId: string, today: string) => string,
): ReadPart => {
  const today = localDay(now);
  return {
    sql: `SELECT coalesce(json_agg(row_to_json(k) ORDER BY name_folded(k.name), k."locationId"), '[]') FROM (
      SELECT p.id AS "locationId", p.name, coalesce(w.low, 0) AS low, coalesce(w.out, 0) AS out, x.expired, x.expiring,
        (SELECT count(*)::integer FROM stock_bag g WHERE g.home_id = p.id
          AND ${bagIsNotReady('g.location_id', '$2::date')}) AS "bagsNotReady"
      FROM stock_keeper s JOIN stock_location p ON p.id = s.location_id AND p.is_active
      LEFT JOIN LATERAL (SELECT count(*) FILTER (WHERE r.on_hand > 0)::integer AS low,
          count(*) FILTER (WHERE r.on_hand <= 0)::integer AS out
        FROM ${stockRulesSql(today, promises)} r
        WHERE r.location_id = p.id AND r.on_hand - r.allocated < r.minimum) w ON true
      CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE l.expires_on < $2::date)::integer AS expired,
          count(*) FILTER (WHERE l.expires_on >= $2::date)::integer AS expiring
        FROM stock_balance b JOIN stock_batch l ON l.id = b.batch_id
        WHERE b.location_id = p.id AND b.quantity > 0 AND l.expires_on <= $2::date + ${String(SOON_DAYS)}) x
      WHERE s.user_id = $1
      ORDER BY name_folded(p.name), p.id LIMIT ${String(MOST_PLACES)}) k`,
    values: [userId, today],
  };
};

/** How many locations the caller is responsible for, of which the dashboard shows the first. */
export const deskStockCount = (userId: string): ReadPart => ({
  sql: `SELECT count(*)::integer FROM stock_keeper s JOIN stock_location p ON p.id = s.location_id AND p.is_active
    WHERE s.user_id = $1`,
  values: [userId],
});
