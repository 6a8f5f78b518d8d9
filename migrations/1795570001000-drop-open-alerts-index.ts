import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Open alerts are found by the records that have some: what was kept for finding them by their time is read by nothing. */
export class DropOpenAlertsIndex1795570001000 implements MigrationInterface {
  name = 'DropOpenAlertsIndex1795570001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX prf_alert_open_idx');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX prf_alert_open_idx ON prf_alert (raised_at DESC) WHERE actioned_at IS NULL AND cleared_at IS NULL',
    );
  }
}
