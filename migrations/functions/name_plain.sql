CREATE OR REPLACE FUNCTION public.name_plain(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT regexp_replace(
                 btrim(regexp_replace(regexp_replace(public.name_folded(name), '[''’‘`´.]', '', 'g'),
                       '[^[:alnum:]]+', ' ', 'g')),
                 '\m(o|mc) (?=[[:alpha:]])', '\1', 'g') COLLATE "C"
      $function$
