import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The secret before an endpoint's newest, which signs beside it until a time. Kept as the newest is. */
export class RotateWebhookSecrets1795700080003 implements MigrationInterface {
  name = 'RotateWebhookSecrets1795700080003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE webhook_endpoint
        ADD previous_secret bytea,
        ADD previous_until timestamptz,
        ADD CONSTRAINT webhook_endpoint_previous CHECK ((previous_secret IS NULL) = (previous_until IS NULL))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE webhook_endpoint DROP previous_secret, DROP previous_until`);
  }
}
