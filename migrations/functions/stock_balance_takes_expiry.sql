CREATE OR REPLACE FUNCTION public.stock_balance_takes_expiry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
      BEGIN
        SELECT l.expires_on, l.unit_cost_pence INTO NEW.expires_on, NEW.unit_cost_pence
        FROM stock_batch l WHERE l.id = NEW.batch_id;
        RETURN NEW;
      END $function$
