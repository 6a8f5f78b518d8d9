CREATE OR REPLACE FUNCTION public.audit_micros(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
        SELECT (extract(epoch FROM moment) * 1000000)::bigint::text
      $function$
