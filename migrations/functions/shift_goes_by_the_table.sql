CREATE OR REPLACE FUNCTION public.shift_goes_by_the_table()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      IF (OLD.status <> 'open' OR OLD.is_touched) AND OLD.ends_at >= now() - interval '6 years' THEN
        RAISE EXCEPTION 'a shift on which something has happened is cancelled, never deleted';
      END IF;
      RETURN OLD;
    END IF;
    IF NEW.version <> OLD.version + 1 THEN
      RAISE EXCEPTION 'a shift is changed from its newest version';
    END IF;
    IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
      ('open', 'assigned'), ('assigned', 'open'), ('assigned', 'checked_in'), ('checked_in', 'checked_out'),
      ('assigned', 'no_show'), ('checked_out', 'approved'), ('open', 'cancelled'), ('assigned', 'cancelled'), ('no_show', 'assigned'), ('approved', 'checked_out'))
    THEN
      RAISE EXCEPTION 'a shift that is % does not become %', OLD.status, NEW.status;
    END IF;
    IF OLD.status NOT IN ('open', 'assigned')
       AND (NEW.staff_id, NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.staff_id, OLD.starts_at, OLD.ends_at) THEN
      RAISE EXCEPTION 'a shift that was attended or called off keeps its person and its times';
    END IF;
    RETURN NEW;
  END $function$
