import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a patient corrects before kiosk mode ends is kept beside what he said first, for staff to decide about both. */
export class KeepEachKioskReport1795305900100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE kiosk_report DROP CONSTRAINT kiosk_report_kiosk_id_key;
      CREATE INDEX kiosk_report_kiosk_id_idx ON kiosk_report (kiosk_id)`);
  }

  /** Only the last of each kiosk can stay where there is room for one. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM kiosk_report r USING kiosk_report later
      WHERE later.kiosk_id = r.kiosk_id AND (later.reported_at, later.id) > (r.reported_at, r.id);
      DROP INDEX kiosk_report_kiosk_id_idx;
      ALTER TABLE kiosk_report ADD CONSTRAINT kiosk_report_kiosk_id_key UNIQUE (kiosk_id)`);
  }
}
