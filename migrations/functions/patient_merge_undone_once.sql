CREATE OR REPLACE FUNCTION public.patient_merge_undone_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF OLD.undone_at IS NOT NULL THEN
          RAISE EXCEPTION 'the merge % was undone already', OLD.id USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $function$
