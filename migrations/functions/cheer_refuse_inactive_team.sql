CREATE OR REPLACE FUNCTION public.cheer_refuse_inactive_team()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM FROM cheer_team WHERE team_id = NEW.cheer_team_id AND is_active FOR SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'the team is not active'
            USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'patient_cheer_team_is_active';
        END IF;
        RETURN NEW;
      END $function$
