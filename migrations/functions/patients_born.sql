CREATE OR REPLACE FUNCTION public.patients_born(typed text, born date)
 RETURNS TABLE(patient_id uuid, score double precision, is_same_dob boolean)
 LANGUAGE plpgsql
 STABLE STRICT ROWS 10
AS $function$
      DECLARE
        plain text COLLATE "C" := left(name_plain(typed), 100);
        words integer := least(cardinality(string_to_array(plain, ' ')), 4);
        near date[] := birth_dates_near(born);
      BEGIN
        IF plain = '' THEN RETURN; END IF;
        RETURN QUERY
        WITH candidate AS MATERIALIZED (
          SELECT c.place, c.token COLLATE "C" AS token, c.rating FROM name_candidates(plain) c
        ), own AS MATERIALIZED (
          SELECT p.patient_id, p.search_name, p.dob = born AS is_same FROM patient p
          WHERE p.dob = ANY (near || born) AND p.merged_into IS NULL
            -- Of those born on a like day only who shares a word: there are ten times as many of them.
            AND (p.dob = born
                 OR string_to_array(p.search_name, ' ') && (SELECT array_agg(c.token) FROM candidate c))
        ), joined AS MATERIALIZED (
          SELECT p.merged_into AS patient_id, p.patient_id AS row_id, p.search_name, p.dob = born AS is_same
          FROM patient p
          WHERE p.dob = ANY (near || born) AND p.merged_into IS NOT NULL
            AND (p.dob = born OR string_to_array(p.search_name, ' ') && (SELECT array_agg(c.token) FROM candidate c))
        ), person AS MATERIALIZED (
          SELECT o.patient_id, o.search_name, o.is_same FROM own o
          UNION ALL
          SELECT j.patient_id, j.search_name, j.is_same FROM joined j
          UNION ALL
          -- The birth date of one row and the name of another of the same person.
          SELECT o.patient_id, l.search_name, true FROM own o CROSS JOIN LATERAL (
            SELECT p.search_name FROM patient p WHERE p.merged_into = o.patient_id LIMIT 10) l
          WHERE o.is_same
          UNION ALL
          SELECT j.patient_id, l.search_name, true FROM joined j CROSS JOIN LATERAL (
            (SELECT p.search_name FROM patient p WHERE p.patient_id = j.patient_id LIMIT 1)
            UNION ALL
            (SELECT p.search_name FROM patient p
             WHERE p.merged_into = j.patient_id AND p.patient_id <> j.row_id LIMIT 10)) l
          WHERE j.is_same
        ), met AS MATERIALIZED (
          SELECT b.patient_id, sum(b.rating) / words AS rating
          FROM (SELECT p.patient_id, c.place, max(c.rating) AS rating
                FROM person p CROSS JOIN LATERAL unnest(string_to_array(p.search_name, ' ')) AS t (token)
                JOIN candidate c ON c.token = t.token COLLATE "C"
                GROUP BY p.patient_id, c.place) b
          GROUP BY b.patient_id
        ), rated AS MATERIALIZED (
          SELECT p.patient_id, p.is_same,
                 CASE WHEN p.is_same THEN greatest(similarity(p.search_name, plain), coalesce(m.rating, 0))
                      ELSE m.rating END AS rating
          FROM person p LEFT JOIN met m USING (patient_id)
          WHERE p.is_same OR m.rating >= 0.7
        )
        SELECT m.patient_id, max(m.score), bool_or(m.is_same) FROM (
          SELECT r.patient_id, CASE WHEN r.is_same THEN r.rating ELSE r.rating * 0.8 END AS score, r.is_same
          FROM rated r WHERE r.rating >= CASE WHEN r.is_same THEN 0.3 ELSE 0.7 END
          UNION ALL
          (SELECT p.patient_id, 0.75, false FROM patient p
           WHERE p.dob IS NULL AND p.merged_into IS NULL AND p.search_name = plain
           ORDER BY p.patient_id DESC LIMIT 5)
          UNION ALL
          (SELECT p.merged_into, 0.75, false FROM patient p
           WHERE p.dob IS NULL AND p.merged_into IS NOT NULL AND p.search_name = plain LIMIT 5)) m
        GROUP BY m.patient_id
        ORDER BY 2 DESC, 1 DESC LIMIT 10;
      END $function$
