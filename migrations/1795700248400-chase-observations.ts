import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For which records, and for which due time, people were notified that a set of observations is overdue. */
export class ChaseObservations1795700248400 implements MigrationInterface {
  name = 'ChaseObservations1795700248400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE prf_overdue_notice (
        prf_id uuid NOT NULL REFERENCES prf ON DELETE CASCADE,
        due_at timestamptz NOT NULL,
        made_at timestamptz NOT NULL,
        PRIMARY KEY (prf_id, due_at)
      )`);
    await runner.query('REVOKE UPDATE ON prf_overdue_notice FROM sideline_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE prf_overdue_notice');
  }
}
