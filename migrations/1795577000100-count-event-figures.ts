import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Minutes between two moments of a record; none where one is missing or the two cannot belong together. */
const minutes = (from: string, to: string): string => `
  CASE WHEN ${to} >= ${from} AND ${to} < ${from} + interval '1 day'
       THEN extract(epoch FROM ${to} - ${from}) / 60 END`;
const time = (section: string, field: string): string => `(${section}.data ->> '${field}')::timestamptz`;
const age = (at: string): string => `
  CASE WHEN t.dob IS NULL THEN t.estimated_age
       ELSE date_part('year', age((${at} AT TIME ZONE e.time_zone)::date, t.dob)) END`;
const stands = (list: string): string => `n.data @? '$.${list}[*] ? (!exists(@.void_reason ? (@ != null)))'`;
const HOUR = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

/**
 * An event's figures (operations section 6), each in one statement over the indexes of the event, and what clients see of them:
 * \`client_event_figures\` alone reads for a client, and gives nothing that schema/src/statistics/masking.ts would not (ADR 41).
 */
export class CountEventFigures1795577000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX event_history ON event (venue_type, starts_at DESC) WHERE status = 'closed'`,
    );
    await runner.query(`CREATE INDEX event_of_client ON event (client_id, status, starts_at DESC)`);
    // Everybody who was seen at an event, once. What codes mean is the caller's to say: \`COUNTING\` of the schema.
    await runner.query(`
      CREATE FUNCTION event_presentations(of_event uuid, counting jsonb)
      RETURNS TABLE (
        at timestamptz, outcome text, impression text, acuity text, zone_id uuid, age double precision,
        is_news2_high boolean, is_arrest boolean, first_contact numeric, on_scene numeric, to_disposition numeric
      ) LANGUAGE sql STABLE AS $$
        SELECT s.at,
               CASE WHEN d.data ->> 'disposition_outcome' IS NOT NULL
                      THEN coalesce(counting -> 'outcomes' ->> (d.data ->> 'disposition_outcome'), 'other')
                    WHEN p.status IN ('completed', 'amended') THEN 'other'
                    WHEN s.at_patient IS NOT NULL OR EXISTS (
                      SELECT FROM prf_section c WHERE c.prf_id = p.id
                        AND c.section IN ('PrimarySurvey', 'SecondarySurvey', 'observations', 'ClinicalInterventions'))
                      THEN 'in_treatment'
                    ELSE 'waiting' END,
               CASE WHEN m.data -> 'clinical_impression' ->> 0 IS NULL THEN 'unknown'
                    ELSE coalesce(counting -> 'impressions' ->> (m.data -> 'clinical_impression' ->> 0), 'medical') END,
               coalesce(i.data ->> 'acuity', 'unknown'),
               (i.data ->> 'zone_id')::uuid,
               ${age('s.at')},
               EXISTS (SELECT FROM prf_alert a WHERE a.prf_id = p.id AND a.total >= 7 AND a.cleared_at IS NULL),
               coalesce(${stands('cpr')} OR ${stands('defibrillation')}, false),
               ${minutes('s.called', 's.at_patient')},
               ${minutes(time('i', 'arrived_time'), time('i', 'left_scene_time'))},
               ${minutes('s.at_patient', time('d', 'time_left_dc_care'))}
        FROM prf p
        JOIN event e ON e.event_id = p.event_id
        LEFT JOIN prf_section i ON i.prf_id = p.id AND i.section = 'incidentDetails'
        LEFT JOIN prf_section d ON d.prf_id = p.id AND d.section = 'DispositionOutcome'
        LEFT JOIN prf_section m ON m.prf_id = p.id AND m.section = 'clinical_impression'
        LEFT JOIN prf_section n ON n.prf_id = p.id AND n.section = 'ClinicalInterventions'
        LEFT JOIN patient t ON t.patient_id = p.patient_id
        CROSS JOIN LATERAL (
          SELECT coalesce(${time('i', 'incident_date')}, p.created_at) AS at,
                 coalesce(${time('i', 'call_time')}, ${time('i', 'incident_date')}) AS called,
                 ${time('i', 'at_patient_time')} AS at_patient
        ) s
        WHERE p.event_id = of_event AND p.status <> 'void'
          AND NOT coalesce(counting -> 'noPatient' ? (d.data ->> 'patient_contact'), false)
        UNION ALL
        SELECT l.incident_at, 'discharged', 'see_and_treat', 'see_and_treat', l.zone_id, ${age('l.incident_at')},
               false, false, NULL, NULL, NULL
        FROM see_and_treat_log l
        JOIN event e ON e.event_id = l.event_id
        JOIN patient t ON t.patient_id = l.patient_id
        WHERE l.event_id = of_event AND l.voided_at IS NULL
          AND NOT EXISTS (SELECT FROM prf q WHERE q.id = l.prf_id AND q.status <> 'void')
      $$`);
    // The two counts that rates are made of, without reading more of the records than these take.
    await runner.query(`
      CREATE FUNCTION event_headline(of_event uuid, counting jsonb)
      RETURNS TABLE (presentations integer, conveyed integer) LANGUAGE sql STABLE AS $$
        SELECT count(*)::integer, (count(*) FILTER (WHERE seen.is_conveyed))::integer
        FROM (
          SELECT coalesce(counting -> 'outcomes' ->> (d.data ->> 'disposition_outcome') = 'conveyed', false) AS is_conveyed
          FROM prf p LEFT JOIN prf_section d ON d.prf_id = p.id AND d.section = 'DispositionOutcome'
          WHERE p.event_id = of_event AND p.status <> 'void'
            AND NOT coalesce(counting -> 'noPatient' ? (d.data ->> 'patient_contact'), false)
          UNION ALL
          SELECT false FROM see_and_treat_log l
          WHERE l.event_id = of_event AND l.voided_at IS NULL
            AND NOT EXISTS (SELECT FROM prf q WHERE q.id = l.prf_id AND q.status <> 'void')
        ) seen
      $$`);
    await runner.query(`
      CREATE FUNCTION event_tally(of_event uuid, counting jsonb, now timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
        WITH e AS MATERIALIZED (
          SELECT event.*, least(now, ends_at - interval '1 microsecond') AS counted_to FROM event WHERE event_id = of_event
        ), hours AS MATERIALIZED (
          SELECT h AS hour, to_char(h AT TIME ZONE 'UTC', ${HOUR}) AS cell
          FROM e, generate_series(
            date_trunc('hour', greatest(e.starts_at, e.counted_to - interval '14 days'), e.time_zone), e.counted_to,
            interval '1 hour') h
        ), zones AS MATERIALIZED (
          SELECT z.zone_id, z.name FROM event_zone z WHERE z.event_id = of_event AND z.is_active
        ), seen AS MATERIALIZED (
          SELECT p.*, coalesce(h.cell, 'outside') AS hour_cell, coalesce(z.zone_id::text, 'none') AS zone_cell,
                 CASE WHEN counting -> 'cells' -> 'acuity' ? p.acuity THEN p.acuity ELSE 'unknown' END AS acuity_cell,
                 CASE WHEN p.age IS NULL THEN 'unknown' WHEN p.age < 16 THEN 'under_16' WHEN p.age < 25 THEN 'from_16'
                      WHEN p.age < 45 THEN 'from_25' WHEN p.age < 65 THEN 'from_45' ELSE 'from_65' END AS age_cell
          FROM e CROSS JOIN event_presentations(of_event, counting) p
          LEFT JOIN hours h ON h.hour = date_trunc('hour', p.at, e.time_zone)
          LEFT JOIN zones z ON z.zone_id = p.zone_id
        ), counted AS (
          SELECT b.breakdown, b.cell, count(*)::integer AS count
          FROM seen CROSS JOIN LATERAL (VALUES
            ('hour', hour_cell), ('zone', zone_cell), ('outcome', outcome), ('impression', impression),
            ('acuity', acuity_cell), ('age', age_cell)) b (breakdown, cell)
          GROUP BY 1, 2
        ), cells AS (
          SELECT b.key AS breakdown, c.cell, c.cell AS label, c.place
          FROM jsonb_each(counting -> 'cells') b
          CROSS JOIN LATERAL jsonb_array_elements_text(b.value) WITH ORDINALITY c (cell, place)
          UNION ALL SELECT 'hour', cell, cell, row_number() OVER (ORDER BY hour) FROM hours
          UNION ALL SELECT 'hour', 'outside', 'outside', 1000000
          UNION ALL SELECT 'zone', zone_id::text, name, row_number() OVER (ORDER BY lower(name)) FROM zones
          UNION ALL SELECT 'zone', 'none', 'none', 1000000
        ), times AS (
          SELECT b.figure, count(b.minutes)::integer AS count,
                 percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY b.minutes) AS shares
          FROM seen CROSS JOIN LATERAL (VALUES
            ('firstContact', first_contact), ('onScene', on_scene), ('toDisposition', to_disposition)) b (figure, minutes)
          GROUP BY 1
        )
        SELECT jsonb_build_object(
          'asAt', to_char(now AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'attendance', coalesce(e.attendance_actual, e.attendance_expected),
          'isAttendanceExpected', e.attendance_actual IS NULL,
          'total', (SELECT count(*) FROM seen),
          'parts', (SELECT jsonb_build_object(
             'news2High', count(*) FILTER (WHERE is_news2_high), 'arrests', count(*) FILTER (WHERE is_arrest)) FROM seen),
          'breakdowns', (
            SELECT jsonb_object_agg(breakdown, list) FROM (
              SELECT breakdown, jsonb_agg(jsonb_build_object('key', cell, 'label', label, 'count', coalesce(count, 0))
                                          ORDER BY place) AS list
              FROM cells LEFT JOIN counted USING (breakdown, cell) GROUP BY breakdown) each),
          'times', coalesce((SELECT jsonb_object_agg(figure, jsonb_build_object(
             'count', count, 'median', shares[1], 'p90', shares[2])) FROM times), '{}'),
          'staffing', (
            SELECT jsonb_build_object('staffPlanned', count(*), 'staffCheckedIn', count(checked_in_at))
            FROM shift WHERE event_id = of_event AND status <> 'cancelled')
        ) FROM e
      $$`);
    await runner.query(`
      CREATE FUNCTION figure_floor(n integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT n - n % 5
      $$;
      CREATE FUNCTION figure_shown(n integer) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE WHEN n < 5 THEN '{"count": null, "mask": "few"}'::jsonb
                    ELSE jsonb_build_object('count', figure_floor(n), 'mask', NULL) END
      $$`);
    // As \`publishedTally\` of the schema: rounded down, the total as low as every breakdown needs it, no masked cell alone.
    await runner.query(`
      CREATE FUNCTION event_tally_masked(tally jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
      DECLARE
        safe integer := figure_floor((tally ->> 'total')::integer);
        breakdown record;
        counts integer[];
        few integer;
        withheld integer;
        masked jsonb := '{}';
      BEGIN
        FOR breakdown IN SELECT value AS cells FROM jsonb_each(tally -> 'breakdowns') LOOP
          SELECT least(safe, figure_floor(
            (sum(figure_floor((c ->> 'count')::integer)) + 4 * greatest(0, count(*) - 1))::integer))
          INTO safe FROM jsonb_array_elements(breakdown.cells) c;
        END LOOP;
        FOR breakdown IN SELECT key, value AS cells FROM jsonb_each(tally -> 'breakdowns') LOOP
          SELECT array_agg(figure_floor((c ->> 'count')::integer) ORDER BY place) INTO counts
          FROM jsonb_array_elements(breakdown.cells) WITH ORDINALITY x (c, place);
          WHILE (SELECT sum(c) FROM unnest(counts) c) > safe LOOP
            few := array_position(counts, (SELECT max(c) FROM unnest(counts) c));
            counts[few] := counts[few] - 5;
          END LOOP;
          few := (SELECT count(*) FROM unnest(counts) c WHERE c < 5);
          withheld := CASE WHEN few = 1 AND cardinality(counts) > 1
            THEN array_position(counts, (SELECT min(c) FROM unnest(counts) c WHERE c >= 5)) END;
          masked := masked || jsonb_build_object(breakdown.key, (
            SELECT jsonb_agg((c - 'count') || CASE WHEN place = withheld THEN '{"count": null, "mask": "withheld"}'::jsonb
                                                   ELSE figure_shown(counts[place]) END ORDER BY place)
            FROM jsonb_array_elements(breakdown.cells) WITH ORDINALITY x (c, place)));
        END LOOP;
        RETURN (tally - '{total,parts,breakdowns,times,staffing}'::text[]) || jsonb_build_object(
          'total', figure_shown(safe),
          'parts', (SELECT jsonb_object_agg(key, figure_shown(least(safe, figure_floor(value::integer))))
                    FROM jsonb_each_text(tally -> 'parts')),
          'breakdowns', masked,
          'staffing', (SELECT jsonb_object_agg(key, figure_shown(value::integer)) FROM jsonb_each_text(tally -> 'staffing')),
          -- Five records lie at either side of what is shown, which is a multiple of five minutes.
          'times', (
            SELECT coalesce(jsonb_object_agg(key, jsonb_build_object(
              'median', CASE WHEN (value ->> 'count')::integer >= 10 THEN round((value ->> 'median')::numeric / 5) * 5 END,
              'p90', CASE WHEN (value ->> 'count')::integer >= 50 THEN round((value ->> 'p90')::numeric / 5) * 5 END)), '{}')
            FROM jsonb_each(tally -> 'times')));
      END
      $$`);
    await runner.query(`
      CREATE TABLE event_figure_release (
        event_id uuid PRIMARY KEY REFERENCES event,
        released_at timestamptz NOT NULL,
        content jsonb NOT NULL
      );
      -- Nobody but the function below: else figures could be worked out more often than once in an hour.
      REVOKE ALL ON event_figure_release FROM sideline_app`);
    await runner.query(`
      CREATE FUNCTION client_event_figures(of_client uuid, of_event uuid, counting jsonb, now timestamptz) RETURNS jsonb
      LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
      DECLARE
        held event_figure_release;
        made jsonb;
      BEGIN
        PERFORM FROM event e JOIN client c ON c.client_id = e.client_id
          WHERE e.event_id = of_event AND e.client_id = of_client AND c.is_active;
        IF NOT FOUND THEN RETURN NULL; END IF;
        SELECT * INTO held FROM event_figure_release r WHERE r.event_id = of_event;
        IF held.released_at IS NULL OR date_trunc('minute', held.released_at) <= date_trunc('minute', now) - interval '1 hour' THEN
          PERFORM pg_advisory_xact_lock(hashtextextended('event figures ' || of_event, 0));
          SELECT * INTO held FROM event_figure_release r WHERE r.event_id = of_event;
          IF held.released_at IS NULL OR date_trunc('minute', held.released_at) <= date_trunc('minute', now) - interval '1 hour' THEN
            made := event_tally_masked(event_tally(of_event, counting, date_trunc('minute', now)));
            made := made || jsonb_build_object('nextAt', to_char(
              (date_trunc('minute', now) + interval '1 hour') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
            INSERT INTO event_figure_release (event_id, released_at, content) VALUES (of_event, now, made)
            ON CONFLICT (event_id) DO UPDATE SET released_at = excluded.released_at, content = excluded.content;
            RETURN made;
          END IF;
        END IF;
        RETURN held.content;
      END
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION client_event_figures(uuid, uuid, jsonb, timestamptz);
      DROP TABLE event_figure_release;
      DROP FUNCTION event_tally_masked(jsonb);
      DROP FUNCTION figure_shown(integer);
      DROP FUNCTION figure_floor(integer);
      DROP FUNCTION event_tally(uuid, jsonb, timestamptz);
      DROP FUNCTION event_headline(uuid, jsonb);
      DROP FUNCTION event_presentations(uuid, jsonb);
      DROP INDEX event_of_client;
      DROP INDEX event_history`);
  }
}
