CREATE OR REPLACE FUNCTION public.patients_alike(typed text, born date, sought_postcode text, sought_phone text, sought_nhs text)
 RETURNS TABLE(patient_id uuid, score double precision, agrees text[])
 LANGUAGE plpgsql
 STABLE ROWS 10
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  DECLARE
    plain text COLLATE "C" := left(coalesce(name_plain(typed), ''), 100);
    post text COLLATE "C" := postcode_key(sought_postcode);
    digits text := right(regexp_replace(sought_phone, '[^0-9]', '', 'g'), 10);
  BEGIN
    IF length(digits) < 7 THEN digits := NULL; END IF;
    RETURN QUERY
    WITH met AS MATERIALIZED (
      SELECT b.patient_id, least(b.score / CASE WHEN b.is_same_dob THEN 1 ELSE 0.8 END, 1) AS score,
             NOT b.is_same_dob AS is_near
      FROM patients_born(typed, born) b
      UNION ALL
      SELECT n.patient_id, n.score, false FROM patients_named(typed) n WHERE born IS NULL AND n.score >= 0.9
      UNION ALL
      (SELECT p.patient_id, 0, false FROM patient p
       WHERE p.nhs_number = sought_nhs AND p.merged_into IS NULL LIMIT 1)
      UNION ALL
      (SELECT l.merged_into, 0, false FROM patient l
       WHERE l.nhs_number = sought_nhs AND l.merged_into IS NOT NULL LIMIT 5)
      UNION ALL
      (SELECT coalesce(p.merged_into, p.patient_id), 0, false FROM patient p
       WHERE p.phone_key = digits LIMIT 20)
      UNION ALL
      (SELECT p.patient_id, 0, false FROM patient p
       WHERE p.postcode IS NOT NULL AND postcode_key(p.postcode) = post AND p.merged_into IS NULL LIMIT 50)
    ), person AS MATERIALIZED (
      SELECT m.patient_id, bool_or(replace(p.search_name, ' ', '') = replace(plain, ' ', '')) AS is_named,
             greatest(max(m.score), max(similarity(p.search_name, plain))) AS score,
             bool_or(coalesce(p.dob = born, false)) AS is_born,
             bool_and(p.dob IS NULL) OR born IS NULL AS is_birth_unknown,
             bool_or(m.is_near) AND bool_or(p.dob IS NOT NULL) AS is_near,
             bool_or(coalesce(postcode_key(p.postcode) = post, false)) AS is_neighbour,
             bool_or(coalesce(p.phone_key = digits, false)) AS is_on_phone,
             bool_or(coalesce(p.nhs_number = sought_nhs, false)) AS is_numbered
      FROM (SELECT t.patient_id, max(t.score) AS score, bool_or(t.is_near) AS is_near FROM met t GROUP BY t.patient_id) m
      CROSS JOIN LATERAL (
        (SELECT o.* FROM patient o WHERE o.patient_id = m.patient_id LIMIT 1)
        UNION ALL
        (SELECT o.* FROM patient o WHERE o.merged_into = m.patient_id LIMIT 10)) p
      GROUP BY m.patient_id
    ), alike AS MATERIALIZED (
      SELECT p.patient_id, CASE WHEN p.is_named THEN 1 ELSE least(p.score, 0.99) END AS score,
             array_remove(ARRAY[
               CASE WHEN p.is_numbered THEN 'nhs_number' END,
               CASE WHEN p.is_named THEN 'name' WHEN p.score >= 0.5 THEN 'similar_name' END,
               CASE WHEN p.is_born THEN 'dob' WHEN p.is_near THEN 'similar_dob' END,
               CASE WHEN p.is_neighbour THEN 'postcode' END,
               CASE WHEN p.is_on_phone THEN 'phone' END], NULL) AS agrees,
             CASE WHEN p.is_numbered THEN 10 ELSE 0 END + CASE WHEN p.is_named THEN 3 ELSE 2 * p.score END
               + CASE WHEN p.is_born THEN 3 WHEN p.is_near THEN 1 ELSE 0 END
               + CASE WHEN p.is_neighbour THEN 2 ELSE 0 END + CASE WHEN p.is_on_phone THEN 1 ELSE 0 END AS weight
      FROM person p
      WHERE p.is_numbered OR p.is_on_phone
         OR (p.is_born AND p.score >= 0.5)
         OR (p.is_near AND p.score >= 0.85)
         OR (p.is_birth_unknown AND p.score >= 0.9)
         OR (p.is_neighbour AND p.score >= 0.6)
    )
    SELECT a.patient_id, a.score, a.agrees FROM alike a ORDER BY a.weight DESC, a.patient_id DESC LIMIT 10;
  END $function$
