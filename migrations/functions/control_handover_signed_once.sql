CREATE OR REPLACE FUNCTION public.control_handover_signed_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF OLD.accepted_at IS NOT NULL THEN
          RAISE EXCEPTION 'a handover that both have signed does not change';
        END IF;
        IF OLD.withdrawn_at IS NOT NULL THEN
          RAISE EXCEPTION 'a handover that was withdrawn does not change';
        END IF;
        RETURN NEW;
      END $function$
