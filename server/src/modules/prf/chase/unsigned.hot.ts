import { HOME_ZONE } from '@sideline/schema/local-day';
import { OPEN_PRF_STATES } from '@sideline/schema/prf/record/states';
import { moment } from '../../../platform/database/json-sql.js';

/** Records that nobody has signed, by who began them. Every statement reads only the index of open records. */

const OPEN = `p.status IN ('${OPEN_PRF_STATES.join("', '")}')`;

/** Open for a day, or of an event that is over. */
const lateSql = (now: string): string =>
  `(p.created_at < ${now} - interval '1 day' OR coalesce(e.ends_at < ${now}, false))`;

const SHOWN_RECORDS = 20;
const SHOWN_AUTHORS = 100;

/** $1 is now, $2 today, $3 one author or null. The authors whose oldest record is oldest come first. */
export const UNSIGNED_AUTHORS = `
  SELECT u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName",
    u.is_active AND u.kind = 'person' AS "isActive", o.count AS "openCount", o.late AS "lateCount",
    (SELECT ${moment('r.made_at')} FROM prf_reminder r
     WHERE r.user_id = u.id AND r.kind = 'asked' AND r.about = u.id AND r.day = $2::date) AS "remindedAt",
    o.records
  FROM (
    SELECT p.author_id, count(*)::integer AS count, count(*) FILTER (WHERE p.is_late)::integer AS late,
      min(p.created_at) AS oldest_at,
      json_agg(json_build_object('id', p.id, 'customPrfId', p.custom_prf_id, 'eventName', p.event_name,
        'timeZone', p.time_zone,
        'createdAt', ${moment('p.created_at')}, 'isLate', p.is_late, 'missingCount', p.missing_count)
        ORDER BY p.created_at, p.id) FILTER (WHERE p.nth <= ${String(SHOWN_RECORDS)}) AS records
    FROM (
      SELECT p.id, p.custom_prf_id, p.author_id, p.created_at, p.missing_count, e.name AS event_name,
        coalesce(e.time_zone, '${HOME_ZONE}') AS time_zone,
        ${lateSql('$1::timestamptz')} AS is_late,
        row_number() OVER (PARTITION BY p.author_id ORDER BY p.created_at, p.id) AS nth
      FROM prf p LEFT JOIN event e ON e.event_id = p.event_id
      WHERE ${OPEN} AND ($3::uuid IS NULL OR p.author_id = $3)
    ) p
    GROUP BY p.author_id
  ) o JOIN app_user u ON u.id = o.author_id
  ORDER BY o.oldest_at, u.id LIMIT ${String(SHOWN_AUTHORS)}`;

/** The lead of an event that is over and still has open records, by its shifts. $1 is now. */
export const LEADS_OF_UNSIGNED = `
  SELECT DISTINCT s.user_id AS "userId", e.event_id AS "eventId", e.name, o.count, o.numbers
  FROM (
    SELECT p.event_id, count(*)::integer AS count,
      (array_agg(p.custom_prf_id ORDER BY p.created_at, p.id))[1:10] AS numbers
    FROM prf p WHERE ${OPEN} AND p.event_id IS NOT NULL GROUP BY p.event_id
  ) o
  JOIN event e ON e.event_id = o.event_id AND e.ends_at < $1 AND e.status IN ('planned', 'live')
  JOIN shift h ON h.event_id = e.event_id AND h.role = 'team_leader' AND h.status NOT IN ('open', 'no_show', 'cancelled')
  JOIN staff_profile s ON s.staff_id = h.staff_id
  JOIN app_user u ON u.id = s.user_id AND u.is_active
  ORDER BY e.event_id, s.user_id`;

/** Whether anything is still open: $1 is the author, or the event. */
export const HAS_OPEN = {
  prf_unsigned: `SELECT FROM prf p WHERE ${OPEN} AND p.author_id = $1 LIMIT 1`,
  event_unsigned: `SELECT FROM prf p WHERE ${OPEN} AND p.event_id = $1 LIMIT 1`,
} as const;
