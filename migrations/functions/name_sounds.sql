CREATE OR REPLACE FUNCTION public.name_sounds(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT ARRAY(
          SELECT DISTINCT sound FROM unnest(ARRAY[
            '~' || public.dmetaphone(word),
            '~' || public.dmetaphone_alt(word),
            '^' || public.name_skeleton(word)]) AS sound
          WHERE length(sound) > 1)
      $function$
