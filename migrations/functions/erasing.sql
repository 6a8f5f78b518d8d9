CREATE OR REPLACE FUNCTION public.erasing(of_table text, of_row jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
    SELECT EXISTS (
      SELECT FROM erasure e
      WHERE e.state = 'erasing' AND e.transaction_id = pg_current_xact_id() AND CASE of_table
        WHEN 'prf' THEN (of_row ->> 'id')::uuid = ANY (e.prf_ids)
        WHEN 'patient_merge' THEN (of_row ->> 'loser_id')::uuid = ANY (e.patient_ids)
          OR (of_row ->> 'survivor_id')::uuid = ANY (e.patient_ids)
        WHEN 'account_identity_check' THEN (of_row ->> 'user_id')::uuid = ANY (e.user_ids) OR (of_row ->> 'patient_id')::uuid = ANY (e.patient_ids) OR EXISTS (
          SELECT FROM patient_merge m WHERE m.id = (of_row ->> 'merge_id')::uuid
            AND (m.loser_id = ANY (e.patient_ids) OR m.survivor_id = ANY (e.patient_ids)))
        ELSE (of_row ->> 'prf_id')::uuid = ANY (e.prf_ids)
          OR (of_row ->> 'patient_id')::uuid = ANY (e.patient_ids)
          OR (of_table IN ('second_factor_reset', 'access_request') AND (of_row ->> 'user_id')::uuid = ANY (e.user_ids))
      END)
  $function$
