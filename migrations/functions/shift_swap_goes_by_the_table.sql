CREATE OR REPLACE FUNCTION public.shift_swap_goes_by_the_table()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF (OLD.status, NEW.status) NOT IN (
          ('offered', 'accepted'), ('offered', 'declined'), ('offered', 'withdrawn'), ('offered', 'refused'),
          ('offered', 'stale'), ('accepted', 'withdrawn'), ('accepted', 'approved'), ('accepted', 'refused'),
          ('accepted', 'stale'))
        THEN
          RAISE EXCEPTION 'a swap that is % does not become %', OLD.status, NEW.status;
        END IF;
        RETURN NEW;
      END $function$
