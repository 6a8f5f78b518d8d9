CREATE OR REPLACE FUNCTION public.patients_named(typed text)
 RETURNS TABLE(patient_id uuid, score double precision)
 LANGUAGE plpgsql
 STABLE STRICT ROWS 10
AS $function$
  DECLARE
    plain text COLLATE "C" := left(name_plain(typed), 100);
    joined text COLLATE "C" := replace(plain, ' ', '');
    words integer := least(cardinality(string_to_array(plain, ' ')), 4);
  BEGIN
    IF plain = '' THEN RETURN; END IF;
    RETURN QUERY
    WITH candidate AS MATERIALIZED (
      SELECT c.place, c.token COLLATE "C" AS token, c.rating FROM name_candidates(plain) c
    ), wanted AS MATERIALIZED (
      (SELECT a.token || ' ' || b.token AS key,
              least(a.place, b.place) * 10 + greatest(a.place, b.place) AS slot,
              a.rating * b.rating * CASE WHEN a.place < b.place THEN 1 ELSE 0.95 END AS rating
       FROM candidate a JOIN candidate b ON a.place <> b.place
       ORDER BY 3 DESC LIMIT 200)
      UNION ALL
      SELECT '=' || joined, 0, 0.97
      UNION ALL
      SELECT DISTINCT '=' || left(joined, n - 1) || substr(joined, n + 1), 0, 0.8
      FROM generate_series(1, length(joined)) AS n
      UNION ALL
      SELECT c.token, 0, c.rating * CASE WHEN words = 1 THEN 1 ELSE 0.3 END FROM candidate c
    ), found AS MATERIALIZED (
      SELECT k.slot, k.rating, p.patient_id
      FROM (SELECT w.key, w.slot, max(w.rating) AS rating FROM wanted w GROUP BY w.key, w.slot ORDER BY 3 DESC) k
      CROSS JOIN LATERAL (
        SELECT i.patient_id FROM patient_name_key i WHERE i.key = k.key ORDER BY i.patient_id DESC LIMIT 10) p
      LIMIT 80
    ), summed AS MATERIALIZED (
      SELECT b.patient_id, greatest(
        max(b.rating) FILTER (WHERE b.slot = 0),
        sum(b.rating) FILTER (WHERE b.slot > 0) / greatest(words * (words - 1) / 2, 1)) AS total
      FROM (SELECT f.patient_id, f.slot, max(f.rating) AS rating FROM found f GROUP BY f.patient_id, f.slot) b
      GROUP BY b.patient_id
    )
    SELECT coalesce(p.merged_into, p.patient_id), max(0.8 * s.total + 0.2 * similarity(p.search_name, plain))
    FROM summed s JOIN patient p USING (patient_id)
    GROUP BY 1
    ORDER BY bool_or(name_is_said(p.search_name, plain)) DESC, 2 DESC, 1 DESC LIMIT 10;
  END $function$
