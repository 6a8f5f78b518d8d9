CREATE OR REPLACE FUNCTION public.name_folded(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT lower(public.unaccent('public.unaccent'::regdictionary, name)) COLLATE "C"
      $function$
