import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose change of a shift ended its swap: he is not told of what he did himself. */
export class KeepWhoEndedSwaps1795370000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shift_swap ADD COLUMN ended_by uuid CONSTRAINT shift_swap_ended_by_fkey REFERENCES app_user`);
    await runner.query(`GRANT UPDATE (ended_by) ON shift_swap TO sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shift_swap DROP COLUMN ended_by`);
  }
}
