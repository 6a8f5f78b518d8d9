CREATE OR REPLACE FUNCTION public.incident_goes_by_the_table()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF NEW.version <> OLD.version + 1 THEN
          RAISE EXCEPTION 'an incident is changed from its newest version';
        END IF;
        IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
          ('called', 'assigned'), ('called', 'clear'),
          ('assigned', 'mobile'), ('assigned', 'at_scene'), ('assigned', 'called'), ('assigned', 'clear'),
          ('mobile', 'at_scene'), ('mobile', 'called'), ('mobile', 'clear'),
          ('at_scene', 'with_patient'), ('at_scene', 'clear'),
          ('with_patient', 'conveying'), ('with_patient', 'clear'), ('conveying', 'clear'))
        THEN
          RAISE EXCEPTION 'an incident that is % does not become %', OLD.state, NEW.state;
        END IF;
        RETURN NEW;
      END $function$
