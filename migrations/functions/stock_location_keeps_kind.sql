CREATE OR REPLACE FUNCTION public.stock_location_keeps_kind()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF OLD.kind = 'virtual' OR (TG_OP = 'UPDATE' AND NEW.kind = 'virtual') THEN
          RAISE EXCEPTION 'the virtual locations are the database''s own' USING ERRCODE = 'STK02';
        END IF;
        RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
      END $function$
