import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Transfers, returns and stocktakes, each step of them, and who answers for a place (operations section 3). */
export class CreateMoving1795595000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TRANSFERS);
    await runner.query(RETURNS);
    await runner.query(STOCKTAKES);
    await runner.query(`
      CREATE TABLE stock_step (
        id uuid PRIMARY KEY,
        transfer_id uuid CONSTRAINT stock_step_transfer_id_fkey REFERENCES stock_transfer (id),
        return_id uuid CONSTRAINT stock_step_return_id_fkey REFERENCES stock_return (id),
        stocktake_id uuid CONSTRAINT stock_step_stocktake_id_fkey REFERENCES stocktake (id),
        action text NOT NULL,
        from_state text,
        to_state text NOT NULL,
        reason text CHECK (length(reason) BETWEEN 1 AND 500),
        taken_at timestamptz NOT NULL,
        taken_by uuid NOT NULL CONSTRAINT stock_step_taken_by_fkey REFERENCES app_user (id),
        CONSTRAINT stock_step_of_one CHECK (num_nonnulls(transfer_id, return_id, stocktake_id) = 1)
      );
      CREATE INDEX stock_step_transfer ON stock_step (transfer_id, id) WHERE transfer_id IS NOT NULL;
      CREATE INDEX stock_step_return ON stock_step (return_id, id) WHERE return_id IS NOT NULL;
      CREATE INDEX stock_step_stocktake ON stock_step (stocktake_id, id) WHERE stocktake_id IS NOT NULL;
      REVOKE UPDATE, DELETE ON stock_step FROM sideline_app;

      CREATE TABLE stock_keeper (
        location_id uuid NOT NULL
          CONSTRAINT stock_keeper_location_id_fkey REFERENCES stock_location (id) ON DELETE CASCADE,
        user_id uuid NOT NULL CONSTRAINT stock_keeper_user_id_fkey REFERENCES app_user (id) ON DELETE CASCADE,
        CONSTRAINT stock_keeper_pkey PRIMARY KEY (location_id, user_id)
      );
      CREATE INDEX stock_keeper_user ON stock_keeper (user_id);

      -- That a person was notified on a day: once, however often the job runs.
      CREATE TABLE stock_digest (
        user_id uuid NOT NULL CONSTRAINT stock_digest_user_id_fkey REFERENCES app_user (id) ON DELETE CASCADE,
        day date NOT NULL,
        CONSTRAINT stock_digest_pkey PRIMARY KEY (user_id, day)
      );

      -- For sums over a time: what was wasted (4), bought (1) and used (3), and what moved since an event began.
      CREATE INDEX stock_move_wasted ON stock_move (occurred_at)
        WHERE to_location_id = '00000000-0000-7000-8000-000000000004';
      CREATE INDEX stock_move_bought ON stock_move (occurred_at)
        WHERE from_location_id = '00000000-0000-7000-8000-000000000001';
      CREATE INDEX stock_move_used ON stock_move (occurred_at) INCLUDE (item_id, quantity)
        WHERE to_location_id = '00000000-0000-7000-8000-000000000003';
      CREATE INDEX stock_move_from_at ON stock_move (from_location_id, occurred_at);
      CREATE INDEX stock_move_to_at ON stock_move (to_location_id, occurred_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX stock_move_to_at;
      DROP INDEX stock_move_from_at;
      DROP INDEX stock_move_used;
      DROP INDEX stock_move_bought;
      DROP INDEX stock_move_wasted;
      DROP TABLE stock_digest;
      DROP TABLE stock_keeper;
      DROP TABLE stock_step;
      DROP TABLE stocktake_count;
      DROP TABLE stocktake_line;
      DROP TABLE stocktake_counter;
      DROP TABLE stocktake;
      DROP SEQUENCE stocktake_place;
      DROP TABLE stock_return_line;
      DROP TABLE stock_return;
      DROP SEQUENCE stock_return_place;
      DROP TABLE stock_transfer_discrepancy;
      DROP TABLE stock_transfer_receipt;
      DROP TABLE stock_transfer_pick;
      DROP TABLE stock_transfer_line;
      DROP TABLE stock_transfer;
      DROP SEQUENCE stock_transfer_place`);
  }
}

const TRANSFERS = `
  CREATE SEQUENCE stock_transfer_place;
  GRANT USAGE ON SEQUENCE stock_transfer_place TO sideline_app;
  CREATE TABLE stock_transfer (
    id uuid PRIMARY KEY,
    place bigint NOT NULL CONSTRAINT stock_transfer_place_key UNIQUE DEFAULT nextval('stock_transfer_place'),
    number text NOT NULL CONSTRAINT stock_transfer_number UNIQUE,
    from_location_id uuid NOT NULL
      CONSTRAINT stock_transfer_from_location_id_fkey REFERENCES stock_location (id),
    to_location_id uuid NOT NULL CONSTRAINT stock_transfer_to_location_id_fkey REFERENCES stock_location (id),
    state text NOT NULL DEFAULT 'draft'
      CHECK (state IN ('draft', 'dispatched', 'part_received', 'received', 'cancelled')),
    event_id uuid CONSTRAINT stock_transfer_event_id_fkey REFERENCES event (event_id),
    notes text,
    -- Of the press that drafted it for an event, with those that it drafted beside it.
    drafted_with text,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    created_by uuid NOT NULL CONSTRAINT stock_transfer_created_by_fkey REFERENCES app_user (id),
    CONSTRAINT stock_transfer_goes_somewhere CHECK (from_location_id <> to_location_id)
  );
  CREATE INDEX stock_transfer_state ON stock_transfer (state, place DESC);
  CREATE INDEX stock_transfer_from ON stock_transfer (from_location_id, place DESC);
  CREATE INDEX stock_transfer_to ON stock_transfer (to_location_id, place DESC);
  CREATE INDEX stock_transfer_event ON stock_transfer (event_id) WHERE event_id IS NOT NULL;
  CREATE INDEX stock_transfer_drafted_with ON stock_transfer (drafted_with) WHERE drafted_with IS NOT NULL;
  CREATE TRIGGER stock_transfer_next_version BEFORE UPDATE ON stock_transfer
    FOR EACH ROW EXECUTE FUNCTION require_next_version();
  REVOKE DELETE ON stock_transfer FROM sideline_app;

  -- What is wanted. The lots are chosen when it leaves.
  CREATE TABLE stock_transfer_line (
    id uuid PRIMARY KEY,
    transfer_id uuid NOT NULL CONSTRAINT stock_transfer_line_transfer_id_fkey REFERENCES stock_transfer (id),
    line integer NOT NULL,
    item_id uuid NOT NULL CONSTRAINT stock_transfer_line_item_id_fkey REFERENCES stock_item (id),
    quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
    CONSTRAINT stock_transfer_line_place UNIQUE (transfer_id, line),
    CONSTRAINT stock_transfer_line_item_once UNIQUE (transfer_id, item_id)
  );
  CREATE INDEX stock_transfer_line_item ON stock_transfer_line (item_id);

  -- What left, lot by lot, and what became of it.
  CREATE TABLE stock_transfer_pick (
    id uuid PRIMARY KEY,
    transfer_id uuid NOT NULL CONSTRAINT stock_transfer_pick_transfer_id_fkey REFERENCES stock_transfer (id),
    line_id uuid NOT NULL CONSTRAINT stock_transfer_pick_line_id_fkey REFERENCES stock_transfer_line (id),
    item_id uuid NOT NULL CONSTRAINT stock_transfer_pick_item_id_fkey REFERENCES stock_item (id),
    batch_id uuid CONSTRAINT stock_transfer_pick_batch_id_fkey REFERENCES stock_batch (id),
    quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
    -- Whether it is what was proposed: the earliest expiry first.
    is_proposed boolean NOT NULL,
    received numeric(14,3) NOT NULL DEFAULT 0 CHECK (received >= 0),
    missing numeric(14,3) NOT NULL DEFAULT 0 CHECK (missing >= 0),
    CONSTRAINT stock_transfer_pick_no_more CHECK (received + missing <= quantity)
  );
  CREATE INDEX stock_transfer_pick_transfer ON stock_transfer_pick (transfer_id);
  REVOKE DELETE ON stock_transfer_pick FROM sideline_app;

  CREATE TABLE stock_transfer_receipt (
    id uuid PRIMARY KEY,
    transfer_id uuid NOT NULL CONSTRAINT stock_transfer_receipt_transfer_id_fkey REFERENCES stock_transfer (id),
    fingerprint text NOT NULL,
    posting_id uuid NOT NULL CONSTRAINT stock_transfer_receipt_posting_id_fkey REFERENCES stock_posting (id),
    received_at timestamptz NOT NULL,
    received_by uuid NOT NULL CONSTRAINT stock_transfer_receipt_received_by_fkey REFERENCES app_user (id)
  );
  CREATE INDEX stock_transfer_receipt_transfer ON stock_transfer_receipt (transfer_id, id);
  REVOKE UPDATE, DELETE ON stock_transfer_receipt FROM sideline_app;

  CREATE TABLE stock_transfer_discrepancy (
    id uuid PRIMARY KEY,
    receipt_id uuid NOT NULL
      CONSTRAINT stock_transfer_discrepancy_receipt_id_fkey REFERENCES stock_transfer_receipt (id),
    pick_id uuid NOT NULL CONSTRAINT stock_transfer_discrepancy_pick_id_fkey REFERENCES stock_transfer_pick (id),
    kind text NOT NULL CHECK (kind IN ('lost', 'damaged', 'found')),
    quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
    reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500)
  );
  CREATE INDEX stock_transfer_discrepancy_receipt ON stock_transfer_discrepancy (receipt_id);
  REVOKE UPDATE, DELETE ON stock_transfer_discrepancy FROM sideline_app`;

const RETURNS = `
  CREATE SEQUENCE stock_return_place;
  GRANT USAGE ON SEQUENCE stock_return_place TO sideline_app;
  CREATE TABLE stock_return (
    id uuid PRIMARY KEY,
    place bigint NOT NULL CONSTRAINT stock_return_place_key UNIQUE DEFAULT nextval('stock_return_place'),
    number text NOT NULL CONSTRAINT stock_return_number UNIQUE,
    kind text NOT NULL CHECK (kind IN ('to_supplier', 'unused_from_event', 'to_destruction')),
    state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'authorised', 'dispatched', 'credited', 'replaced',
      'rejected', 'closed', 'cancelled')),
    from_location_id uuid NOT NULL CONSTRAINT stock_return_from_location_id_fkey REFERENCES stock_location (id),
    -- Where unused stock goes.
    to_location_id uuid CONSTRAINT stock_return_to_location_id_fkey REFERENCES stock_location (id),
    supplier_id uuid CONSTRAINT stock_return_supplier_id_fkey REFERENCES supplier (id),
    -- The order that it is credited against.
    order_id uuid CONSTRAINT stock_return_order_id_fkey REFERENCES purchase_order (id),
    event_id uuid CONSTRAINT stock_return_event_id_fkey REFERENCES event (event_id),
    notes text,
    -- Misuse of Drugs Regulations 2001, regulation 27: before whom stock of schedule 2 is destroyed.
    authorised_person text CHECK (length(authorised_person) BETWEEN 1 AND 200),
    credit_pence integer CHECK (credit_pence >= 0),
    credit_reference text CHECK (length(credit_reference) BETWEEN 1 AND 60),
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    created_by uuid NOT NULL CONSTRAINT stock_return_created_by_fkey REFERENCES app_user (id),
    CONSTRAINT stock_return_goes_somewhere CHECK (from_location_id <> to_location_id),
    CONSTRAINT stock_return_whole CHECK (CASE kind WHEN 'to_supplier' THEN supplier_id IS NOT NULL
      WHEN 'unused_from_event' THEN event_id IS NOT NULL AND to_location_id IS NOT NULL ELSE true END)
  );
  CREATE INDEX stock_return_state ON stock_return (state, place DESC);
  CREATE INDEX stock_return_supplier ON stock_return (supplier_id) WHERE supplier_id IS NOT NULL;
  CREATE INDEX stock_return_order ON stock_return (order_id) WHERE order_id IS NOT NULL;
  CREATE INDEX stock_return_event ON stock_return (event_id) WHERE event_id IS NOT NULL;
  CREATE TRIGGER stock_return_next_version BEFORE UPDATE ON stock_return
    FOR EACH ROW EXECUTE FUNCTION require_next_version();
  REVOKE DELETE ON stock_return FROM sideline_app;

  CREATE TABLE stock_return_line (
    id uuid PRIMARY KEY,
    return_id uuid NOT NULL CONSTRAINT stock_return_line_return_id_fkey REFERENCES stock_return (id),
    line integer NOT NULL,
    item_id uuid NOT NULL CONSTRAINT stock_return_line_item_id_fkey REFERENCES stock_item (id),
    batch_id uuid CONSTRAINT stock_return_line_batch_id_fkey REFERENCES stock_batch (id),
    quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
    CONSTRAINT stock_return_line_place UNIQUE (return_id, line)
  )`;

const STOCKTAKES = `
  CREATE SEQUENCE stocktake_place;
  GRANT USAGE ON SEQUENCE stocktake_place TO sideline_app;
  CREATE TABLE stocktake (
    id uuid PRIMARY KEY,
    place bigint NOT NULL CONSTRAINT stocktake_place_key UNIQUE DEFAULT nextval('stocktake_place'),
    number text NOT NULL CONSTRAINT stocktake_number UNIQUE,
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'counting', 'review', 'posted', 'cancelled')),
    scope text NOT NULL CHECK (scope IN ('place', 'class', 'cycle')),
    location_id uuid CONSTRAINT stocktake_location_id_fkey REFERENCES stock_location (id),
    item_type text,
    -- Above this variance, in hundredths of what was expected, a line is counted again.
    limit_percent integer NOT NULL CHECK (limit_percent BETWEEN 0 AND 1000),
    round integer NOT NULL DEFAULT 1,
    notes text,
    posting_id uuid CONSTRAINT stocktake_posting_id_fkey REFERENCES stock_posting (id),
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    created_by uuid NOT NULL CONSTRAINT stocktake_created_by_fkey REFERENCES app_user (id)
  );
  CREATE INDEX stocktake_state ON stocktake (state, place DESC);
  CREATE INDEX stocktake_location ON stocktake (location_id, place DESC) WHERE location_id IS NOT NULL;
  CREATE TRIGGER stocktake_next_version BEFORE UPDATE ON stocktake
    FOR EACH ROW EXECUTE FUNCTION require_next_version();
  REVOKE DELETE ON stocktake FROM sideline_app;

  CREATE TABLE stocktake_counter (
    stocktake_id uuid NOT NULL CONSTRAINT stocktake_counter_stocktake_id_fkey REFERENCES stocktake (id),
    user_id uuid NOT NULL CONSTRAINT stocktake_counter_user_id_fkey REFERENCES app_user (id),
    CONSTRAINT stocktake_counter_pkey PRIMARY KEY (stocktake_id, user_id)
  );
  CREATE INDEX stocktake_counter_user ON stocktake_counter (user_id);

  CREATE TABLE stocktake_line (
    id uuid PRIMARY KEY,
    stocktake_id uuid NOT NULL CONSTRAINT stocktake_line_stocktake_id_fkey REFERENCES stocktake (id),
    item_id uuid NOT NULL CONSTRAINT stocktake_line_item_id_fkey REFERENCES stock_item (id),
    batch_id uuid CONSTRAINT stocktake_line_batch_id_fkey REFERENCES stock_batch (id),
    batch_key uuid NOT NULL,
    location_id uuid NOT NULL CONSTRAINT stocktake_line_location_id_fkey REFERENCES stock_location (id),
    -- What the books said when it was counted.
    expected numeric(14,3),
    counted numeric(14,3) CHECK (counted >= 0),
    counted_at timestamptz,
    counted_by uuid CONSTRAINT stocktake_line_counted_by_fkey REFERENCES app_user (id),
    needs_recount boolean NOT NULL DEFAULT false,
    -- Of the line's counts: so that two people who count one line at once are warned.
    counts integer NOT NULL DEFAULT 0,
    CONSTRAINT stocktake_line_once UNIQUE (stocktake_id, batch_key, location_id),
    CONSTRAINT stocktake_line_batch_key CHECK (batch_key = coalesce(batch_id, item_id)),
    CONSTRAINT stocktake_line_counted_whole
      CHECK (num_nonnulls(expected, counted, counted_at, counted_by) IN (0, 4))
  );
  CREATE INDEX stocktake_line_open ON stocktake_line (stocktake_id) WHERE counted IS NULL;
  REVOKE DELETE ON stocktake_line FROM sideline_app;

  CREATE TABLE stocktake_count (
    id uuid PRIMARY KEY,
    line_id uuid NOT NULL CONSTRAINT stocktake_count_line_id_fkey REFERENCES stocktake_line (id),
    round integer NOT NULL,
    counted numeric(14,3) NOT NULL CHECK (counted >= 0),
    expected numeric(14,3) NOT NULL,
    counted_at timestamptz NOT NULL,
    counted_by uuid NOT NULL CONSTRAINT stocktake_count_counted_by_fkey REFERENCES app_user (id)
  );
  CREATE INDEX stocktake_count_line ON stocktake_count (line_id, id);
  REVOKE UPDATE, DELETE ON stocktake_count FROM sideline_app`;
