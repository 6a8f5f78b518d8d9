CREATE OR REPLACE FUNCTION public.event_tally_masked(tally jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
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
          -- Five records lie at either side of what is shown, which is a multiple of five minutes. A time that is shown says how
          -- many records there are at the least: never more than the total does, which may have been lowered.
          'times', (
            SELECT coalesce(jsonb_object_agg(key, jsonb_build_object(
              'median', CASE WHEN least((value ->> 'count')::integer, safe) >= 10 THEN round((value ->> 'median')::numeric / 5) * 5 END,
              'p90', CASE WHEN least((value ->> 'count')::integer, safe) >= 50 THEN round((value ->> 'p90')::numeric / 5) * 5 END)), '{}')
            FROM jsonb_each(tally -> 'times')));
      END
      $function$
