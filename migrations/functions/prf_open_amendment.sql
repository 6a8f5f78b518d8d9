CREATE OR REPLACE FUNCTION public.prf_open_amendment(of_prf uuid)
 RETURNS integer
 LANGUAGE sql
AS $function$
        SELECT a.revision FROM prf_amendment a
        WHERE a.prf_id = of_prf AND a.transaction_id = pg_current_xact_id()
          AND NOT EXISTS (SELECT FROM prf_signature s WHERE s.prf_id = a.prf_id AND s.revision = a.revision)
      $function$
