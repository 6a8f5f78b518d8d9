import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a token may reach. Null for a token made before scopes: it keeps everything that its role may. */
export class ScopeTokens1795700080001 implements MigrationInterface {
  name = 'ScopeTokens1795700080001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE api_token ADD scopes text[] CONSTRAINT api_token_has_scopes CHECK (cardinality(scopes) > 0)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE api_token DROP scopes`);
  }
}
