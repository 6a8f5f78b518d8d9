CREATE OR REPLACE FUNCTION public.patient_names_reindex()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      BEGIN
        DELETE FROM patient_name_key;
        DELETE FROM name_token;
        INSERT INTO patient_name_key (key, patient_id)
        SELECT key, p.patient_id FROM patient p CROSS JOIN LATERAL name_keys(p.search_name) AS key ORDER BY 1, 2;
        INSERT INTO name_token (key, token)
        SELECT DISTINCT key, token
        FROM (SELECT DISTINCT unnest(string_to_array(search_name, ' ')) COLLATE "C" AS token FROM patient) AS word
        CROSS JOIN LATERAL unnest(name_token_keys(token)) AS key;
      END $function$
