import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A register shows the doses that its place's books did not hold: they are found by drug and place, as its other entries are. */
export class FindShortagesByItem1795900000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stock_shortage
        ADD item_id uuid CONSTRAINT stock_shortage_item_id_fkey REFERENCES stock_item (id);
      UPDATE stock_shortage s SET item_id = m.item_id FROM stock_move m WHERE m.id = s.move_id;
      ALTER TABLE stock_shortage ALTER item_id SET NOT NULL;
      CREATE INDEX stock_shortage_item ON stock_shortage (item_id, location_id, move_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_shortage DROP item_id');
  }
}
