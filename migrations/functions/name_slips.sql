CREATE OR REPLACE FUNCTION public.name_slips(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT ARRAY(
          SELECT '-' || word
          UNION
          SELECT '-' || left(word, place - 1) || substr(word, place + 1)
          FROM generate_series(1, CASE WHEN length(word) > 1 THEN least(length(word), 30) ELSE 0 END) AS place)
      $function$
