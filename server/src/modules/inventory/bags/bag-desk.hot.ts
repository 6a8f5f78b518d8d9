import { localDay } from '@sideline/schema/local-day';
import type { BagStateName } from '@sideline/schema/inventory/bag-transitions';
import { bagIsNotReady, bagLinesShort } from './bag.hot.js';
import type { ReadPart } from '../../../platform/database/read.js';

/** Lots that expire within so many days are worth a look before the bag is used again. */
const SOON_DAYS = 30;

/** A bag that the caller has with them, or that the event of their shift has. */
export interface DeskBag {
  readonly id: string;
  readonly name: string;
  readonly state: BagStateName;
  /** How many of its lots have expired or expire soon. */
  readonly expiring: number;
  /** It will be ready until its assignment ends. */
  readonly isReady: boolean;
  /** How many lines of its kit are missing; substitutes count, and expired or blocked stock does not. */
  readonly short: number;
}

export interface DeskBags {
  readonly mine: DeskBag[];
  /** Bags in service that are not ready. */
  readonly toDo: number;
}

/** What a clinician sees about bags on the first screen: a part of one statement. $1 is the account, $2 now, $3 today in the provider's zone. */
export const deskBags = (userId: string, now: Date): ReadPart => ({
  sql: `SELECT json_build_object(
    'toDo', (SELECT count(*) FROM bags_not_ready($3::date)),
    'mine', coalesce((SELECT json_agg(json_build_object('id', g.location_id, 'name', p.name, 'state', g.state,
        'expiring', (SELECT count(DISTINCT b.batch_id)
          FROM (SELECT g.location_id AS id UNION ALL SELECT c.id FROM stock_location c WHERE c.parent_id = g.location_id) o
          JOIN stock_balance b ON b.location_id = o.id AND b.quantity > 0 JOIN stock_batch l ON l.id = b.batch_id
          WHERE l.expires_on <= $3::date + ${String(SOON_DAYS)}),
        'isReady', g.state <> 'out_of_service' AND NOT (${bagIsNotReady('g.location_id', '$3::date')}),
        'short', ${bagLinesShort('g.location_id', '$3::date')})
        ORDER BY name_folded(p.name), p.id)
      FROM (
        SELECT a.bag_id FROM staff_profile s JOIN bag_assignment a ON a.staff_id = s.staff_id
        WHERE s.user_id = $1 AND a.back_at IS NULL
        UNION SELECT a.bag_id FROM staff_profile s JOIN control_crew_member c ON c.staff_id = s.staff_id
          JOIN bag_assignment a ON a.crew_id = c.crew_id WHERE s.user_id = $1 AND a.back_at IS NULL
        UNION SELECT a.bag_id FROM staff_profile s
          JOIN shift h ON h.staff_id = s.staff_id AND h.status IN ('assigned', 'checked_in')
            AND h.starts_at < $2::timestamptz + interval '12 hours' AND h.ends_at > $2::timestamptz - interval '6 hours'
          JOIN bag_assignment a ON a.event_id = h.event_id AND a.staff_id IS NULL AND a.crew_id IS NULL
          WHERE s.user_id = $1 AND a.back_at IS NULL
      ) m JOIN stock_bag g ON g.location_id = m.bag_id JOIN stock_location p ON p.id = m.bag_id), '[]'))`,
  values: [userId, now, localDay(now)],
});
