import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stock that comes in under a closed recall opens it again, which nobody does: such a step has no person. */
export class ReopenClosedRecalls1795700250100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recall_step ALTER taken_by DROP NOT NULL;
      DROP TRIGGER recall_line_to_notify ON recall_line;
      CREATE TRIGGER recall_line_to_notify AFTER INSERT OR UPDATE OF notified_at ON recall_line FOR EACH ROW
        WHEN (NEW.notified_at IS NULL AND NEW.settled_at IS NULL) EXECUTE FUNCTION recall_line_to_notify()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER recall_line_to_notify ON recall_line;
      CREATE TRIGGER recall_line_to_notify AFTER INSERT OR UPDATE OF notified_at ON recall_line FOR EACH ROW
        WHEN (NEW.kind IN ('stock', 'patient') AND NEW.notified_at IS NULL AND NEW.settled_at IS NULL)
        EXECUTE FUNCTION recall_line_to_notify();
      UPDATE recall_step s SET taken_by = r.created_by FROM recall r WHERE r.id = s.recall_id AND s.taken_by IS NULL;
      ALTER TABLE recall_step ALTER taken_by SET NOT NULL`);
  }
}
