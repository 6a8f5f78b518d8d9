import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Recalled stock that arrives at a place after the notice: those who answer for the place are told, once for each line of the
 * recall, and once more where it arrives again after it was settled. By a job, because stock arrives in many ways.
 */
export class TellOfArrivingRecalledStock1795700248210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recall_line ADD told_at timestamptz;
      UPDATE recall_line SET told_at = found_at WHERE kind = 'stock';
      CREATE INDEX recall_line_untold ON recall_line (recall_id)
        WHERE kind = 'stock' AND told_at IS NULL AND settled_at IS NULL;
      GRANT UPDATE (told_at) ON recall_line TO sideline_app;
      CREATE FUNCTION recall_line_is_told() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE TRIGGER recall_line_is_told AFTER INSERT OR UPDATE OF told_at ON recall_line FOR EACH ROW
        WHEN (NEW.kind = 'stock' AND NEW.told_at IS NULL AND NEW.settled_at IS NULL)
        EXECUTE FUNCTION recall_line_is_told()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER recall_line_is_told ON recall_line;
      DROP FUNCTION recall_line_is_told();
      DROP INDEX recall_line_untold;
      ALTER TABLE recall_line DROP told_at`);
  }
}
