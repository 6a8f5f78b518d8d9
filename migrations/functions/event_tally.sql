CREATE OR REPLACE FUNCTION public.event_tally(of_event uuid, counting jsonb, now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
        WITH e AS MATERIALIZED (
          SELECT event.*, least(now, ends_at - interval '1 microsecond') AS counted_to FROM event WHERE event_id = of_event
        ), hours AS MATERIALIZED (
          SELECT h AS hour, to_char(h AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS cell
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
      $function$
