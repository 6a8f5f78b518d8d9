CREATE OR REPLACE FUNCTION public.patient_is_retained()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        INSERT INTO patient_retention SELECT patient_id, (created_at + interval '8 years')::date FROM added;
        RETURN NULL;
      END $function$
