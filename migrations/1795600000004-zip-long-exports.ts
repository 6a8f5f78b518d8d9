import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Long exports of several files at once, as one ZIP. */
export class ZipLongExports1795600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE long_export DROP CONSTRAINT long_export_format_check;
      ALTER TABLE long_export ADD CONSTRAINT long_export_format_check
        CHECK (format IN ('csv', 'xlsx', 'pdf', 'zip'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM long_export WHERE format = 'zip';
      ALTER TABLE long_export DROP CONSTRAINT long_export_format_check;
      ALTER TABLE long_export ADD CONSTRAINT long_export_format_check CHECK (format IN ('csv', 'xlsx', 'pdf'))`);
  }
}
