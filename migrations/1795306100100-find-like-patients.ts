import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who, of all patients, may be the one who is about to be registered, and in what they agree. Each way in is one index
 * descent with a limit: names by their words (create-patients), NHS number, telephone, postcode.
 */
export class FindLikePatients1795306100100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION postcode_key(postcode text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT nullif(regexp_replace(upper(postcode), '[^A-Z0-9]', '', 'g'), '') COLLATE "C"
      $$`);
    await runner.query(`
      CREATE INDEX patient_postcode ON patient (postcode_key(postcode))
      WHERE postcode IS NOT NULL AND merged_into IS NULL`);

    // A score of 1 is the name itself, spaces apart. Without a birth date on either side only (nearly) the same name counts;
    // with the same birth date one that looks or sounds alike; a date one slip away wants a name that is very near.
    await runner.query(`
      CREATE FUNCTION patients_alike(typed text, born date, sought_postcode text, sought_phone text, sought_nhs text)
      RETURNS TABLE (patient_id uuid, score double precision, agrees text[])
      LANGUAGE plpgsql STABLE ROWS 10 AS $$
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
          (SELECT p.patient_id, 0, false FROM patient p
           WHERE p.phone_key = digits AND p.merged_into IS NULL LIMIT 20)
          UNION ALL
          (SELECT p.patient_id, 0, false FROM patient p
           WHERE p.postcode IS NOT NULL AND postcode_key(p.postcode) = post AND p.merged_into IS NULL LIMIT 50)
        ), person AS MATERIALIZED (
          SELECT p.patient_id, replace(p.search_name, ' ', '') = replace(plain, ' ', '') AS is_named,
                 greatest(max(m.score), similarity(p.search_name, plain)) AS score,
                 coalesce(p.dob = born, false) AS is_born,
                 p.dob IS NULL OR born IS NULL AS is_birth_unknown,
                 bool_or(m.is_near) AND p.dob IS NOT NULL AS is_near,
                 coalesce(postcode_key(p.postcode) = post, false) AS is_neighbour,
                 coalesce(p.phone_key = digits, false) AS is_on_phone,
                 coalesce(p.nhs_number = sought_nhs, false) AS is_numbered
          FROM met m JOIN patient p USING (patient_id) GROUP BY p.patient_id
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
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION patients_alike(text, date, text, text, text)`);
    await runner.query(`DROP INDEX patient_postcode`);
    await runner.query(`DROP FUNCTION postcode_key(text)`);
  }
}
