CREATE OR REPLACE FUNCTION public.event_headline(of_event uuid, counting jsonb)
 RETURNS TABLE(presentations integer, conveyed integer)
 LANGUAGE sql
 STABLE
AS $function$
        SELECT count(*)::integer, (count(*) FILTER (WHERE seen.is_conveyed))::integer
        FROM (
          SELECT coalesce(counting -> 'outcomes' ->> (d.data ->> 'disposition_outcome') = 'conveyed', false) AS is_conveyed
          FROM prf p LEFT JOIN prf_section d ON d.prf_id = p.id AND d.section = 'DispositionOutcome'
          WHERE p.event_id = of_event AND p.status <> 'void'
            AND NOT coalesce(counting -> 'noPatient' ? (d.data ->> 'patient_contact'), false)
          UNION ALL
          SELECT false FROM see_and_treat_log l
          WHERE l.event_id = of_event AND l.voided_at IS NULL
            AND NOT EXISTS (SELECT FROM prf q WHERE q.id = l.prf_id AND q.status <> 'void')
        ) seen
      $function$
