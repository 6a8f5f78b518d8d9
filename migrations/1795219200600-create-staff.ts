import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff profiles and the evidence of what each person is qualified for (spec section 3, operations section 2). */
export class CreateStaff1795219200600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_profile (
        staff_id uuid PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT staff_profile_user UNIQUE REFERENCES app_user,
        position text NOT NULL CHECK (length(position) BETWEEN 1 AND 60),
        hire_date date,
        termination_date date CHECK (termination_date >= hire_date),
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE staff_qualification (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff_profile ON DELETE CASCADE,
        qualification text NOT NULL CHECK (length(qualification) BETWEEN 1 AND 60),
        number text CHECK (length(number) BETWEEN 1 AND 60),
        issued_on date,
        expires_on date CHECK (expires_on >= issued_on),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT staff_qualification_once UNIQUE (staff_id, qualification)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE staff_qualification`);
    await runner.query(`DROP TABLE staff_profile`);
  }
}
