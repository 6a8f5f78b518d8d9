CREATE OR REPLACE FUNCTION public.event_standings(of_event uuid, counting jsonb, released jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
        -- How a client's rates stand among earlier closed events at the same kind of venue. Both sides are made of counts rounded
        -- down as released ones are: a comparison made of exact counts would change with one person.
        WITH earlier AS MATERIALIZED (
          SELECT 1000::float8 / e.attendance AS scale, figure_floor(h.presentations) AS presentations,
                 figure_floor(h.conveyed) AS conveyed
          FROM (
            SELECT o.event_id, coalesce(o.attendance_actual, o.attendance_expected) AS attendance
            FROM event own JOIN event o ON o.venue_type = own.venue_type
            WHERE own.event_id = of_event AND o.status = 'closed' AND o.starts_at < own.starts_at AND o.event_id <> own.event_id
              AND coalesce(o.attendance_actual, o.attendance_expected) > 0
            ORDER BY o.starts_at DESC LIMIT (counting #>> '{compared,most}')::integer
          ) e CROSS JOIN LATERAL event_headline(e.event_id, counting) h
        ), own AS (
          SELECT 1000::float8 / nullif((released ->> 'attendance')::integer, 0) AS scale,
                 (released #>> '{total,count}')::integer AS presentations,
                 (SELECT (c ->> 'count')::integer FROM jsonb_array_elements(released #> '{breakdowns,outcome}') c
                  WHERE c ->> 'key' = 'conveyed') AS conveyed
        ), figures AS (
          SELECT 'ppr' AS figure, (SELECT presentations * scale FROM own) AS value, presentations * scale AS earlier FROM earlier
          UNION ALL SELECT 'tthr', (SELECT conveyed * scale FROM own), conveyed * scale FROM earlier
        ), compared AS (
          SELECT figure, value, count(*) AS events,
                 percentile_cont(ARRAY[0.25, 0.75]) WITHIN GROUP (ORDER BY earlier) AS quartiles
          FROM figures GROUP BY figure, value
        )
        SELECT coalesce(jsonb_object_agg(figure, CASE
            WHEN value IS NULL OR events < (counting #>> '{compared,fewest}')::integer THEN NULL
            WHEN value < quartiles[1] THEN 'below' WHEN value > quartiles[2] THEN 'above' ELSE 'usual' END), '{}')
        FROM compared
      $function$
