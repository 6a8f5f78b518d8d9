CREATE OR REPLACE FUNCTION public.held_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF is_held(TG_TABLE_NAME, to_jsonb(OLD)) THEN
          RAISE EXCEPTION 'what is under a legal hold is kept'
            USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'held_is_kept';
        END IF;
        IF TG_OP = 'DELETE' THEN
          RETURN OLD;
        END IF;
        RETURN NEW;
      END $function$
