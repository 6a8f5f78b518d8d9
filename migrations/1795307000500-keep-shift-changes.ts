import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each shift came to its state, kept for ever; and the minutes that were confirmed where they are not those attended. */
export class KeepShiftChanges1795307000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shift_change (
        shift_id uuid NOT NULL REFERENCES shift,
        -- Which version of the shift it made.
        version integer NOT NULL,
        from_status text NOT NULL,
        to_status text NOT NULL,
        -- Who is on it from then on; before, where nobody is any more.
        staff_id uuid REFERENCES staff_profile,
        reason text CHECK (length(reason) BETWEEN 1 AND 1000),
        changed_at timestamptz NOT NULL,
        changed_by uuid REFERENCES app_user,
        CONSTRAINT shift_change_pkey PRIMARY KEY (shift_id, version)
      )`);
    await runner.query(`REVOKE UPDATE, DELETE ON shift_change FROM sideline_app`);
    await runner.query(`
      ALTER TABLE shift ADD COLUMN approved_minutes integer,
        ADD CONSTRAINT shift_minutes_approved
          CHECK (approved_minutes IS NULL OR (status = 'approved' AND approved_minutes BETWEEN 0 AND 4320))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shift DROP COLUMN approved_minutes`);
    await runner.query(`DROP TABLE shift_change`);
  }
}
