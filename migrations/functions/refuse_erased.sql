CREATE OR REPLACE FUNCTION public.refuse_erased()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        its uuid := CASE TG_TABLE_NAME WHEN 'prf' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'patient_id')::uuid END;
      BEGIN
        IF EXISTS (SELECT FROM tombstone WHERE entity = TG_ARGV[0] AND id = its) THEN
          RAISE EXCEPTION 'this % was erased', TG_ARGV[0]
            USING ERRCODE = 'unique_violation', CONSTRAINT = 'erased', DETAIL = its::text;
        END IF;
        -- A number that was drawn before is not drawn again: the next candidate is tried.
        IF TG_TABLE_NAME = 'prf'
           AND EXISTS (SELECT FROM tombstone WHERE number = to_jsonb(NEW) ->> 'custom_prf_id') THEN
          RETURN NULL;
        END IF;
        RETURN NEW;
      END $function$
