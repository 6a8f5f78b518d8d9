CREATE OR REPLACE FUNCTION public.stock_batch_gives_expiry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
      BEGIN
        UPDATE stock_balance SET expires_on = NEW.expires_on, unit_cost_pence = NEW.unit_cost_pence
        WHERE batch_key = NEW.id;
        RETURN NULL;
      END $function$
