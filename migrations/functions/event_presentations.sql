CREATE OR REPLACE FUNCTION public.event_presentations(of_event uuid, counting jsonb)
 RETURNS TABLE(at timestamp with time zone, outcome text, impression text, acuity text, zone_id uuid, age double precision, is_news2_high boolean, is_arrest boolean, first_contact numeric, on_scene numeric, to_disposition numeric)
 LANGUAGE sql
 STABLE
AS $function$
        SELECT s.at,
               CASE WHEN d.data ->> 'disposition_outcome' IS NOT NULL
                      THEN coalesce(counting -> 'outcomes' ->> (d.data ->> 'disposition_outcome'), 'other')
                    WHEN p.status IN ('completed', 'amended') THEN 'other'
                    WHEN s.at_patient IS NOT NULL OR EXISTS (
                      SELECT FROM prf_section c WHERE c.prf_id = p.id
                        AND c.section IN ('PrimarySurvey', 'SecondarySurvey', 'observations', 'ClinicalInterventions'))
                      THEN 'in_treatment'
                    ELSE 'waiting' END,
               CASE WHEN m.data -> 'clinical_impression' ->> 0 IS NULL THEN 'unknown'
                    ELSE coalesce(counting -> 'impressions' ->> (m.data -> 'clinical_impression' ->> 0), 'medical') END,
               coalesce(i.data ->> 'acuity', 'unknown'),
               (i.data ->> 'zone_id')::uuid,
               
  CASE WHEN t.dob IS NULL THEN t.estimated_age
       ELSE date_part('year', age((s.at AT TIME ZONE e.time_zone)::date, t.dob)) END,
               EXISTS (SELECT FROM prf_alert a WHERE a.prf_id = p.id AND a.basis = 'score' AND a.total >= 7 AND a.cleared_at IS NULL),
               coalesce(n.data @? '$.cpr[*] ? (!exists(@.void_reason ? (@ != null)))' OR n.data @? '$.defibrillation[*] ? (!exists(@.void_reason ? (@ != null)))', false)
                 OR coalesce(r.data ->> 'cardiac_arrest' IN ('before_arrival', 'after_arrival'), false),
               
  CASE WHEN s.at_patient >= s.called AND s.at_patient < s.called + interval '1 day'
       THEN extract(epoch FROM s.at_patient - s.called) / 60 END,
               
  CASE WHEN (i.data ->> 'left_scene_time')::timestamptz >= (i.data ->> 'arrived_time')::timestamptz AND (i.data ->> 'left_scene_time')::timestamptz < (i.data ->> 'arrived_time')::timestamptz + interval '1 day'
       THEN extract(epoch FROM (i.data ->> 'left_scene_time')::timestamptz - (i.data ->> 'arrived_time')::timestamptz) / 60 END,
               
  CASE WHEN (d.data ->> 'time_left_dc_care')::timestamptz >= s.at_patient AND (d.data ->> 'time_left_dc_care')::timestamptz < s.at_patient + interval '1 day'
       THEN extract(epoch FROM (d.data ->> 'time_left_dc_care')::timestamptz - s.at_patient) / 60 END
        FROM prf p
        JOIN event e ON e.event_id = p.event_id
        LEFT JOIN prf_section i ON i.prf_id = p.id AND i.section = 'incidentDetails'
        LEFT JOIN prf_section d ON d.prf_id = p.id AND d.section = 'DispositionOutcome'
        LEFT JOIN prf_section m ON m.prf_id = p.id AND m.section = 'clinical_impression'
        LEFT JOIN prf_section n ON n.prf_id = p.id AND n.section = 'ClinicalInterventions'
        LEFT JOIN prf_section r ON r.prf_id = p.id AND r.section = 'PrimarySurvey'
        LEFT JOIN patient t ON t.patient_id = p.patient_id
        CROSS JOIN LATERAL (
          SELECT coalesce((i.data ->> 'incident_date')::timestamptz, p.created_at) AS at,
                 coalesce((i.data ->> 'call_time')::timestamptz, (i.data ->> 'incident_date')::timestamptz) AS called,
                 (i.data ->> 'at_patient_time')::timestamptz AS at_patient
        ) s
        WHERE p.event_id = of_event AND p.status <> 'void'
          AND NOT coalesce(counting -> 'noPatient' ? (d.data ->> 'patient_contact'), false)
        UNION ALL
        SELECT l.incident_at, 'discharged', 'see_and_treat', 'see_and_treat', l.zone_id, 
  CASE WHEN t.dob IS NULL THEN t.estimated_age
       ELSE date_part('year', age((l.incident_at AT TIME ZONE e.time_zone)::date, t.dob)) END,
               false, false, NULL, NULL, NULL
        FROM see_and_treat_log l
        JOIN event e ON e.event_id = l.event_id
        JOIN patient t ON t.patient_id = l.patient_id
        WHERE l.event_id = of_event AND l.voided_at IS NULL
          AND NOT EXISTS (SELECT FROM prf q WHERE q.id = l.prf_id AND q.status <> 'void')
      $function$
