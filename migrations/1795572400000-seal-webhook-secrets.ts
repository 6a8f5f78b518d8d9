import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets of webhooks are kept as `Sealing` writes them: here as they are, closed at the next start where there is a key. */
export class SealWebhookSecrets1795572400000 implements MigrationInterface {
  name = 'SealWebhookSecrets1795572400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE webhook_endpoint ALTER secret TYPE bytea USING '\\x00'::bytea || convert_to(secret, 'UTF8')`,
    );
  }

  /** A secret that was closed cannot be opened here: its endpoint needs a new one, so it is switched off. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE webhook_endpoint SET is_active = false WHERE get_byte(secret, 0) <> 0;
      ALTER TABLE webhook_endpoint ALTER secret TYPE text USING
        CASE WHEN get_byte(secret, 0) = 0 THEN convert_from(substr(secret, 2), 'UTF8') ELSE '' END`);
  }
}
