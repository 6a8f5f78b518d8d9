CREATE OR REPLACE FUNCTION public.birth_dates_near(born date)
 RETURNS date[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT array_remove(ARRAY[
          born - 1, born + 1, born - interval '1 month', born + interval '1 month', born - interval '1 year',
          born + interval '1 year', born - interval '10 years', born + interval '10 years',
          CASE WHEN extract(day FROM born) <= 12 THEN make_date(
            extract(year FROM born)::integer, extract(day FROM born)::integer, extract(month FROM born)::integer)
          END]::date[], NULL)
      $function$
