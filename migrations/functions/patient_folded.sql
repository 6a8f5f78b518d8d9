CREATE OR REPLACE FUNCTION public.patient_folded()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        NEW.sort_name := name_folded(NEW.patient_name);
        NEW.search_name := name_plain(NEW.patient_name);
        NEW.phone_key := nullif(right(regexp_replace(NEW.contact_number, '[^0-9]', '', 'g'), 10), '');
        RETURN NEW;
      END $function$
