import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Somebody ruled about a person as his records were then: a ruling keeps which they were, and opens no erasure of others. A record
 * that was merged into them by mistake, or since, is nobody's who was ruled about.
 */
export class KeepWhomRulingsMean1795540000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE erasure ADD ruled_patient_ids uuid[];
      -- Of those that wait: as they were when somebody ruled.
      UPDATE erasure e SET ruled_patient_ids = ARRAY(
        SELECT p.patient_id FROM patient p
        WHERE p.patient_id = e.patient_id OR p.merged_into = e.patient_id AND NOT EXISTS (
          SELECT FROM patient_merge m
          WHERE m.loser_id = p.patient_id AND m.undone_at IS NULL AND m.merged_at > e.listed_at)
        ORDER BY 1)
      WHERE basis = 'ruling' AND state = 'approved';
      ALTER TABLE erasure
        ADD CONSTRAINT erasure_ruled_kept_check
          CHECK (basis <> 'ruling' OR state <> 'approved' OR ruled_patient_ids IS NOT NULL),
        ADD CONSTRAINT erasure_ruled_check CHECK (basis <> 'ruling' OR patient_ids = ruled_patient_ids);

      -- Found here, as whose rows are erased; nobody says it.
      CREATE FUNCTION erasure_keeps_whom_it_means() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          RAISE EXCEPTION 'a ruling stays about whom it was made' USING ERRCODE = 'check_violation';
        END IF;
        PERFORM FROM patient p WHERE p.patient_id = NEW.patient_id OR p.merged_into = NEW.patient_id
          ORDER BY p.patient_id FOR SHARE;
        NEW.ruled_patient_ids := ARRAY(
          SELECT p.patient_id FROM patient p
          WHERE p.patient_id = NEW.patient_id OR p.merged_into = NEW.patient_id ORDER BY 1);
        RETURN NEW;
      END $$;
      CREATE TRIGGER erasure_keeps_whom_it_means BEFORE INSERT ON erasure
        FOR EACH ROW WHEN (NEW.basis = 'ruling') EXECUTE FUNCTION erasure_keeps_whom_it_means();
      CREATE TRIGGER erasure_stays_about_whom_it_means BEFORE UPDATE ON erasure
        FOR EACH ROW WHEN (OLD.ruled_patient_ids IS DISTINCT FROM NEW.ruled_patient_ids)
        EXECUTE FUNCTION erasure_keeps_whom_it_means()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER erasure_stays_about_whom_it_means ON erasure;
      DROP TRIGGER erasure_keeps_whom_it_means ON erasure;
      DROP FUNCTION erasure_keeps_whom_it_means();
      ALTER TABLE erasure
        DROP CONSTRAINT erasure_ruled_check,
        DROP CONSTRAINT erasure_ruled_kept_check,
        DROP COLUMN ruled_patient_ids`);
  }
}
