CREATE OR REPLACE FUNCTION public.shift_change_ends_swaps()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        UPDATE shift_swap SET status = 'stale', ended_at = now()
        WHERE (shift_id = NEW.shift_id OR other_shift_id = NEW.shift_id) AND status IN ('offered', 'accepted');
        RETURN NULL;
      END $function$
