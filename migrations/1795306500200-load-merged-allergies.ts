import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWN = `'allergies', t.allergies`;
const WITH_MERGED = `${OWN}, 'merged_allergies', patient_merged_allergies(t.patient_id), 'mergedInto', t.merged_into`;

/** The function of a save with one of its texts replaced. */
const redefine = async (runner: QueryRunner, from: string, to: string): Promise<void> => {
  const [{ text }] = (await runner.query(
    `SELECT pg_get_functiondef('prf_load_for_save(uuid, jsonb)'::regprocedure) AS text`,
  )) as [{ text: string }];
  if (text.split(from).length !== 2) throw new Error(`prf_load_for_save does not say once: ${from}`);
  await runner.query(text.split(from).join(to));
};

/**
 * What a patient must not be given is also what the other records of the same person say, in both directions of a merge. A
 * save reads it, and into whom a patient was merged.
 */
export class LoadMergedAllergies1795306500200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One line each, the surviving record's first; the asked row's own are left out.
    await runner.query(`
      CREATE FUNCTION patient_merged_allergies(asked uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$
      DECLARE
        person uuid := (SELECT coalesce(merged_into, patient_id) FROM patient WHERE patient_id = asked);
      BEGIN
        RETURN (
          SELECT string_agg(p.allergies, E'\\n' ORDER BY p.merged_into NULLS FIRST, p.patient_id)
          FROM patient p
          WHERE coalesce(p.merged_into, p.patient_id) = person AND p.patient_id <> asked AND p.allergies <> '');
      END $$`);
    await redefine(runner, OWN, WITH_MERGED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await redefine(runner, WITH_MERGED, OWN);
    await runner.query(`DROP FUNCTION patient_merged_allergies(uuid)`);
  }
}
