CREATE OR REPLACE FUNCTION public.breach_goes_by_the_table()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF TG_OP = 'INSERT' AND NEW.state <> 'open' THEN
          RAISE EXCEPTION 'a breach begins open' USING ERRCODE = 'check_violation';
        ELSIF TG_OP = 'UPDATE' AND (
          (NEW.id, NEW.created_at, NEW.created_by) IS DISTINCT FROM (OLD.id, OLD.created_at, OLD.created_by)
          OR (OLD.state = 'closed' AND (NEW.state <> 'open' OR NEW.reopened_reason IS NULL))) THEN
          RAISE EXCEPTION 'a closed breach is reopened with a reason first' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $function$
