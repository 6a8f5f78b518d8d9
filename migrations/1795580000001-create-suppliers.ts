import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who delivers what, in which packs and at which price since when (operations section 3, Supplier). */
export class CreateSuppliers1795580000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE supplier (
        id uuid PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        account_number text,
        contact_name text,
        email text,
        phone text,
        lead_days integer CHECK (lead_days >= 0),
        terms text,
        notes text,
        is_active boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX supplier_name ON supplier (name_folded(name)) WHERE is_active;
      CREATE INDEX supplier_by_name ON supplier (name_folded(name), id);
      CREATE TRIGGER supplier_next_version BEFORE UPDATE ON supplier
        FOR EACH ROW EXECUTE FUNCTION require_next_version();

      CREATE TABLE supplier_item (
        id uuid PRIMARY KEY,
        supplier_id uuid NOT NULL CONSTRAINT supplier_item_supplier_id_fkey REFERENCES supplier (id),
        item_id uuid NOT NULL CONSTRAINT supplier_item_item_id_fkey REFERENCES stock_item (id),
        supplier_sku text NOT NULL CHECK (length(supplier_sku) BETWEEN 1 AND 60),
        pack_quantity numeric(14,3) NOT NULL CHECK (pack_quantity > 0),
        lead_days integer CHECK (lead_days >= 0),
        is_preferred boolean NOT NULL DEFAULT false,
        is_active boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX supplier_item_sku ON supplier_item (supplier_id, item_id, lower(supplier_sku));
      CREATE UNIQUE INDEX supplier_item_preferred ON supplier_item (item_id) WHERE is_preferred AND is_active;
      CREATE INDEX supplier_item_item ON supplier_item (item_id);
      CREATE TRIGGER supplier_item_next_version BEFORE UPDATE ON supplier_item
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      REVOKE DELETE ON supplier_item FROM sideline_app;

      -- Never changed: a price that was wrong is followed by another for the same day, and the later one holds.
      CREATE TABLE supplier_price (
        id uuid PRIMARY KEY,
        supplier_item_id uuid NOT NULL CONSTRAINT supplier_price_supplier_item_id_fkey REFERENCES supplier_item (id),
        pack_price_pence integer NOT NULL CHECK (pack_price_pence >= 0),
        valid_from date NOT NULL,
        recorded_at timestamptz NOT NULL,
        recorded_by uuid NOT NULL CONSTRAINT supplier_price_recorded_by_fkey REFERENCES app_user (id)
      );
      CREATE INDEX supplier_price_item ON supplier_price (supplier_item_id, valid_from DESC, id DESC);
      REVOKE UPDATE, DELETE ON supplier_price FROM sideline_app;

      ALTER TABLE stock_batch ADD CONSTRAINT stock_batch_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier (id);
      CREATE INDEX stock_batch_supplier ON stock_batch (supplier_id) WHERE supplier_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX stock_batch_supplier;
      ALTER TABLE stock_batch DROP CONSTRAINT stock_batch_supplier_id_fkey;
      DROP TABLE supplier_price;
      DROP TABLE supplier_item;
      DROP TABLE supplier`);
  }
}
