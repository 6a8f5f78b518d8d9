CREATE OR REPLACE FUNCTION public.patient_is_looked_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        UPDATE patient_retention SET look_on = (NEW.created_at + interval '8 years')::date
        WHERE patient_id IN (NEW.patient_id, NEW.merged_into, OLD.merged_into);
        RETURN NULL;
      END $function$
