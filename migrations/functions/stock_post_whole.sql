CREATE OR REPLACE FUNCTION public.stock_post_whole(posting jsonb, ids uuid[], performer uuid, recorded timestamp with time zone, as_of date, today date, entries jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
  DECLARE
    answer CONSTANT jsonb := stock_post(posting, ids, performer, recorded, as_of);
    crossings jsonb := '[]';
  BEGIN
    IF NOT (answer ->> 'replayed')::boolean THEN
      SELECT stock_note_low(array_agg(t.item_id), array_agg(t.location_id), recorded, today) INTO crossings
      FROM jsonb_array_elements(answer -> 'moves') AS m (move)
      CROSS JOIN LATERAL (VALUES
        ((m.move ->> 'itemId')::uuid, (m.move ->> 'fromLocationId')::uuid),
        ((m.move ->> 'itemId')::uuid, (m.move ->> 'toLocationId')::uuid)) AS t (item_id, location_id);
      IF entries IS NOT NULL THEN
        -- What runs low is announced, which takes a transaction of more than this statement.
        IF crossings @> '[{"isLow": true}]' THEN
          RAISE EXCEPTION 'RUNS_LOW' USING ERRCODE = 'STK02', DETAIL = '{}';
        END IF;
        PERFORM audit_append(entries);
      END IF;
    END IF;
    RETURN answer || jsonb_build_object('crossings', crossings);
  END
  $function$
