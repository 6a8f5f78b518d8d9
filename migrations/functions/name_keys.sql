CREATE OR REPLACE FUNCTION public.name_keys(plain text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        WITH word AS MATERIALIZED (
          SELECT word, place FROM unnest(string_to_array(plain, ' ')) WITH ORDINALITY AS w (word, place)
          WHERE place <= 6)
        SELECT word FROM word
        UNION
        SELECT a.word || ' ' || b.word FROM word a JOIN word b ON a.place < b.place
        UNION
        SELECT '=' || replace(plain, ' ', '')
      $function$
