CREATE OR REPLACE FUNCTION public.recalls_naming_lot(of_item uuid, of_lot text, came_at timestamp with time zone)
 RETURNS TABLE(recall_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  -- The recalls that a lot falls under, in any state: all lots that came in between two days, a lot number of the notice, or the
  -- number that a lot had as it was chosen. What arrived damaged is a lot of its own, under the number that it came with.
  SELECT r.id FROM recall r
  WHERE r.item_id = of_item AND (
    (r.is_all_lots AND coalesce((came_at AT TIME ZONE r.time_zone)::date >= r.lots_from, true)
      AND coalesce((came_at AT TIME ZONE r.time_zone)::date <= r.lots_to, true))
    OR EXISTS (
      SELECT FROM (SELECT unnest(r.lot_numbers) AS lot
        UNION ALL SELECT n.lot FROM recall_batch n WHERE n.recall_id = r.id AND n.lot IS NOT NULL) AS named
      WHERE lower(btrim(of_lot)) = lower(named.lot) OR starts_with(lower(of_lot), lower(named.lot) || ' damaged ')))
  $function$
