CREATE OR REPLACE FUNCTION public.prf_leaves_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        DELETE FROM access_request_record WHERE prf_id = NEW.id;
        RETURN NULL;
      END $function$
