import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A supplier needs an address: a purchase order prints that of the place which it is delivered to. */
export class GivePlacesADeliveryAddress1796100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stock_location ADD delivery_address text
        CONSTRAINT stock_location_delivery_address CHECK (length(delivery_address) BETWEEN 1 AND 500)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stock_location DROP delivery_address');
  }
}
