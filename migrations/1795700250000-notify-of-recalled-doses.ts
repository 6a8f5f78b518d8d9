import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A recalled lot that was given to a patient is notified like one that arrives at a place: a dose that was entered offline comes
 * after the notice (ADR 45).
 */
export class NotifyOfRecalledDoses1795700250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE recall_line SET notified_at = found_at WHERE kind = 'patient' AND notified_at IS NULL;
      DROP INDEX recall_line_unnotified;
      CREATE INDEX recall_line_unnotified ON recall_line (recall_id)
        WHERE kind IN ('stock', 'patient') AND notified_at IS NULL AND settled_at IS NULL;
      DROP TRIGGER recall_line_to_notify ON recall_line;
      CREATE TRIGGER recall_line_to_notify AFTER INSERT OR UPDATE OF notified_at ON recall_line FOR EACH ROW
        WHEN (NEW.kind IN ('stock', 'patient') AND NEW.notified_at IS NULL AND NEW.settled_at IS NULL)
        EXECUTE FUNCTION recall_line_to_notify()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER recall_line_to_notify ON recall_line;
      CREATE TRIGGER recall_line_to_notify AFTER INSERT OR UPDATE OF notified_at ON recall_line FOR EACH ROW
        WHEN (NEW.kind = 'stock' AND NEW.notified_at IS NULL AND NEW.settled_at IS NULL)
        EXECUTE FUNCTION recall_line_to_notify();
      DROP INDEX recall_line_unnotified;
      CREATE INDEX recall_line_unnotified ON recall_line (recall_id)
        WHERE kind = 'stock' AND notified_at IS NULL AND settled_at IS NULL`);
  }
}
