import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A see-and-treat log is always about a patient: what it used of a recalled lot is a patient’s line: the patient is notified. A line of an
 * active recall that was settled as traced stock is open again.
 */
export class RecallPatientsOfLogs1795700248800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE recall_line l SET kind = 'patient' FROM stock_move v
      WHERE v.id = l.move_id AND v.source_kind = 'see_and_treat' AND l.kind = 'use'`);
    await runner.query(`
      UPDATE recall_line l SET outcome = NULL, note = NULL, settled_at = NULL, settled_by = NULL
      FROM recall r WHERE r.id = l.recall_id AND r.state = 'active'
        AND l.kind = 'patient' AND l.move_id IS NOT NULL AND l.outcome IN ('traced', 'not_traced')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE recall_line SET kind = 'use' WHERE kind = 'patient' AND move_id IS NOT NULL`);
  }
}
