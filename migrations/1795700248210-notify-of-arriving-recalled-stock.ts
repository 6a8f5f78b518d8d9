import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Recalled stock that arrives at a place after the notice: those who are responsible for the place are notified, once for each
 * line of the recall, and again where it arrives after the line was settled. By a job, because stock arrives in many ways.
 */
export class NotifyOfArrivingRecalledStock1795700248210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recall_line ADD notified_at timestamptz;
      UPDATE recall_line SET notified_at = found_at WHERE kind = 'stock';
      CREATE INDEX recall_line_unnotified ON recall_line (recall_id)
        WHERE kind = 'stock' AND notified_at IS NULL AND settled_at IS NULL;
      GRANT UPDATE (notified_at) ON recall_line TO sideline_app;
      CREATE FUNCTION recall_line_to_notify() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE TRIGGER recall_line_to_notify AFTER INSERT OR UPDATE OF notified_at ON recall_line FOR EACH ROW
        WHEN (NEW.kind = 'stock' AND NEW.notified_at IS NULL AND NEW.settled_at IS NULL)
        EXECUTE FUNCTION recall_line_to_notify()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER recall_line_to_notify ON recall_line;
      DROP FUNCTION recall_line_to_notify();
      DROP INDEX recall_line_unnotified;
      ALTER TABLE recall_line DROP notified_at`);
  }
}
