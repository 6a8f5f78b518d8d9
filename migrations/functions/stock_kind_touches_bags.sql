CREATE OR REPLACE FUNCTION public.stock_kind_touches_bags()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  -- What holds of a lot or an item, for every bag that has some of it. The trigger says which column names the lot or item.
  DECLARE
    changed CONSTANT uuid := to_jsonb(NEW) ->> TG_ARGV[0];
  BEGIN
    INSERT INTO bag_touched (transaction_id, bag_id)
    SELECT pg_current_xact_id(), g.location_id
    FROM stock_balance b JOIN stock_location p ON p.id = b.location_id AND p.kind IN ('bag', 'pouch')
    JOIN stock_bag g ON g.location_id = CASE p.kind WHEN 'bag' THEN p.id ELSE p.parent_id END
    WHERE (b.batch_key = changed OR b.item_id = changed) AND b.is_held
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $function$
