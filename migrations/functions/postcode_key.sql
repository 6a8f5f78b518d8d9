CREATE OR REPLACE FUNCTION public.postcode_key(postcode text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT nullif(regexp_replace(upper(postcode), '[^A-Z0-9]', '', 'g'), '') COLLATE "C"
      $function$
