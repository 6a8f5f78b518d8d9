CREATE OR REPLACE FUNCTION public.is_held(of_table text, of_row jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
        SELECT EXISTS (
          SELECT FROM retention_mark m
          WHERE m.patient_id IS NULL AND m.ended_at IS NULL AND CASE
            WHEN of_table = 'client' THEN m.client_id = (of_row ->> 'client_id')::uuid
            WHEN of_table = 'app_user' THEN
              m.user_id = (of_row ->> 'id')::uuid OR m.client_id = (of_row ->> 'client_id')::uuid
            WHEN of_table = 'api_token' THEN m.user_id = (of_row ->> 'created_by')::uuid
            WHEN of_table LIKE 'staff%' THEN EXISTS (
              SELECT FROM staff_profile s
              WHERE s.staff_id = (of_row ->> 'staff_id')::uuid AND s.user_id = m.user_id
                AND s.termination_date < now() - interval '5 years')
            WHEN of_table LIKE 'shift%' THEN EXISTS (
              SELECT FROM shift x JOIN event e USING (event_id) LEFT JOIN staff_profile s ON s.user_id = m.user_id
              WHERE x.shift_id = (of_row ->> 'shift_id')::uuid AND x.ends_at < now() - interval '5 years' AND (
                e.client_id = m.client_id OR s.staff_id IN (x.staff_id, x.backup_staff_id)
                OR EXISTS (SELECT FROM shift_note o WHERE o.shift_id = x.shift_id AND o.written_by = m.user_id)
                OR EXISTS (SELECT FROM shift_application o WHERE o.shift_id = x.shift_id AND o.staff_id = s.staff_id)
                OR EXISTS (
                  SELECT FROM shift_change o
                  WHERE o.shift_id = x.shift_id AND (o.staff_id = s.staff_id OR o.changed_by = m.user_id))
                OR EXISTS (
                  SELECT FROM shift_swap o
                  WHERE o.shift_id = x.shift_id AND s.staff_id IN (o.offered_by, o.offered_to))))
            ELSE false
          END)
      $function$
