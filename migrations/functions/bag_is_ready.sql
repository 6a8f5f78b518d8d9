CREATE OR REPLACE FUNCTION public.bag_is_ready(of_bag uuid, today date, least_percent integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
  -- Whether a bag is ready until what it is at ends, as a list of bags says of each. `today` is of the provider's zone.
  DECLARE
    held record;
    last_day date;
  BEGIN
    SELECT g.state, g.next_check_on, (e.ends_at AT TIME ZONE e.time_zone)::date AS ends_on INTO held
    FROM stock_bag g LEFT JOIN bag_assignment a ON a.bag_id = g.location_id AND a.back_at IS NULL
    LEFT JOIN control_crew c ON c.crew_id = a.crew_id LEFT JOIN event e ON e.event_id = coalesce(a.event_id, c.event_id)
    WHERE g.location_id = of_bag;
    last_day := greatest(today, held.ends_on);
    IF held.state NOT IN ('ready', 'out') OR coalesce(held.next_check_on < last_day, true) THEN
      RETURN false;
    END IF;
    RETURN NOT EXISTS (SELECT FROM bag_contents(of_bag, last_day, least_percent) c WHERE NOT c.is_usable)
      AND bag_lines_short(of_bag, last_day, least_percent) = 0;
  END
  $function$
