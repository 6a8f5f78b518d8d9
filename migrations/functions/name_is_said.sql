CREATE OR REPLACE FUNCTION public.name_is_said(name text, typed text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT replace(name, ' ', '') = replace(typed, ' ', '') OR NOT EXISTS (
          SELECT FROM unnest(string_to_array(typed, ' ')) WITH ORDINALITY AS w (word, place)
          WHERE NOT EXISTS (
            SELECT FROM unnest(string_to_array(name, ' ')) AS t (token)
            WHERE t.token = w.word
               OR (w.place = cardinality(string_to_array(typed, ' ')) AND starts_with(t.token, w.word))))
      $function$
