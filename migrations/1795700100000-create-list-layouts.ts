import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which columns of a list each user sees, in which order and how wide; one row for each list that they changed. */
export class CreateListLayouts1795700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE list_layout (
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        list text NOT NULL CHECK (length(list) BETWEEN 1 AND 60),
        columns jsonb NOT NULL CHECK (jsonb_typeof(columns) = 'array'),
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, list)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE list_layout`);
  }
}
