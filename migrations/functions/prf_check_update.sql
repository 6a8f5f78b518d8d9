CREATE OR REPLACE FUNCTION public.prf_check_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF NEW.version <> OLD.version + 1 THEN
      RAISE EXCEPTION 'A PRF goes up one version at a time' USING ERRCODE = 'PRF02';
    END IF;
    IF (NEW.id, NEW.custom_prf_id, NEW.author_id, NEW.created_at)
       IS DISTINCT FROM (OLD.id, OLD.custom_prf_id, OLD.author_id, OLD.created_at) THEN
      RAISE EXCEPTION 'What a PRF is known by does not change' USING ERRCODE = 'PRF02';
    END IF;
    IF OLD.status IN ('completed', 'amended', 'void') THEN
      -- Entered in error is said of a signed record without a change of its content.
      IF OLD.status <> 'void' AND NEW.status = 'void'
         AND (to_jsonb(NEW) - '{status,version,updated_at,voided_at,voided_by,void_reason}'::text[])
           = (to_jsonb(OLD) - '{status,version,updated_at,voided_at,voided_by,void_reason}'::text[]) THEN
        RETURN NEW;
      END IF;
      IF OLD.status <> 'void' AND NEW.status = 'amended' AND NEW.patient_id IS NOT DISTINCT FROM OLD.patient_id
         AND prf_open_amendment(NEW.id) IS NOT NULL THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'The PRF is % and accepts no write', OLD.status USING ERRCODE = 'PRF01';
    END IF;
    IF NEW.status = 'amended'
       OR (NEW.status = 'completed' AND NOT EXISTS (SELECT FROM prf_signature s WHERE s.prf_id = NEW.id)) THEN
      RAISE EXCEPTION 'A PRF is completed by its signature' USING ERRCODE = 'PRF02';
    END IF;
    IF NEW.status = 'draft' AND OLD.status <> 'draft' THEN
      RAISE EXCEPTION 'A PRF does not become a draft again' USING ERRCODE = 'PRF02';
    END IF;
    RETURN NEW;
  END
  $function$
