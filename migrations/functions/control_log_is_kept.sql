CREATE OR REPLACE FUNCTION public.control_log_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF EXISTS (SELECT FROM event e WHERE e.event_id = OLD.event_id AND e.ends_at >= now() - interval '8 years') THEN
            RAISE EXCEPTION 'the control log is corrected by a further entry, never deleted';
          END IF;
          RETURN OLD;
        END IF;
        -- Only the erasure of a patient takes words out of a line that is about them.
        IF (to_jsonb(NEW) - '{text,methane,prf_id}'::text[]) <> (to_jsonb(OLD) - '{text,methane,prf_id}'::text[])
           OR NOT EXISTS (
             SELECT FROM erasure e
             WHERE e.state = 'erasing' AND e.transaction_id = pg_current_xact_id()
               AND (OLD.prf_id = ANY (e.prf_ids) OR EXISTS (
                 SELECT FROM incident_record r
                 LEFT JOIN see_and_treat_log l ON l.log_id = r.log_id
                 WHERE r.incident_id = OLD.incident_id
                   AND (r.prf_id = ANY (e.prf_ids) OR l.patient_id = ANY (e.patient_ids))))) THEN
          RAISE EXCEPTION 'the control log is corrected by a further entry, never changed';
        END IF;
        RETURN NEW;
      END $function$
