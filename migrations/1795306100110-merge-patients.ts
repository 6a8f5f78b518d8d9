import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * That two records are one person's: the one points at the other (`merged_into`) and stays as it is, so that it can be taken
 * back. Who was merged is merged into a record that is none of these himself: no chains, and so no cycles.
 */
export class MergePatients1795306100110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patient_merge (
        -- Made by the client.
        id uuid CONSTRAINT patient_merge_pkey PRIMARY KEY,
        loser_id uuid NOT NULL CONSTRAINT patient_merge_loser_id_fkey REFERENCES patient ON DELETE CASCADE,
        survivor_id uuid NOT NULL CONSTRAINT patient_merge_survivor_id_fkey REFERENCES patient ON DELETE CASCADE,
        reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 1000),
        merged_at timestamptz NOT NULL,
        merged_by uuid NOT NULL,
        undone_at timestamptz,
        undone_by uuid,
        undone_reason text CHECK (length(undone_reason) BETWEEN 1 AND 1000),
        CONSTRAINT patient_merge_of_two CHECK (loser_id <> survivor_id),
        CONSTRAINT patient_merge_undone CHECK (
          num_nonnulls(undone_at, undone_by, undone_reason) IN (0, 3))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX patient_merge_standing ON patient_merge (loser_id) WHERE undone_at IS NULL`);
    await runner.query(`CREATE INDEX patient_merge_loser ON patient_merge (loser_id)`);
    await runner.query(`CREATE INDEX patient_merge_survivor ON patient_merge (survivor_id)`);
    await runner.query(`REVOKE UPDATE, DELETE ON patient_merge FROM sideline_app`);
    await runner.query(`
      GRANT UPDATE (undone_at, undone_by, undone_reason) ON patient_merge TO sideline_app`);
    await runner.query(`
      CREATE FUNCTION patient_merge_undone_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.undone_at IS NOT NULL THEN
          RAISE EXCEPTION 'the merge % was undone already', OLD.id USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER patient_merge_undone_once BEFORE UPDATE ON patient_merge
      FOR EACH ROW EXECUTE FUNCTION patient_merge_undone_once()`);

    // Both rows are held, so that neither becomes a link of a chain at the same moment.
    await runner.query(`
      CREATE FUNCTION patient_merge_flat() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM patient WHERE patient_id = NEW.merged_into AND merged_into IS NULL FOR UPDATE;
        IF NOT FOUND OR EXISTS (SELECT FROM patient WHERE merged_into = NEW.patient_id) THEN
          RAISE EXCEPTION 'merging % into % would make a chain', NEW.patient_id, NEW.merged_into
            USING ERRCODE = 'check_violation', CONSTRAINT = 'patient_merge_flat';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER patient_merge_flat BEFORE INSERT OR UPDATE OF merged_into ON patient
      FOR EACH ROW WHEN (NEW.merged_into IS NOT NULL) EXECUTE FUNCTION patient_merge_flat()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER patient_merge_flat ON patient`);
    await runner.query(`DROP FUNCTION patient_merge_flat()`);
    await runner.query(`DROP TABLE patient_merge`);
    await runner.query(`DROP FUNCTION patient_merge_undone_once()`);
  }
}
