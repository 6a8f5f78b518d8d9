CREATE OR REPLACE FUNCTION public.stock_bag_touches_itself()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  -- A new bag, or one of another kit.
  BEGIN
    INSERT INTO bag_touched (transaction_id, bag_id) VALUES (pg_current_xact_id(), NEW.location_id) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $function$
