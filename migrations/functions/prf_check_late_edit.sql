CREATE OR REPLACE FUNCTION public.prf_check_late_edit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF NOT EXISTS (SELECT FROM prf WHERE id = NEW.prf_id AND status IN ('completed', 'amended')) THEN
          RAISE EXCEPTION 'Only a signed PRF has edits that came after its signature' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NEW;
      END
      $function$
