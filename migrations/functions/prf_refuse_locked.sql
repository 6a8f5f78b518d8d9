CREATE OR REPLACE FUNCTION public.prf_refuse_locked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  DECLARE
    its uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.prf_id ELSE NEW.prf_id END;
    held text;
  BEGIN
    IF TG_OP = 'DELETE' AND erasing(TG_TABLE_NAME, to_jsonb(OLD)) THEN
      RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND NEW.prf_id <> OLD.prf_id THEN
      RAISE EXCEPTION 'A row of one PRF cannot become another''s' USING ERRCODE = 'PRF02';
    END IF;
    -- FOR SHARE waits for a signature that is being written, and makes it wait for us.
    SELECT status INTO held FROM prf WHERE id = its FOR SHARE;
    IF held IS NULL THEN
      RAISE EXCEPTION 'There is no such PRF' USING ERRCODE = 'foreign_key_violation';
    END IF;
    IF held NOT IN ('draft', 'in_progress', 'awaiting_review')
       AND (held = 'void' OR prf_open_amendment(its) IS NULL) THEN
      RAISE EXCEPTION 'The PRF is % and accepts no write', held USING ERRCODE = 'PRF01';
    END IF;
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END
  $function$
