import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ten patients whose names come nearest to what was typed; `rank` is what counts before the score. */
const patientsNamed = (rank: string): string => `
  CREATE OR REPLACE FUNCTION patients_named(typed text)
  RETURNS TABLE (patient_id uuid, score double precision)
  LANGUAGE plpgsql STABLE STRICT ROWS 10 AS $$
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
    SELECT s.patient_id, 0.8 * s.total + 0.2 * similarity(p.search_name, plain) AS score
    FROM summed s JOIN patient p USING (patient_id)
    WHERE p.merged_into IS NULL
    ORDER BY ${rank}2 DESC, 1 DESC LIMIT 10;
  END $$`;

/**
 * Who is called what was typed comes before who is called something like it, however near that sounds: the whole words
 * of what was typed stand in the name, and its last word stands there or begins one that does.
 */
export class RankSaidNamesFirst1795219200900 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Both as name_plain gives them. Spaces tell no two names apart: Van den Berg is Vandenberg.
    await queryRunner.query(`
      CREATE FUNCTION name_is_said(name text, typed text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT replace(name, ' ', '') = replace(typed, ' ', '') OR NOT EXISTS (
          SELECT FROM unnest(string_to_array(typed, ' ')) WITH ORDINALITY AS w (word, place)
          WHERE NOT EXISTS (
            SELECT FROM unnest(string_to_array(name, ' ')) AS t (token)
            WHERE t.token = w.word
               OR (w.place = cardinality(string_to_array(typed, ' ')) AND starts_with(t.token, w.word))))
      $$`);
    await queryRunner.query(patientsNamed('name_is_said(p.search_name, plain) DESC, '));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(patientsNamed(''));
    await queryRunner.query(`DROP FUNCTION name_is_said(text, text)`);
  }
}
