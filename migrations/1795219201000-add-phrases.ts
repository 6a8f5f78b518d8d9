import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The provider's phrases for free text: a list of name and text, in the order in which they are offered. Null: nobody has edited them. */
export class AddPhrases1795219201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE provider_settings ADD COLUMN phrases jsonb CHECK (jsonb_typeof(phrases) = 'array')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE provider_settings DROP COLUMN phrases`);
  }
}
