CREATE OR REPLACE FUNCTION public.figure_shown(n integer)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
        SELECT CASE WHEN n < 5 THEN '{"count": null, "mask": "few"}'::jsonb
                    ELSE jsonb_build_object('count', figure_floor(n), 'mask', NULL) END
      $function$
