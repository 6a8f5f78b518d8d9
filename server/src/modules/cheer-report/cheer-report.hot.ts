import { NO_PATIENT } from '@sideline/schema/statistics/figures';
import type { CheerPresentation } from '@sideline/schema/statistics/cheer-report';
import type { EntityManager } from 'typeorm';
import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';

/** Athletes registered in a team (no squad: in all of it), in one squad, or in the team without a squad. */
export interface RegisteredRow {
  readonly teamId: string;
  readonly squadId: string | null;
  readonly isWhole: boolean;
  readonly count: number;
}

/** The data that the cheer report of an event is calculated from. */
export interface CheerRows {
  readonly eventId: string;
  readonly name: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly location: string | null;
  /** Teams of which a member was seen, and the one that was asked for, by name. */
  readonly teams: readonly {
    readonly teamId: string;
    readonly name: string;
    readonly squads: readonly { readonly squadId: string; readonly name: string }[];
  }[];
  readonly registered: readonly RegisteredRow[];
  readonly seen: readonly CheerPresentation[];
  /** Presentations at the event of people without a team. */
  readonly others: number;
}

const PERSON = 'coalesce(t.merged_into, t.patient_id)';
/** The squad that a patient was in at a moment. */
const squadAt = (patient: string, at: string): string => `(
  SELECT l.squad_id FROM patient_squad l
  WHERE l.patient_id = ${patient} AND l.start_date <= ${at} AND (l.end_date IS NULL OR l.end_date > ${at})
  ORDER BY l.start_date DESC LIMIT 1)`;
const list = (json: string): string =>
  `CASE jsonb_typeof(${json}) WHEN 'array' THEN ${json} ELSE '[]'::jsonb END`;
const DURING = 'l.start_date <= e.ends_at AND (l.end_date IS NULL OR l.end_date > e.starts_at)';

/**
 * One statement over the indexes of the event and of the teams that were seen there. The squad of a presentation is the
 * one in the record, otherwise the squad and the team that the patient was in.
 */
const REPORT = `
  WITH e AS MATERIALIZED (SELECT * FROM event WHERE event_id = $1),
  contact AS MATERIALIZED (
    SELECT p.id, t.patient_id, coalesce(${PERSON}, p.id) AS athlete, t.cheer_team_id AS own_team,
           (i.data ->> 'squad_id')::uuid AS said_squad,
           coalesce((i.data ->> 'incident_date')::timestamptz, p.created_at) AS at,
           (i.data ->> 'at_patient_time')::timestamptz AS from_at, (d.data ->> 'time_left_dc_care')::timestamptz AS to_at,
           d.data ->> 'disposition_outcome' AS disposition,
           coalesce(d.data -> 'worsening_advice_given' = 'true'::jsonb, false) AS is_advised,
           ${list("m.data -> 'clinical_impression'")} AS impressions,
           ${list("s.data -> 'mechanismsOfInjury'")} AS mechanisms,
           ${list("s.data -> 'body_map'")} AS marks, c.data ->> 'activity' AS activity
    FROM prf p
    LEFT JOIN patient t ON t.patient_id = p.patient_id
    LEFT JOIN prf_section i ON i.prf_id = p.id AND i.section = 'incidentDetails'
    LEFT JOIN prf_section d ON d.prf_id = p.id AND d.section = 'DispositionOutcome'
    LEFT JOIN prf_section m ON m.prf_id = p.id AND m.section = 'clinical_impression'
    LEFT JOIN prf_section s ON s.prf_id = p.id AND s.section = 'SecondarySurvey'
    LEFT JOIN prf_section c ON c.prf_id = p.id AND c.section = 'PresentingComplaint'
    WHERE p.event_id = $1 AND p.status <> 'void' AND NOT coalesce((d.data ->> 'patient_contact') = ANY ($3::text[]), false)
    UNION ALL
    SELECT l.log_id, t.patient_id, ${PERSON}, t.cheer_team_id, NULL, l.incident_at, NULL, NULL, NULL, false, '[]', '[]', '[]', NULL
    FROM see_and_treat_log l JOIN patient t ON t.patient_id = l.patient_id
    WHERE l.event_id = $1 AND l.voided_at IS NULL
      AND NOT EXISTS (SELECT FROM prf q WHERE q.id = l.prf_id AND q.status <> 'void')
  ), placed AS MATERIALIZED (
    SELECT k.*, q.squad_id, coalesce(q.team_id, k.own_team) AS team_id
    FROM contact k
    LEFT JOIN cheer_squad q ON q.squad_id = coalesce(k.said_squad, ${squadAt('k.patient_id', 'k.at')}, ${squadAt('k.athlete', 'k.at')})
  ), wanted AS MATERIALIZED (
    SELECT team_id FROM placed WHERE team_id IS NOT NULL AND $2::uuid IS NULL
    UNION SELECT c.team_id FROM cheer_team c WHERE c.team_id = $2
  ), team AS MATERIALIZED (
    SELECT c.team_id, c.team_name FROM cheer_team c JOIN wanted USING (team_id)
  ), member AS MATERIALIZED (
    SELECT q.team_id, q.squad_id, ${PERSON} AS athlete
    FROM e CROSS JOIN team c JOIN cheer_squad q USING (team_id) JOIN patient_squad l USING (squad_id)
    JOIN patient t ON t.patient_id = l.patient_id
    WHERE ${DURING}
    UNION
    SELECT t.cheer_team_id, NULL, ${PERSON}
    FROM e CROSS JOIN team c JOIN patient t ON t.cheer_team_id = c.team_id
    WHERE t.created_at <= e.ends_at
      AND NOT EXISTS (SELECT FROM patient_squad l WHERE l.patient_id IN (t.patient_id, t.merged_into) AND ${DURING})
    UNION
    SELECT team_id, squad_id, athlete FROM placed WHERE team_id IS NOT NULL
  ), registered AS (
    SELECT m.team_id, m.squad_id, grouping(m.squad_id) = 1 AS is_whole, count(DISTINCT m.athlete)::integer AS count
    FROM member m JOIN team USING (team_id)
    GROUP BY GROUPING SETS ((m.team_id), (m.team_id, m.squad_id))
  )
  SELECT json_build_object(
    'eventId', e.event_id, 'name', e.name, 'startsAt', ${moment('e.starts_at')}, 'endsAt', ${moment('e.ends_at')},
    'timeZone', e.time_zone, 'location', e.location,
    'teams', coalesce((SELECT json_agg(json_build_object('teamId', c.team_id, 'name', c.team_name, 'squads', (
        SELECT coalesce(json_agg(json_build_object('squadId', q.squad_id, 'name', q.squad_name) ORDER BY lower(q.squad_name)), '[]')
        FROM cheer_squad q WHERE q.team_id = c.team_id)) ORDER BY lower(c.team_name), c.team_id) FROM team c), '[]'),
    'registered', coalesce((SELECT json_agg(json_build_object('teamId', r.team_id, 'squadId', r.squad_id,
        'isWhole', r.is_whole, 'count', r.count)) FROM registered r), '[]'),
    'seen', coalesce((SELECT json_agg(json_build_object(
        'athlete', k.athlete, 'teamId', k.team_id, 'squadId', k.squad_id, 'disposition', k.disposition,
        'isAdvised', k.is_advised, 'impressions', k.impressions, 'mechanisms', k.mechanisms, 'activity', k.activity,
        'wounds', (SELECT coalesce(json_agg(json_build_object('kinds', ${list("w -> 'kinds'")}, 'region', w ->> 'region')), '[]')
                   FROM jsonb_array_elements(k.marks) w WHERE w ->> 'void_reason' IS NULL),
        'minutes', CASE WHEN k.to_at >= k.from_at AND k.to_at < k.from_at + interval '1 day'
                        THEN extract(epoch FROM k.to_at - k.from_at) / 60 END))
      FROM placed k JOIN team ON team.team_id = k.team_id), '[]'),
    'others', (SELECT count(*) FROM placed k WHERE k.team_id IS NULL)
  ) AS report FROM e`;

/** What the report of an event is made of, of one team where it is named; null where there is no such event. */
export const readCheer = async (
  manager: EntityManager,
  eventId: string,
  teamId: string | null,
): Promise<CheerRows | null> => {
  const [row] = await readRows<{ report: CheerRows }>(manager, REPORT, [eventId, teamId, NO_PATIENT]);
  return row?.report ?? null;
};
