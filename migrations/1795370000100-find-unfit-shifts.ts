import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which shifts to come somebody who is planned for them can no longer work, so that administrators are told once. */
export class FindUnfitShifts1795370000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shift_unfit (
        shift_id uuid NOT NULL CONSTRAINT shift_unfit_shift_id_fkey REFERENCES shift ON DELETE CASCADE,
        staff_id uuid NOT NULL CONSTRAINT shift_unfit_staff_id_fkey REFERENCES staff_profile,
        found_at timestamptz NOT NULL,
        CONSTRAINT shift_unfit_pkey PRIMARY KEY (shift_id, staff_id)
      )`);
    await runner.query(`CREATE INDEX shift_unfit_staff ON shift_unfit (staff_id)`);
    await runner.query(`REVOKE UPDATE ON shift_unfit FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE shift_unfit`);
  }
}
