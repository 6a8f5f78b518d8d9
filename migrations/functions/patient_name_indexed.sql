CREATE OR REPLACE FUNCTION public.patient_name_indexed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          DELETE FROM patient_name_key k USING changed c JOIN replaced r USING (patient_id)
          WHERE k.patient_id = c.patient_id AND c.search_name <> r.search_name;
        END IF;
        INSERT INTO patient_name_key (key, patient_id)
        SELECT key, c.patient_id FROM changed c CROSS JOIN LATERAL name_keys(c.search_name) AS key
        ON CONFLICT DO NOTHING;
        -- Sorted, so that two transactions that bring the same new words wait in one order.
        INSERT INTO name_token (key, token)
        SELECT key, token
        FROM (SELECT DISTINCT unnest(string_to_array(c.search_name, ' ')) COLLATE "C" AS token FROM changed c) AS word
        CROSS JOIN LATERAL unnest(name_token_keys(token)) AS key
        WHERE NOT EXISTS (SELECT FROM name_token t WHERE t.key = '=' || word.token AND t.token = word.token)
        ORDER BY key, token
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $function$
