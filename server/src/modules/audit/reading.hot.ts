import { OPENING_ACTIONS } from '@sideline/schema/audit-actions';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';
import { actorNameSql } from './actor-name.hot.js';

/** Reading by people who may open any record. Entries reported by a device prove nothing. */
const OPENED = `e.action = ANY ($1::text[]) AND e.role IN ('admin', 'staff') AND e.actor_id IS NOT NULL
  AND e.patient_id IS NOT NULL AND NOT e.is_refusal AND e.client_at IS NULL`;

/** Counts the days from one to another again: what the trail says of them, by whom. Days are UTC's. */
const COUNT = `
  INSERT INTO reading_day (day, actor_id, patients, busiest, busiest_at)
  SELECT d.day, d.actor_id, d.patients, h.patients, h.hour
  FROM (
    SELECT (e.recorded_at AT TIME ZONE 'UTC')::date AS day, e.actor_id, count(DISTINCT e.patient_id)::integer AS patients
    FROM audit_entry e WHERE ${OPENED} AND e.recorded_at >= $2 AND e.recorded_at < $3 GROUP BY 1, 2
  ) d JOIN (
    SELECT DISTINCT ON (day, actor_id) day, actor_id, hour, patients
    FROM (
      SELECT (e.recorded_at AT TIME ZONE 'UTC')::date AS day, e.actor_id, date_trunc('hour', e.recorded_at, 'UTC') AS hour,
             count(DISTINCT e.patient_id)::integer AS patients
      FROM audit_entry e WHERE ${OPENED} AND e.recorded_at >= $2 AND e.recorded_at < $3 GROUP BY 1, 2, 3
    ) each ORDER BY day, actor_id, patients DESC, hour
  ) h USING (day, actor_id)
  ON CONFLICT (day, actor_id) DO UPDATE
    SET patients = excluded.patients, busiest = excluded.busiest, busiest_at = excluded.busiest_at`;

const DAY_MS = 86_400_000;
/** How far back counting begins if nothing has been counted: the days needed for a usual number, and the days compared with it. */
const FIRST_DAYS = 60;

const startOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);

const countReadingRow = z.object({ day: z.date().nullable() });

/** Counts from the newest day that was counted, which was not over, to now. */
export const countReading = async (manager: EntityManager, now: Date): Promise<void> => {
  const row = await fetchMaybe(
    manager,
    countReadingRow,
    `SELECT max(day)::timestamp AT TIME ZONE 'UTC' AS day FROM reading_day`,
  );
  const today = startOf(now).getTime();
  // A day is counted again after its end: entries of its last hour came after its last count.
  const from = Math.min((row?.day?.getTime() ?? today - FIRST_DAYS * DAY_MS) - DAY_MS, today - DAY_MS);
  for (let day = from; day <= today; day += DAY_MS)
    await execute(manager, COUNT, [OPENING_ACTIONS, new Date(day), new Date(day + DAY_MS)]);
};

/** A person's reading on one day, with the earlier days that it is compared with. */
export interface ReadingDay {
  readonly day: string;
  readonly actorId: string;
  readonly actorName: string | null;
  readonly patients: number;
  readonly busiest: number;
  readonly busiestAt: string;
  readonly earlier: readonly number[];
  readonly earlierBusiest: readonly number[];
}

/** The days of a period on which a person read enough to be checked, the newest first. */
export const readDays = (
  manager: EntityManager,
  { from, to }: { readonly from: string; readonly to: string },
  least: { readonly day: number; readonly hour: number },
): Promise<ReadingDay[]> =>
  readRows<ReadingDay>(
    manager,
    `SELECT d.day::text AS day, d.actor_id AS "actorId", ${actorNameSql('d.actor_id')} AS "actorName", d.patients, d.busiest,
            ${moment('d.busiest_at')} AS "busiestAt", coalesce(b.patients, '{}') AS earlier, coalesce(b.busiest, '{}') AS "earlierBusiest"
     FROM reading_day d CROSS JOIN LATERAL (
       SELECT array_agg(p.patients) AS patients, array_agg(p.busiest) AS busiest
       FROM reading_day p WHERE p.actor_id = d.actor_id AND p.day >= d.day - 28 AND p.day < d.day) b
     WHERE d.day >= $1::text::date AND d.day <= $2::text::date AND (d.patients >= $3 OR d.busiest >= $4)
     ORDER BY d.day DESC, d.patients DESC, d.actor_id LIMIT 500`,
    [from, to, least.day, least.hour],
  );

/** One person's opening of one record that an administrator should look at, in a period. */
export interface NamedReading {
  readonly kind: 'own' | 'colleague' | 'public_figure' | 'restricted';
  readonly actorId: string;
  readonly actorName: string | null;
  readonly patientId: string;
  readonly patientName: string | null;
  readonly times: number;
  readonly lastAt: string;
}

/** From a few patients, by the index of each. */
const NAMED = `
  WITH person AS MATERIALIZED (
    SELECT u.id AS user_id, p.patient_id, 'name' AS why
    FROM app_user u JOIN patient p ON p.sort_name = name_folded(btrim(u.first_name || ' ' || u.last_name))
    WHERE u.role IN ('admin', 'staff')
  ), marked AS MATERIALIZED (
    SELECT patient_id, bool_or(why = 'name') AS is_named, bool_or(why = 'public') AS is_public FROM (
      SELECT patient_id, why FROM person
      -- Every row of the person who is flagged.
      UNION ALL SELECT p.patient_id, 'public' FROM public_figure_flag g JOIN patient m ON m.patient_id = g.patient_id
                JOIN patient p ON coalesce(p.merged_into, p.patient_id) = coalesce(m.merged_into, m.patient_id)
                WHERE g.ended_at IS NULL
      UNION ALL SELECT coalesce(r.patient_id, q.patient_id), 'restricted' FROM restriction r LEFT JOIN prf q ON q.id = r.prf_id
                WHERE r.ended_at IS NULL) each
    WHERE patient_id IS NOT NULL GROUP BY patient_id
  ), opened AS (
    SELECT m.patient_id, m.is_named, m.is_public, e.actor_id, count(*)::integer AS times, max(e.recorded_at) AS last_at
    FROM marked m JOIN audit_entry e ON e.patient_id = m.patient_id
    WHERE ${OPENED} AND e.recorded_at >= $2 AND e.recorded_at < $3 GROUP BY 1, 2, 3, 4
  )
  SELECT CASE WHEN EXISTS (SELECT FROM person p WHERE p.patient_id = o.patient_id AND p.user_id = o.actor_id) THEN 'own'
              WHEN o.is_named THEN 'colleague' WHEN o.is_public THEN 'public_figure' ELSE 'restricted' END AS kind,
         o.actor_id AS "actorId", ${actorNameSql('o.actor_id')} AS "actorName", o.patient_id AS "patientId",
         (SELECT t.patient_name FROM patient t WHERE t.patient_id = o.patient_id) AS "patientName",
         o.times, ${moment('o.last_at')} AS "lastAt"
  FROM opened o ORDER BY o.last_at DESC, o.actor_id, o.patient_id LIMIT 200`;

/** Who opened a record in their own name, in a colleague's, of a public figure, or a restricted one, the newest first. */
export const readNamed = (
  manager: EntityManager,
  period: { readonly from: Date; readonly to: Date },
): Promise<NamedReading[]> =>
  readRows<NamedReading>(manager, NAMED, [OPENING_ACTIONS, period.from, period.to]);
