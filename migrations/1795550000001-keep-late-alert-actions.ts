import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was done about a NEWS2 alert and came after the signature is kept like every other late change: the set, the score that
 * was shown and the action, where the change is one.
 */
export class KeepLateAlertActions1795550000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE prf_late_edit ADD alert_action jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE prf_late_edit DROP COLUMN alert_action`);
  }
}
