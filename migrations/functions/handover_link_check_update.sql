CREATE OR REPLACE FUNCTION public.handover_link_check_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF (OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at)
           OR (OLD.opened_at IS NOT NULL AND (NEW.browser_hash, NEW.opened_at, NEW.receiver_name)
               IS DISTINCT FROM (OLD.browser_hash, OLD.opened_at, OLD.receiver_name)) THEN
          RAISE EXCEPTION 'A link is opened and revoked once' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NEW;
      END
      $function$
