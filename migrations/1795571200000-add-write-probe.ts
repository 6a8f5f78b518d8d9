import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows of which one is written now and then, so that readiness knows whether anything can be; several, so that nobody waits for
 * who stopped amid it. What they hold means nothing.
 */
export class AddWriteProbe1795571200000 implements MigrationInterface {
  name = 'AddWriteProbe1795571200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE write_probe (
        id smallint PRIMARY KEY CHECK (id BETWEEN 1 AND 8),
        written_at timestamptz NOT NULL,
        filler bytea NOT NULL
      );
      -- Out of line and as it is, so that each writing takes room of its own.
      ALTER TABLE write_probe ALTER COLUMN filler SET STORAGE EXTERNAL;
      INSERT INTO write_probe (id, written_at, filler) SELECT id, now(), '' FROM generate_series(1, 8) AS id;
      GRANT SELECT, UPDATE ON write_probe TO sideline_app`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE write_probe');
  }
}
