CREATE OR REPLACE FUNCTION public.patient_death_of(patient uuid)
 RETURNS json
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        SELECT json_build_object(
          'diedAt', to_char(d.died_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'place', d.place, 'prfId', d.prf_id, 'customPrfId', f.custom_prf_id,
          'recordedAt', to_char(d.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'timeZone', coalesce(e.time_zone, 'Europe/London'))
        FROM patient asked
        CROSS JOIN LATERAL (
          SELECT held.patient_id FROM patient held
          WHERE held.patient_id = coalesce(asked.merged_into, asked.patient_id)
             OR held.merged_into = coalesce(asked.merged_into, asked.patient_id)) person
        JOIN patient_death d ON d.patient_id = person.patient_id AND d.undone_at IS NULL
        JOIN prf f ON f.id = d.prf_id
        LEFT JOIN event e ON e.event_id = f.event_id
        WHERE asked.patient_id = $1
        ORDER BY d.recorded_at DESC, d.prf_id LIMIT 1
      $function$
