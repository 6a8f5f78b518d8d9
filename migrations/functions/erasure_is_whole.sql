CREATE OR REPLACE FUNCTION public.erasure_is_whole()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF EXISTS (SELECT FROM erasure WHERE id = NEW.id AND state = 'erasing') THEN
          RAISE EXCEPTION 'an erasure is done in the transaction that opened it' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NULL;
      END $function$
