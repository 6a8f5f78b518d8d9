CREATE OR REPLACE FUNCTION public.stock_balance_touches_bags()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  -- Stock that came into a bag or its pouches, or left them.
  BEGIN
    INSERT INTO bag_touched (transaction_id, bag_id)
    SELECT pg_current_xact_id(), g.location_id
    FROM noted n JOIN stock_location p ON p.id = n.location_id AND p.kind IN ('bag', 'pouch')
    JOIN stock_bag g ON g.location_id = CASE p.kind WHEN 'bag' THEN p.id ELSE p.parent_id END
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $function$
