import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a rule's location is low, so that other systems hear once of each time that it falls below its minimum. */
export class KnowLowStock1795700070001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stock_rule ADD low_since timestamptz;
      UPDATE stock_rule r SET low_since = now() WHERE r.minimum > (
        SELECT coalesce(sum(b.quantity), 0) FROM stock_balance b LEFT JOIN stock_batch l ON l.id = b.batch_id
        WHERE b.item_id = r.item_id AND b.location_id = r.location_id AND b.is_real
          AND (l.id IS NULL OR (l.status = 'available' AND coalesce(l.expires_on >= current_date, true))))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stock_rule DROP low_since`);
  }
}
