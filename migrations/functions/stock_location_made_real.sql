CREATE OR REPLACE FUNCTION public.stock_location_made_real()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'the virtual locations are the database''s own' USING ERRCODE = 'STK02';
      END $function$
