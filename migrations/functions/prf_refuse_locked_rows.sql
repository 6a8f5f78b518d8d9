CREATE OR REPLACE FUNCTION public.prf_refuse_locked_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        its uuid;
        held text;
      BEGIN
        FOR its, held IN
          -- FOR SHARE waits for a signature that is being written, and makes it wait for us; in one order, so that no two wait
          -- for each other.
          SELECT w.prf_id, (SELECT p.status FROM prf p WHERE p.id = w.prf_id FOR SHARE)
          FROM (SELECT DISTINCT prf_id FROM written ORDER BY prf_id) w
        LOOP
          IF held IS NULL THEN
            RAISE EXCEPTION 'There is no such PRF' USING ERRCODE = 'foreign_key_violation';
          END IF;
          IF held NOT IN ('draft', 'in_progress', 'awaiting_review')
             AND (held = 'void' OR prf_open_amendment(its) IS NULL) THEN
            RAISE EXCEPTION 'The PRF is % and accepts no write', held USING ERRCODE = 'PRF01';
          END IF;
        END LOOP;
        RETURN NULL;
      END
      $function$
