CREATE OR REPLACE FUNCTION public.cheer_refuse_inactive_squad()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM FROM cheer_squad WHERE squad_id = NEW.squad_id AND is_active FOR SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the squad is not active'
            USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'patient_squad_is_active';
        END IF;
        RETURN NEW;
      END $function$
