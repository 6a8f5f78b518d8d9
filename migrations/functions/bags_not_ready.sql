CREATE OR REPLACE FUNCTION public.bags_not_ready(today date)
 RETURNS TABLE(bag_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  -- Bags that must be made ready: not ready until what they are at ends, as a list of bags says of each. A bag that is out of
  -- service is none of them. `today` is of the provider's zone. It reads what is kept of each bag, so it costs the bags only.
  SELECT g.location_id
  FROM stock_bag g LEFT JOIN bag_readiness r ON r.bag_id = g.location_id
  LEFT JOIN bag_assignment a ON a.bag_id = g.location_id AND a.back_at IS NULL
  LEFT JOIN control_crew c ON c.crew_id = a.crew_id LEFT JOIN event e ON e.event_id = coalesce(a.event_id, c.event_id)
  CROSS JOIN LATERAL (SELECT greatest(today, (e.ends_at AT TIME ZONE e.time_zone)::date) AS last_day) d
  WHERE g.state <> 'out_of_service'
    AND (g.state NOT IN ('ready', 'out') OR coalesce(g.next_check_on < d.last_day OR r.ready_until < d.last_day, true))
  $function$
