CREATE OR REPLACE FUNCTION public.see_and_treat_log_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_OP = 'DELETE' AND erasing(TG_TABLE_NAME, to_jsonb(OLD)) THEN
      RETURN OLD;
    END IF;
    IF TG_OP = 'DELETE' THEN
      RAISE EXCEPTION 'a see-and-treat log is struck through, never deleted';
    END IF;
    IF (to_jsonb(NEW) - '{prf_id,voided_at,voided_by,void_reason}'::text[])
         IS DISTINCT FROM (to_jsonb(OLD) - '{prf_id,voided_at,voided_by,void_reason}'::text[])
       OR (OLD.prf_id IS NOT NULL AND NEW.prf_id IS DISTINCT FROM OLD.prf_id AND NOT erasing('prf', jsonb_build_object('id', OLD.prf_id)))
       OR (OLD.voided_at IS NOT NULL
           AND (NEW.voided_at, NEW.voided_by, NEW.void_reason)
             IS DISTINCT FROM (OLD.voided_at, OLD.voided_by, OLD.void_reason)) THEN
      RAISE EXCEPTION 'what a see-and-treat log says is not changed';
    END IF;
    RETURN NEW;
  END $function$
