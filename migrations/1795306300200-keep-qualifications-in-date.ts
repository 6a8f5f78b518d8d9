import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff profiles are changed by administrators, and who holds a qualification is warned before it runs out (operations
 * section 2): each warning once for one expiry date.
 */
export class KeepQualificationsInDate1795306300200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff_profile ADD COLUMN version integer NOT NULL DEFAULT 1;
      CREATE TRIGGER staff_profile_next_version BEFORE UPDATE ON staff_profile
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      CREATE INDEX staff_qualification_expiry ON staff_qualification (expires_on) WHERE expires_on IS NOT NULL;

      CREATE TABLE staff_expiry_warning (
        id uuid CONSTRAINT staff_expiry_warning_pkey PRIMARY KEY,
        staff_id uuid NOT NULL CONSTRAINT staff_expiry_warning_staff_id_fkey
          REFERENCES staff_profile (staff_id) ON DELETE CASCADE,
        qualification text NOT NULL,
        expires_on date NOT NULL,
        days_before integer NOT NULL,
        made_at timestamptz NOT NULL,
        -- Null until it is sent, and for ever where a more urgent one was due at the same time.
        sent_at timestamptz,
        CONSTRAINT staff_expiry_warning_once UNIQUE (staff_id, qualification, expires_on, days_before)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE staff_expiry_warning;
      DROP INDEX staff_qualification_expiry;
      DROP TRIGGER staff_profile_next_version ON staff_profile;
      ALTER TABLE staff_profile DROP COLUMN version`);
  }
}
