CREATE OR REPLACE FUNCTION public.prf_check_section_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.prf_id <> OLD.prf_id THEN
      RAISE EXCEPTION 'A row of one PRF cannot become another''s' USING ERRCODE = 'PRF02';
    END IF;
    IF NEW.version <> (CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE OLD.version + 1 END) THEN
      RAISE EXCEPTION 'Section % goes up one version at a time', NEW.section USING ERRCODE = 'PRF02';
    END IF;
    RETURN NEW;
  END
  $function$
