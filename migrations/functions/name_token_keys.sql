CREATE OR REPLACE FUNCTION public.name_token_keys(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT ARRAY['=' || word] || public.name_slips(word) || public.name_sounds(word)
      $function$
