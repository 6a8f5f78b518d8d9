import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of the press that drafted a return for lots that expire, so that the same press again drafts nothing more. */
export class KnowDraftedReturns1795700210010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stock_return ADD drafted_with text;
      CREATE INDEX stock_return_drafted_with ON stock_return (drafted_with) WHERE drafted_with IS NOT NULL;
      CREATE INDEX stock_return_line_batch ON stock_return_line (batch_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX stock_return_line_batch;
      DROP INDEX stock_return_drafted_with;
      ALTER TABLE stock_return DROP drafted_with`);
  }
}
