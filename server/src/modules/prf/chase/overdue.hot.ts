import { OPEN_PRF_STATES } from '@sideline/schema/prf/record/states';
import { moment } from '../../../platform/database/json-sql.js';

/** Open records with an overdue set of observations. Every statement reads only the index of open records. */

/** After this time, a signature is more likely to be missing than a set: authors are then reminded to sign. */
const CHASED_HOURS = 24;

/**
 * Of the record `p`, of the event `e` or none: the next set was due before now ($1). The due time that a save works out from
 * the published intervals is kept with the record; a patient who has died or left our care has no due time. A death that
 * another record says ends it as well.
 */
const OVERDUE = `p.status IN ('${OPEN_PRF_STATES.join("', '")}')
  AND (p.summary->>'observationsDueAt')::timestamptz < $1::timestamptz
  AND (p.summary->>'observationsDueAt')::timestamptz > $1::timestamptz - interval '${String(CHASED_HOURS)} hours'
  AND coalesce(e.status IN ('planned', 'live'), true)
  AND (p.patient_id IS NULL OR (patient_death_of(p.patient_id) IS NULL
       AND NOT EXISTS (SELECT FROM patient t WHERE t.patient_id = p.patient_id AND t.date_of_death IS NOT NULL)))`;

/** Marks each overdue record for its due time, once, and gives those that were not marked before. $1 is now. */
export const MARK_OVERDUE = `
  WITH overdue AS (
    SELECT p.id, p.custom_prf_id, p.author_id, p.event_id, e.time_zone, (p.summary->>'observationsDueAt')::timestamptz AS due_at
    FROM prf p LEFT JOIN event e ON e.event_id = p.event_id WHERE ${OVERDUE}
  ), marked AS (
    INSERT INTO prf_overdue_notice (prf_id, due_at, made_at) SELECT o.id, o.due_at, $1 FROM overdue o
    ON CONFLICT DO NOTHING RETURNING prf_id
  )
  SELECT o.custom_prf_id AS "customPrfId", ${moment('o.due_at')} AS "dueAt", o.time_zone AS "timeZone",
    ARRAY(
      SELECT u.id FROM app_user u
      WHERE u.is_active AND u.kind = 'person' AND (u.id = o.author_id OR u.id IN (
        SELECT s.user_id FROM prf_crew c JOIN staff_profile s ON s.staff_id = c.staff_id WHERE c.prf_id = o.id
        -- Who leads the event's team now.
        UNION ALL SELECT s.user_id FROM shift h JOIN staff_profile s ON s.staff_id = h.staff_id
          WHERE h.event_id = o.event_id AND h.role = 'team_leader'
            AND (h.status = 'checked_in' OR (h.status = 'assigned' AND h.starts_at <= $1 AND h.ends_at > $1))))
      ORDER BY u.id) AS "userIds"
  FROM overdue o JOIN marked m ON m.prf_id = o.id ORDER BY o.due_at, o.id`;

/** Whether a set of the record with the number $2 is still overdue. */
export const IS_OVERDUE = `
  SELECT FROM prf p LEFT JOIN event e ON e.event_id = p.event_id WHERE p.custom_prf_id = $2 AND ${OVERDUE}`;
