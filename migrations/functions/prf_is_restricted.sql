CREATE OR REPLACE FUNCTION public.prf_is_restricted(prf uuid, patient uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        SELECT EXISTS (SELECT FROM restriction r WHERE r.prf_id = $1 AND r.ended_at IS NULL)
          OR patient_is_restricted($2)
      $function$
