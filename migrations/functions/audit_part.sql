CREATE OR REPLACE FUNCTION public.audit_part(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
        SELECT CASE WHEN value IS NULL THEN '~,' ELSE octet_length(value)::text || ':' || value || ',' END
      $function$
