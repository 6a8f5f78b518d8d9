import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the server got what was done about an alert, beside when it was done: the two lie apart where a device had no signal. */
export class KeepWhenActionsArrived1795460000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prf_alert ADD COLUMN action_recorded_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prf_alert DROP COLUMN action_recorded_at');
  }
}
