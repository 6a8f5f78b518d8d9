import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A kiosk agrees once to each version that was read at it: whoever comes back to a newer notice has agreed to that one too. */
export class AgreeToEachNotice1795340000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE gdpr_consent
        DROP CONSTRAINT gdpr_consent_kiosk_id_key,
        ADD CONSTRAINT gdpr_consent_kiosk_id_notice_id_key UNIQUE (kiosk_id, notice_id)`);
  }

  /** Only the first of each kiosk can stay where there is room for one. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE gdpr_consent DISABLE TRIGGER USER;
      DELETE FROM gdpr_consent c USING gdpr_consent earlier
      WHERE earlier.kiosk_id = c.kiosk_id AND (earlier.consented_at, earlier.id) < (c.consented_at, c.id);
      ALTER TABLE gdpr_consent ENABLE TRIGGER USER;
      ALTER TABLE gdpr_consent
        DROP CONSTRAINT gdpr_consent_kiosk_id_notice_id_key,
        ADD CONSTRAINT gdpr_consent_kiosk_id_key UNIQUE (kiosk_id)`);
  }
}
