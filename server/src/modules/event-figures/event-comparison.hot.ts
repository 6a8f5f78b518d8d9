import type { ComparedCounts } from '@sideline/schema/statistics/event-comparison';
import { COUNTING } from '@sideline/schema/statistics/figures';
import { MOST_COMPARED } from '@sideline/schema/statistics/rates';
import type { EntityManager } from 'typeorm';
import { readRows } from '../../platform/database/read.js';

type ReadCounts = ComparedCounts & { readonly isOwn: boolean };

/** The event and the provider's earlier closed ones at the same kind of venue, those that its rates are compared with. */
const COMPARED = `
  WITH own AS (SELECT * FROM event WHERE event_id = $1), compared AS (
    SELECT event_id, true AS is_own, coalesce(attendance_actual, attendance_expected) AS attendance FROM own
    UNION ALL
    (SELECT o.event_id, false, coalesce(o.attendance_actual, o.attendance_expected)
     FROM own JOIN event o ON o.venue_type = own.venue_type
     WHERE o.status = 'closed' AND o.starts_at < own.starts_at AND o.event_id <> own.event_id
       AND coalesce(o.attendance_actual, o.attendance_expected) > 0
     ORDER BY o.starts_at DESC LIMIT ${String(MOST_COMPARED)})
  )
  SELECT e.is_own AS "isOwn", e.attendance, p.presentations, p.conveyed, p.first_contact AS "firstContact", p.on_scene AS "onScene",
         p.to_disposition AS "toDisposition", s.planned AS "staffPlanned", s.checked_in AS "staffCheckedIn"
  FROM compared e
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS presentations, (count(*) FILTER (WHERE outcome = 'conveyed'))::integer AS conveyed,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY first_contact) AS first_contact,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY on_scene) AS on_scene,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY to_disposition) AS to_disposition
    FROM event_presentations(e.event_id, $2::jsonb)) p
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS planned, count(checked_in_at)::integer AS checked_in
    FROM shift WHERE event_id = e.event_id AND status <> 'cancelled') s`;

/** What events are compared in, in one statement; null where there is no such event. */
export const readCompared = async (
  manager: EntityManager,
  eventId: string,
): Promise<{ readonly own: ComparedCounts; readonly earlier: readonly ComparedCounts[] } | null> => {
  const rows = await readRows<ReadCounts>(manager, COMPARED, [eventId, JSON.stringify(COUNTING)]);
  const own = rows.find(({ isOwn }) => isOwn);
  return own === undefined ? null : { own, earlier: rows.filter(({ isOwn }) => !isOwn) };
};
