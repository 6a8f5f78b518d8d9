import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each request of a patient asks which merged records his account was let into. */
export class IndexIdentityChecks1795320000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX account_identity_check_user ON account_identity_check (user_id) WHERE ended_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX account_identity_check_user`);
  }
}
