CREATE OR REPLACE FUNCTION public.bag_contents(of_bag uuid, last_day date, least_percent integer)
 RETURNS TABLE(item_id uuid, batch_id uuid, quantity numeric, is_usable boolean)
 LANGUAGE sql
 STABLE
AS $function$
  -- What is in a bag and its pouches, and whether it can be used until the end of a day. `least_percent` is what a cylinder must hold.
  SELECT b.item_id, b.batch_id, b.quantity,
    coalesce(l.status, 'available') = 'available' AND coalesce(l.expires_on >= last_day, true)
      AND coalesce(l.next_service_on >= last_day, true)
      AND NOT EXISTS (SELECT FROM stock_fault t WHERE t.batch_id = l.id AND t.resolved_at IS NULL)
      AND (i.cylinder_litres IS NULL OR coalesce(l.percent_left, 0) >= least_percent)
  FROM (SELECT of_bag AS id UNION ALL SELECT c.id FROM stock_location c WHERE c.parent_id = of_bag) o
  JOIN stock_balance b ON b.location_id = o.id AND b.quantity > 0
  JOIN stock_item i ON i.id = b.item_id LEFT JOIN stock_batch l ON l.id = b.batch_id
  $function$
