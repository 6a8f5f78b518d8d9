CREATE OR REPLACE FUNCTION public.client_event_figures(of_client uuid, of_event uuid, counting jsonb, now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
            -- Released with the counts, and not worked out again before the next.
            made := made || jsonb_build_object('standings', event_standings(of_event, counting, made), 'nextAt', to_char(
              (date_trunc('minute', now) + interval '1 hour') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
            INSERT INTO event_figure_release (event_id, released_at, content) VALUES (of_event, now, made)
            ON CONFLICT (event_id) DO UPDATE SET released_at = excluded.released_at, content = excluded.content;
            RETURN made;
          END IF;
        END IF;
        RETURN held.content;
      END
      $function$
