CREATE OR REPLACE FUNCTION public.bag_ready_until(of_bag uuid)
 RETURNS date
 LANGUAGE plpgsql
 STABLE
AS $function$
  -- The last day on which what is in a bag makes it ready: when the first of it expires or is due for service. '-infinity' where
  -- something is blocked, faulty or nearly empty, or a line is short. It depends on no day, so it is kept, in bag_readiness.
  DECLARE
    least_percent CONSTANT integer := 50;
  BEGIN
    IF EXISTS (SELECT FROM bag_contents(of_bag, '-infinity', least_percent) c WHERE NOT c.is_usable)
       OR bag_lines_short(of_bag, '-infinity', least_percent) > 0 THEN
      RETURN '-infinity';
    END IF;
    RETURN (SELECT coalesce(min(least(l.expires_on, l.next_service_on)), 'infinity')
      FROM bag_contents(of_bag, '-infinity', least_percent) c JOIN stock_batch l ON l.id = c.batch_id);
  END
  $function$
