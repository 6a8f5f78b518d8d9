import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one person used, of many: without it, the list would read past all that the others used. 3 is 'Consumed'. */
export class IndexStockUsage1795590000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX stock_move_used_by ON stock_move (performed_by, sequence DESC)
        WHERE to_location_id = '00000000-0000-7000-8000-000000000003'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX stock_move_used_by');
  }
}
