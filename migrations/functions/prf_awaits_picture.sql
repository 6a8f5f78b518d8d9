CREATE OR REPLACE FUNCTION public.prf_awaits_picture(of_prf uuid, picture uuid)
 RETURNS boolean
 LANGUAGE sql
AS $function$
        SELECT true FROM prf p
        WHERE p.id = of_prf AND p.status IN ('completed', 'amended') AND EXISTS (
          SELECT FROM prf_late_edit l
          WHERE l.prf_id = p.id AND l.section = 'SecondarySurvey'
            AND l.changes -> 'pictures' @> jsonb_build_array(jsonb_build_object('id', picture::text))
            AND NOT EXISTS (
              SELECT FROM prf_late_edit_outcome o WHERE o.prf_id = l.prf_id AND o.command_id = l.command_id
            )
        )
        FOR SHARE OF p
      $function$
