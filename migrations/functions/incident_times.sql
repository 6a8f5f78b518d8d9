CREATE OR REPLACE FUNCTION public.incident_times(of_incident uuid)
 RETURNS TABLE(mobile_at timestamp with time zone, at_scene_at timestamp with time zone, with_patient_at timestamp with time zone, conveying_at timestamp with time zone, clear_at timestamp with time zone, from_records text[])
 LANGUAGE sql
 STABLE
AS $function$
        -- Control's own time first; where it has none, the one that the crew entered in a PRF of the incident, or the time of a
        -- see-and-treat log. A time before the call or a day after it is another call's, a log at the very time of the call has
        -- taken it from the call, and a restricted record gives none.
        SELECT coalesce(i.mobile_at, r.mobile), coalesce(i.at_scene_at, r.at_scene), coalesce(i.with_patient_at, r.with_patient),
               coalesce(i.conveying_at, r.conveying), coalesce(i.clear_at, r.clear),
               array_remove(ARRAY[
                 CASE WHEN i.mobile_at IS NULL AND r.mobile IS NOT NULL THEN 'mobile' END,
                 CASE WHEN i.at_scene_at IS NULL AND r.at_scene IS NOT NULL THEN 'at_scene' END,
                 CASE WHEN i.with_patient_at IS NULL AND r.with_patient IS NOT NULL THEN 'with_patient' END,
                 CASE WHEN i.conveying_at IS NULL AND r.conveying IS NOT NULL THEN 'conveying' END,
                 CASE WHEN i.clear_at IS NULL AND r.clear IS NOT NULL THEN 'clear' END], NULL)
        FROM incident i CROSS JOIN LATERAL (
          SELECT min(t.at) FILTER (WHERE t.field = 'mobile_time') AS mobile,
                 min(t.at) FILTER (WHERE t.field = 'arrived_time') AS at_scene,
                 min(t.at) FILTER (WHERE t.field = 'at_patient_time') AS with_patient,
                 min(t.at) FILTER (WHERE t.field = 'left_scene_time') AS conveying,
                 max(t.at) FILTER (WHERE t.field = 'clear_time') AS clear
          FROM (
            SELECT f.field, (d.data ->> f.field)::timestamptz AS at
            FROM incident_record l
            JOIN prf p ON p.id = l.prf_id AND p.status <> 'void' AND NOT prf_is_restricted(p.id, p.patient_id)
            JOIN prf_section d ON d.prf_id = p.id AND d.section = 'incidentDetails'
            CROSS JOIN (VALUES ('mobile_time'), ('arrived_time'), ('at_patient_time'), ('left_scene_time'), ('clear_time')) f (field)
            WHERE l.incident_id = i.incident_id
            UNION ALL
            SELECT 'at_patient_time', g.incident_at
            FROM incident_record l
            JOIN see_and_treat_log g ON g.log_id = l.log_id AND g.voided_at IS NULL AND NOT patient_is_restricted(g.patient_id)
            WHERE l.incident_id = i.incident_id AND g.incident_at > i.called_at
          ) t WHERE t.at >= i.called_at AND t.at < i.called_at + interval '1 day'
        ) r
        WHERE i.incident_id = of_incident
      $function$
