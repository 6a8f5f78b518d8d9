import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders to suppliers, what arrived of them, what was asked for them, and each step (operations section 3, Purchase order). */
export class CreatePurchaseOrders1795580000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE provider_settings ADD COLUMN two_people_above_pence integer CHECK (two_people_above_pence >= 0);

      CREATE SEQUENCE purchase_order_place;
      GRANT USAGE ON SEQUENCE purchase_order_place TO sideline_app;

      CREATE TABLE purchase_order (
        id uuid PRIMARY KEY,
        place bigint NOT NULL CONSTRAINT purchase_order_place_key UNIQUE DEFAULT nextval('purchase_order_place'),
        number text NOT NULL CONSTRAINT purchase_order_number UNIQUE,
        supplier_id uuid NOT NULL CONSTRAINT purchase_order_supplier_id_fkey REFERENCES supplier (id),
        delivery_location_id uuid NOT NULL
          CONSTRAINT purchase_order_delivery_location_id_fkey REFERENCES stock_location (id),
        state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'submitted', 'approved', 'ordered', 'part_received',
          'received', 'closed', 'closed_short', 'cancelled')),
        expected_on date,
        notes text,
        -- Of the press that drafted it from low stock, with those that it drafted beside it.
        drafted_with text,
        submitted_by uuid CONSTRAINT purchase_order_submitted_by_fkey REFERENCES app_user (id),
        mailed_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        created_by uuid NOT NULL CONSTRAINT purchase_order_created_by_fkey REFERENCES app_user (id)
      );
      CREATE INDEX purchase_order_latest ON purchase_order (place DESC);
      CREATE INDEX purchase_order_state ON purchase_order (state, place DESC);
      CREATE INDEX purchase_order_supplier ON purchase_order (supplier_id, place DESC);
      CREATE INDEX purchase_order_drafted_with ON purchase_order (drafted_with) WHERE drafted_with IS NOT NULL;
      CREATE TRIGGER purchase_order_next_version BEFORE UPDATE ON purchase_order
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      REVOKE DELETE ON purchase_order FROM sideline_app;

      CREATE TABLE purchase_order_line (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL CONSTRAINT purchase_order_line_order_id_fkey REFERENCES purchase_order (id),
        line integer NOT NULL,
        supplier_item_id uuid NOT NULL
          CONSTRAINT purchase_order_line_supplier_item_id_fkey REFERENCES supplier_item (id),
        item_id uuid NOT NULL CONSTRAINT purchase_order_line_item_id_fkey REFERENCES stock_item (id),
        -- The place that it is for, where it is received.
        location_id uuid NOT NULL CONSTRAINT purchase_order_line_location_id_fkey REFERENCES stock_location (id),
        packs integer NOT NULL CHECK (packs > 0),
        -- As they were when it was ordered.
        pack_quantity numeric(14,3) NOT NULL CHECK (pack_quantity > 0),
        pack_price_pence integer CHECK (pack_price_pence >= 0),
        -- In the item's unit, with what arrived damaged: the sum of its receipts, kept beside them.
        received numeric(14,3) NOT NULL DEFAULT 0 CHECK (received >= 0),
        CONSTRAINT purchase_order_line_place UNIQUE (order_id, line)
      );
      CREATE INDEX purchase_order_line_item ON purchase_order_line (item_id, location_id);
      CREATE INDEX purchase_order_line_supplier_item ON purchase_order_line (supplier_item_id);

      CREATE TABLE purchase_order_step (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL CONSTRAINT purchase_order_step_order_id_fkey REFERENCES purchase_order (id),
        action text NOT NULL,
        from_state text,
        to_state text NOT NULL,
        reason text CHECK (length(reason) BETWEEN 1 AND 500),
        taken_at timestamptz NOT NULL,
        taken_by uuid NOT NULL CONSTRAINT purchase_order_step_taken_by_fkey REFERENCES app_user (id)
      );
      CREATE INDEX purchase_order_step_order ON purchase_order_step (order_id, id);
      REVOKE UPDATE, DELETE ON purchase_order_step FROM sideline_app;

      CREATE TABLE purchase_receipt (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL CONSTRAINT purchase_receipt_order_id_fkey REFERENCES purchase_order (id),
        -- What was said of it, so that the same id with other contents is seen.
        fingerprint text NOT NULL,
        delivery_note text,
        notes text,
        posting_id uuid NOT NULL CONSTRAINT purchase_receipt_posting_id_fkey REFERENCES stock_posting (id),
        received_at timestamptz NOT NULL,
        received_by uuid NOT NULL CONSTRAINT purchase_receipt_received_by_fkey REFERENCES app_user (id)
      );
      CREATE INDEX purchase_receipt_order ON purchase_receipt (order_id, id);
      REVOKE UPDATE, DELETE ON purchase_receipt FROM sideline_app;

      CREATE TABLE purchase_receipt_line (
        receipt_id uuid NOT NULL CONSTRAINT purchase_receipt_line_receipt_id_fkey REFERENCES purchase_receipt (id),
        line integer NOT NULL,
        order_line_id uuid NOT NULL
          CONSTRAINT purchase_receipt_line_order_line_id_fkey REFERENCES purchase_order_line (id),
        location_id uuid NOT NULL CONSTRAINT purchase_receipt_line_location_id_fkey REFERENCES stock_location (id),
        batch_id uuid CONSTRAINT purchase_receipt_line_batch_id_fkey REFERENCES stock_batch (id),
        quantity numeric(14,3) NOT NULL CHECK (quantity >= 0),
        damaged numeric(14,3) NOT NULL CHECK (damaged >= 0),
        -- Days of shelf life that the lot lacked; null where it lacked none.
        short_dated_by integer,
        over_reason text CHECK (length(over_reason) BETWEEN 1 AND 500),
        CONSTRAINT purchase_receipt_line_pkey PRIMARY KEY (receipt_id, line),
        CONSTRAINT purchase_receipt_line_something CHECK (quantity + damaged > 0)
      );
      CREATE INDEX purchase_receipt_line_order_line ON purchase_receipt_line (order_line_id);
      REVOKE UPDATE, DELETE ON purchase_receipt_line FROM sideline_app;

      CREATE TABLE purchase_invoice (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL CONSTRAINT purchase_invoice_order_id_fkey REFERENCES purchase_order (id),
        number text NOT NULL CHECK (length(number) BETWEEN 1 AND 60),
        invoiced_on date NOT NULL,
        recorded_at timestamptz NOT NULL,
        recorded_by uuid NOT NULL CONSTRAINT purchase_invoice_recorded_by_fkey REFERENCES app_user (id),
        CONSTRAINT purchase_invoice_number UNIQUE (order_id, number)
      );
      REVOKE UPDATE, DELETE ON purchase_invoice FROM sideline_app;

      CREATE TABLE purchase_invoice_line (
        invoice_id uuid NOT NULL CONSTRAINT purchase_invoice_line_invoice_id_fkey REFERENCES purchase_invoice (id),
        order_line_id uuid NOT NULL
          CONSTRAINT purchase_invoice_line_order_line_id_fkey REFERENCES purchase_order_line (id),
        packs integer NOT NULL CHECK (packs > 0),
        pack_price_pence integer NOT NULL CHECK (pack_price_pence >= 0),
        CONSTRAINT purchase_invoice_line_pkey PRIMARY KEY (invoice_id, order_line_id)
      );
      REVOKE UPDATE, DELETE ON purchase_invoice_line FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE purchase_invoice_line;
      DROP TABLE purchase_invoice;
      DROP TABLE purchase_receipt_line;
      DROP TABLE purchase_receipt;
      DROP TABLE purchase_order_step;
      DROP TABLE purchase_order_line;
      DROP TABLE purchase_order;
      DROP SEQUENCE purchase_order_place;
      ALTER TABLE provider_settings DROP COLUMN two_people_above_pence`);
  }
}
