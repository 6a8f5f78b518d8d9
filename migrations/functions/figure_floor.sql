CREATE OR REPLACE FUNCTION public.figure_floor(n integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
        SELECT n - n % 5
      $function$
