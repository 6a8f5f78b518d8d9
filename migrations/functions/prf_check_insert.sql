CREATE OR REPLACE FUNCTION public.prf_check_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF NEW.status NOT IN ('draft', 'in_progress') OR NEW.version <> 1 THEN
          RAISE EXCEPTION 'A PRF begins as a draft' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NEW;
      END
      $function$
