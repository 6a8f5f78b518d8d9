CREATE OR REPLACE FUNCTION public.stock_bag_steps()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF (OLD.state, NEW.state) NOT IN (
          ('ready', 'out'), ('out', 'returned'), ('returned', 'check_due'), ('ready', 'check_due'),
          ('returned', 'restock_due'), ('check_due', 'restock_due'), ('ready', 'restock_due'),
          ('returned', 'ready'), ('check_due', 'ready'), ('restock_due', 'ready'),
          ('ready', 'out_of_service'), ('out', 'out_of_service'), ('returned', 'out_of_service'),
          ('check_due', 'out_of_service'), ('restock_due', 'out_of_service'), ('out_of_service', 'check_due')) THEN
          RAISE EXCEPTION 'a bag does not go from % to %', OLD.state, NEW.state USING ERRCODE = 'STK03';
        END IF;
        RETURN NEW;
      END $function$
