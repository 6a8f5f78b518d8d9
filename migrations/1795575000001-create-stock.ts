import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stock: items, places, lots, rules, and the ledger of what moved (operations sections 3 and 5).
 *
 * A quantity changes in one way only, `stock_post`. It runs with the owner's rights, so the application can read moves and
 * balances and write neither. Real places never go below zero: that is a constraint, and the function only words it.
 */
export class CreateStock1795575000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createThings(runner);
    await this.createLedger(runner);
    await runner.query(STOCK_POST);
    await runner.query(`
      REVOKE EXECUTE ON FUNCTION stock_post(jsonb, uuid[], uuid, timestamptz, date) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION stock_post(jsonb, uuid[], uuid, timestamptz, date) TO sideline_app`);
  }

  private async createThings(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stock_item (
        id uuid PRIMARY KEY,
        sku text NOT NULL CHECK (length(sku) BETWEEN 1 AND 40),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        item_type text NOT NULL CHECK (item_type IN ('consumable', 'medicine', 'equipment', 'fluid', 'gas')),
        legal_class text CHECK (legal_class IN ('GSL', 'P', 'POM')),
        controlled_schedule smallint CHECK (controlled_schedule BETWEEN 2 AND 5),
        is_witnessed boolean NOT NULL DEFAULT false,
        -- Its key in the formulary, so that a dose of a record finds it.
        drug text,
        strength text,
        unit text NOT NULL,
        units_per_pack integer NOT NULL DEFAULT 1 CHECK (units_per_pack >= 1),
        is_batch_tracked boolean NOT NULL DEFAULT true,
        has_expiry boolean NOT NULL DEFAULT true,
        is_serialised boolean NOT NULL DEFAULT false,
        storage text NOT NULL DEFAULT 'ambient' CHECK (storage IN ('ambient', 'fridge', 'controlled_drug_safe')),
        barcode text CHECK (barcode ~ '^[0-9]{14}$'),
        min_shelf_life_days integer CHECK (min_shelf_life_days >= 0),
        is_single_use boolean NOT NULL DEFAULT true,
        service_interval_days integer CHECK (service_interval_days >= 1),
        cylinder_litres numeric(14,3) CHECK (cylinder_litres > 0),
        notes text,
        is_active boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        CONSTRAINT stock_item_expiry_has_lots CHECK (is_batch_tracked OR NOT (has_expiry OR is_serialised)),
        -- Misuse of Drugs Regulations 2001, schedules 2 and 3.
        CONSTRAINT stock_item_controlled CHECK (
          controlled_schedule IS NULL OR (is_batch_tracked AND (controlled_schedule > 3 OR is_witnessed)))
      );
      CREATE UNIQUE INDEX stock_item_sku ON stock_item (lower(sku));
      CREATE UNIQUE INDEX stock_item_barcode ON stock_item (barcode) WHERE is_active;
      CREATE INDEX stock_item_name ON stock_item (name_folded(name), id);
      CREATE INDEX stock_item_by_sku ON stock_item (lower(sku), id);
      CREATE INDEX stock_item_drug ON stock_item (drug) WHERE drug IS NOT NULL;
      CREATE INDEX stock_item_search ON stock_item
        USING gin ((name_folded(name) || ' ' || lower(sku) || ' ' || coalesce(barcode, '')) gin_trgm_ops);
      CREATE TRIGGER stock_item_next_version BEFORE UPDATE ON stock_item
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      REVOKE DELETE ON stock_item FROM sideline_app;

      CREATE TABLE stock_location (
        id uuid PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        location_type text CHECK (location_type IN ('response_vehicle', 'main_storage_box', 'event_kit_bag', 'medical_tent',
          'on_site_locker', 'support_vehicle', 'temporary_storage')),
        kind text NOT NULL CHECK (kind IN ('place', 'bag', 'pouch', 'virtual')),
        parent_id uuid CONSTRAINT stock_location_parent_id_fkey REFERENCES stock_location (id),
        -- Where stock enters the books: its balance may be below zero.
        is_source boolean NOT NULL DEFAULT false,
        is_real boolean NOT NULL DEFAULT true,
        is_active boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        CONSTRAINT stock_location_books UNIQUE (id, is_source, is_real),
        CONSTRAINT stock_location_is_real CHECK (is_real = (kind <> 'virtual')),
        CONSTRAINT stock_location_source_is_virtual CHECK (NOT (is_source AND is_real)),
        CONSTRAINT stock_location_place_has_type CHECK (kind <> 'place' OR location_type IS NOT NULL),
        CONSTRAINT stock_location_pouch_in_bag CHECK (kind <> 'pouch' OR parent_id IS NOT NULL),
        CONSTRAINT stock_location_not_in_itself CHECK (parent_id <> id)
      );
      CREATE UNIQUE INDEX stock_location_name
        ON stock_location (kind, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), name_folded(name)) WHERE is_active;
      CREATE INDEX stock_location_by_name ON stock_location (name_folded(name), id) WHERE kind <> 'virtual';
      CREATE INDEX stock_location_parent ON stock_location (parent_id) WHERE parent_id IS NOT NULL;

      INSERT INTO stock_location (id, name, kind, is_source, is_real, created_at)
      SELECT ('00000000-0000-7000-8000-00000000000' || place)::uuid, name, 'virtual', is_source, false, '2026-01-01Z'
      FROM (VALUES (1, 'Supplier', true), (2, 'In transit', false), (3, 'Consumed', false), (4, 'Waste', false),
                   (5, 'Adjustment', true), (6, 'Opening stock', true), (7, 'Shortage', true)) AS made (place, name, is_source);

      CREATE FUNCTION stock_location_keeps_kind() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.kind = 'virtual' OR (TG_OP = 'UPDATE' AND NEW.kind = 'virtual') THEN
          RAISE EXCEPTION 'the virtual locations are the database''s own' USING ERRCODE = 'STK02';
        END IF;
        RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
      END $$;
      CREATE TRIGGER stock_location_keeps_kind BEFORE UPDATE OR DELETE ON stock_location
        FOR EACH ROW EXECUTE FUNCTION stock_location_keeps_kind();
      CREATE TRIGGER stock_location_next_version BEFORE UPDATE ON stock_location
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      CREATE FUNCTION stock_location_made_real() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the virtual locations are the database''s own' USING ERRCODE = 'STK02';
      END $$;
      CREATE TRIGGER stock_location_made_real BEFORE INSERT ON stock_location
        FOR EACH ROW WHEN (NEW.kind = 'virtual') EXECUTE FUNCTION stock_location_made_real();

      CREATE TABLE stock_batch (
        id uuid PRIMARY KEY,
        item_id uuid NOT NULL CONSTRAINT stock_batch_item_id_fkey REFERENCES stock_item (id),
        lot text NOT NULL CHECK (length(lot) BETWEEN 1 AND 60),
        expires_on date,
        serial text,
        supplier_id uuid,
        unit_cost_pence integer CHECK (unit_cost_pence >= 0),
        status text NOT NULL DEFAULT 'available' CHECK (status IN ('available', 'quarantined', 'recalled')),
        status_reference text,
        status_reason text,
        status_changed_at timestamptz,
        status_changed_by uuid CONSTRAINT stock_batch_status_changed_by_fkey REFERENCES app_user (id),
        -- Of equipment with a serial number.
        last_service_on date,
        next_service_on date,
        -- Of a cylinder, by its gauge.
        percent_left smallint CHECK (percent_left BETWEEN 0 AND 100),
        gauge_read_at timestamptz,
        notes text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX stock_batch_lot
        ON stock_batch (item_id, lower(lot), coalesce(expires_on, 'infinity'::date));
      CREATE UNIQUE INDEX stock_batch_serial ON stock_batch (item_id, lower(serial)) WHERE serial IS NOT NULL;
      CREATE INDEX stock_batch_expiry ON stock_batch (coalesce(expires_on, 'infinity'::date), id);
      CREATE INDEX stock_batch_by_lot ON stock_batch (lower(lot), id);
      CREATE INDEX stock_batch_blocked ON stock_batch (status, id) WHERE status <> 'available';
      CREATE INDEX stock_batch_service ON stock_batch (next_service_on) WHERE next_service_on IS NOT NULL;
      CREATE INDEX stock_batch_search ON stock_batch USING gin ((lower(lot) || ' ' || lower(coalesce(serial, ''))) gin_trgm_ops);
      CREATE TRIGGER stock_batch_next_version BEFORE UPDATE ON stock_batch
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      REVOKE DELETE ON stock_batch FROM sideline_app;

      CREATE TABLE stock_service (
        id uuid PRIMARY KEY,
        batch_id uuid NOT NULL CONSTRAINT stock_service_batch_id_fkey REFERENCES stock_batch (id),
        serviced_on date NOT NULL,
        next_due_on date CHECK (next_due_on > serviced_on),
        serviced_by text,
        notes text,
        recorded_at timestamptz NOT NULL,
        recorded_by uuid NOT NULL CONSTRAINT stock_service_recorded_by_fkey REFERENCES app_user (id)
      );
      CREATE INDEX stock_service_batch ON stock_service (batch_id, serviced_on DESC, id DESC);
      REVOKE UPDATE, DELETE ON stock_service FROM sideline_app;

      CREATE TABLE stock_fault (
        id uuid PRIMARY KEY,
        batch_id uuid NOT NULL CONSTRAINT stock_fault_batch_id_fkey REFERENCES stock_batch (id),
        description text NOT NULL CHECK (length(description) BETWEEN 1 AND 1000),
        reported_at timestamptz NOT NULL,
        reported_by uuid NOT NULL CONSTRAINT stock_fault_reported_by_fkey REFERENCES app_user (id),
        resolution text CHECK (length(resolution) BETWEEN 1 AND 1000),
        resolved_at timestamptz,
        resolved_by uuid CONSTRAINT stock_fault_resolved_by_fkey REFERENCES app_user (id),
        CONSTRAINT stock_fault_resolved_whole CHECK (num_nonnulls(resolution, resolved_at, resolved_by) IN (0, 3))
      );
      CREATE INDEX stock_fault_batch ON stock_fault (batch_id, reported_at DESC, id DESC);
      CREATE INDEX stock_fault_open ON stock_fault (batch_id) WHERE resolved_at IS NULL;
      REVOKE UPDATE, DELETE ON stock_fault FROM sideline_app;
      GRANT UPDATE (resolution, resolved_at, resolved_by) ON stock_fault TO sideline_app;

      CREATE TABLE stock_rule (
        item_id uuid NOT NULL CONSTRAINT stock_rule_item_id_fkey REFERENCES stock_item (id),
        location_id uuid NOT NULL CONSTRAINT stock_rule_location_id_fkey REFERENCES stock_location (id) ON DELETE CASCADE,
        minimum numeric(14,3) NOT NULL CHECK (minimum >= 0),
        par numeric(14,3) NOT NULL,
        order_multiple numeric(14,3) NOT NULL CHECK (order_multiple > 0),
        replenish_from_id uuid CONSTRAINT stock_rule_replenish_from_id_fkey REFERENCES stock_location (id),
        updated_at timestamptz NOT NULL,
        CONSTRAINT stock_rule_pkey PRIMARY KEY (item_id, location_id),
        CONSTRAINT stock_rule_par CHECK (par >= minimum),
        CONSTRAINT stock_rule_not_from_itself CHECK (replenish_from_id <> location_id)
      );
      CREATE INDEX stock_rule_location ON stock_rule (location_id);
      CREATE INDEX stock_rule_replenish_from ON stock_rule (replenish_from_id) WHERE replenish_from_id IS NOT NULL`);
  }

  private async createLedger(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stock_posting (
        id uuid PRIMARY KEY,
        -- The caller's: the same key again answers what it answered.
        key text NOT NULL CONSTRAINT stock_posting_key UNIQUE CHECK (length(key) BETWEEN 1 AND 200),
        -- SHA-256 of what was asked for, so that the same key with other contents is seen.
        fingerprint text NOT NULL,
        posted_by uuid NOT NULL CONSTRAINT stock_posting_posted_by_fkey REFERENCES app_user (id),
        recorded_at timestamptz NOT NULL
      );

      CREATE TABLE stock_move (
        id uuid PRIMARY KEY,
        -- The order within a lot at a place: balances are locked before it is drawn.
        sequence bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_move_sequence UNIQUE,
        posting_id uuid NOT NULL CONSTRAINT stock_move_posting_id_fkey REFERENCES stock_posting (id),
        line integer NOT NULL,
        item_id uuid NOT NULL CONSTRAINT stock_move_item_id_fkey REFERENCES stock_item (id),
        batch_id uuid CONSTRAINT stock_move_batch_id_fkey REFERENCES stock_batch (id),
        from_location_id uuid NOT NULL CONSTRAINT stock_move_from_location_id_fkey REFERENCES stock_location (id),
        to_location_id uuid NOT NULL CONSTRAINT stock_move_to_location_id_fkey REFERENCES stock_location (id),
        quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
        reason text NOT NULL,
        note text,
        source_kind text NOT NULL,
        source_id uuid,
        event_id uuid CONSTRAINT stock_move_event_id_fkey REFERENCES event (event_id),
        -- No foreign key: an erased record leaves its id here, which leads nowhere.
        prf_id uuid,
        performed_by uuid NOT NULL CONSTRAINT stock_move_performed_by_fkey REFERENCES app_user (id),
        witnessed_by uuid CONSTRAINT stock_move_witnessed_by_fkey REFERENCES app_user (id),
        occurred_at timestamptz NOT NULL,
        recorded_at timestamptz NOT NULL,
        reverses uuid CONSTRAINT stock_move_reverses UNIQUE CONSTRAINT stock_move_reverses_fkey REFERENCES stock_move (id),
        unit_cost_pence integer,
        -- What spoke against the lot when it was issued, and why it was issued all the same.
        exception text CHECK (exception IN ('expired', 'quarantined', 'recalled')),
        override_reason text,
        -- What each side held after it, for registers and for finding where a balance went wrong.
        from_balance numeric(14,3) NOT NULL,
        to_balance numeric(14,3) NOT NULL,
        CONSTRAINT stock_move_line UNIQUE (posting_id, line),
        CONSTRAINT stock_move_goes_somewhere CHECK (from_location_id <> to_location_id),
        CONSTRAINT stock_move_two_people CHECK (witnessed_by <> performed_by)
      );
      CREATE INDEX stock_move_item ON stock_move (item_id, sequence DESC);
      CREATE INDEX stock_move_batch ON stock_move (batch_id, sequence DESC) WHERE batch_id IS NOT NULL;
      CREATE INDEX stock_move_from ON stock_move (from_location_id, sequence DESC);
      CREATE INDEX stock_move_to ON stock_move (to_location_id, sequence DESC);
      CREATE INDEX stock_move_event ON stock_move (event_id, sequence DESC) WHERE event_id IS NOT NULL;
      CREATE INDEX stock_move_prf ON stock_move (prf_id, sequence DESC) WHERE prf_id IS NOT NULL;
      CREATE INDEX stock_move_source ON stock_move (source_id) WHERE source_id IS NOT NULL;
      -- Consumption by time, for burn rates: 3 is 'Consumed'.
      CREATE INDEX stock_move_consumed ON stock_move (item_id, occurred_at) INCLUDE (from_location_id, quantity)
        WHERE to_location_id = '00000000-0000-7000-8000-000000000003';
      CREATE TRIGGER stock_posting_append_only BEFORE UPDATE OR DELETE ON stock_posting
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      CREATE TRIGGER stock_posting_never_emptied BEFORE TRUNCATE ON stock_posting
        FOR EACH STATEMENT EXECUTE FUNCTION prf_refuse_rewriting();
      CREATE TRIGGER stock_move_append_only BEFORE UPDATE OR DELETE ON stock_move
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      CREATE TRIGGER stock_move_never_emptied BEFORE TRUNCATE ON stock_move
        FOR EACH STATEMENT EXECUTE FUNCTION prf_refuse_rewriting();

      CREATE TABLE stock_balance (
        item_id uuid NOT NULL CONSTRAINT stock_balance_item_id_fkey REFERENCES stock_item (id),
        batch_id uuid CONSTRAINT stock_balance_batch_id_fkey REFERENCES stock_batch (id),
        -- The lot, or the item where it has none: NULL is never equal to NULL, and a key must be.
        batch_key uuid NOT NULL,
        location_id uuid NOT NULL,
        is_source boolean NOT NULL,
        is_real boolean NOT NULL,
        quantity numeric(14,3) NOT NULL,
        CONSTRAINT stock_balance_pkey PRIMARY KEY (batch_key, location_id),
        CONSTRAINT stock_balance_location_fkey FOREIGN KEY (location_id, is_source, is_real)
          REFERENCES stock_location (id, is_source, is_real),
        CONSTRAINT stock_balance_batch_key CHECK (batch_key = coalesce(batch_id, item_id)),
        CONSTRAINT stock_balance_not_negative CHECK (quantity >= 0 OR is_source)
      -- Room for the next version of a row beside it: a balance is written far more often than it is made.
      ) WITH (fillfactor = 70);
      CREATE INDEX stock_balance_item ON stock_balance (item_id, location_id) WHERE is_real;
      CREATE INDEX stock_balance_location ON stock_balance (location_id, item_id);

      CREATE TABLE stock_shortage (
        move_id uuid CONSTRAINT stock_shortage_pkey PRIMARY KEY CONSTRAINT stock_shortage_move_id_fkey REFERENCES stock_move (id),
        -- Where it should have come from.
        location_id uuid NOT NULL CONSTRAINT stock_shortage_location_id_fkey REFERENCES stock_location (id),
        settled_at timestamptz,
        settled_by uuid CONSTRAINT stock_shortage_settled_by_fkey REFERENCES app_user (id),
        settled_reason text CHECK (length(settled_reason) BETWEEN 1 AND 500),
        settled_posting_id uuid CONSTRAINT stock_shortage_settled_posting_id_fkey REFERENCES stock_posting (id),
        CONSTRAINT stock_shortage_settled_whole
          CHECK (num_nonnulls(settled_at, settled_by, settled_reason, settled_posting_id) IN (0, 4))
      );
      CREATE INDEX stock_shortage_open ON stock_shortage (location_id, move_id) WHERE settled_at IS NULL;
      CREATE INDEX stock_shortage_location ON stock_shortage (location_id, move_id);

      REVOKE INSERT, UPDATE, DELETE ON stock_posting, stock_move, stock_balance, stock_shortage FROM sideline_app;
      GRANT UPDATE (settled_at, settled_by, settled_reason, settled_posting_id) ON stock_shortage TO sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION stock_post(jsonb, uuid[], uuid, timestamptz, date);
      DROP TABLE stock_shortage;
      DROP TABLE stock_balance;
      DROP TABLE stock_move;
      DROP TABLE stock_posting;
      DROP TABLE stock_rule;
      DROP TABLE stock_fault;
      DROP TABLE stock_service;
      DROP TABLE stock_batch;
      DROP TABLE stock_location;
      DROP FUNCTION stock_location_made_real();
      DROP FUNCTION stock_location_keeps_kind();
      DROP TABLE stock_item`);
  }
}

/** The moves of a posting, as the function answers them. */
const answered = (posting: string): string => `(
        SELECT jsonb_agg(jsonb_build_object(
          'id', m.id, 'sequence', m.sequence, 'itemId', m.item_id, 'batchId', m.batch_id,
          'fromLocationId', m.from_location_id, 'toLocationId', m.to_location_id, 'quantity', m.quantity,
          'reason', m.reason, 'exception', m.exception, 'isWitnessed', m.witnessed_by IS NOT NULL, 'reverses', m.reverses,
          'shortAt', (SELECT s.location_id FROM stock_shortage s WHERE s.move_id = m.id)) ORDER BY m.line)
        FROM stock_move m WHERE m.posting_id = ${posting})`;

/**
 * Posts a set of moves: all of them, or none. `posting` is what the caller asks for (key, occurredAt, sourceKind, sourceId,
 * eventId, prfId, witnessedBy, overrideReason, allowShortage, moves); `ids` are fresh ids, the first for the posting and two
 * for each line; `as_of` is the provider's day on which it happened. Answers {id, replayed, moves}. A refusal has SQLSTATE STK01,
 * its code as the message and what its words need as JSON in the detail.
 *
 * Balances are locked in the order (item, lot, place), 'Shortage' last within a lot, so that no two postings wait for each
 * other. Each step is a look-up by key: the plans are the same whatever the tables hold.
 */
const STOCK_POST = `
  CREATE FUNCTION stock_post(posting jsonb, ids uuid[], performer uuid, recorded timestamptz, as_of date)
  RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DECLARE
    consumed CONSTANT uuid := '00000000-0000-7000-8000-000000000003';
    shortage CONSTANT uuid := '00000000-0000-7000-8000-000000000007';
    late CONSTANT boolean := coalesce((posting ->> 'allowShortage')::boolean, false);
    witness CONSTANT uuid := (posting ->> 'witnessedBy')::uuid;
    override CONSTANT text := posting ->> 'overrideReason';
    occurred CONSTANT timestamptz := coalesce((posting ->> 'occurredAt')::timestamptz, recorded);
    print CONSTANT text := encode(sha256(convert_to((posting - 'key')::text, 'UTF8')), 'hex');
    made uuid;
    known record;
    line record;
    leg record;
    problem record;
    before stock_move;
    held numeric;
    lacking numeric;
    short numeric := 0;
    -- The balances that it touches, in the order of their locks, and what is missing at each.
    keys text[] := '{}';
    batch_keys uuid[] := '{}';
    places uuid[] := '{}';
    amounts numeric[] := '{}';
    missing numeric[] := '{}';
    from_place integer;
    to_place integer;
    written integer := 0;
    used integer := 1;
    cost integer;
    taken numeric;
    source uuid;
    said text;
    has_serial boolean := false;
  BEGIN
    INSERT INTO stock_posting (id, key, fingerprint, posted_by, recorded_at)
    VALUES (ids[1], posting ->> 'key', print, performer, recorded)
    ON CONFLICT (key) DO NOTHING RETURNING id INTO made;
    IF made IS NULL THEN
      SELECT p.id, p.fingerprint INTO STRICT known FROM stock_posting p WHERE p.key = posting ->> 'key';
      IF known.fingerprint <> print THEN
        RAISE EXCEPTION 'POSTING_DIFFERS' USING ERRCODE = 'STK01', DETAIL = '{}';
      END IF;
      RETURN jsonb_build_object('id', known.id, 'replayed', true, 'moves', ${answered('known.id')});
    END IF;
    IF witness = performer THEN
      RAISE EXCEPTION 'WITNESS_SAME_PERSON' USING ERRCODE = 'STK01', DETAIL = '{}';
    END IF;

    -- What speaks against each line.
    FOR line IN
      SELECT l.n::integer AS n, (l.move ->> 'itemId')::uuid AS item_id, (l.move ->> 'batchId')::uuid AS batch_id,
             (l.move ->> 'fromLocationId')::uuid AS from_id, (l.move ->> 'toLocationId')::uuid AS to_id,
             (l.move ->> 'quantity')::numeric AS quantity, (l.move ->> 'reverses')::uuid AS reverses
      FROM jsonb_array_elements(posting -> 'moves') WITH ORDINALITY AS l (move, n) ORDER BY l.n
    LOOP
      SELECT i.name AS item, i.is_active AS item_active, i.is_batch_tracked, i.is_serialised, i.is_witnessed,
             b.id AS batch, b.lot, b.status, b.status_reference, b.expires_on,
             f.id AS from_id, f.name AS from_name, f.is_source,
             t.id AS to_id, t.name AS to_name, t.is_active AS to_active
      INTO problem
      FROM (SELECT) AS one
      LEFT JOIN stock_item i ON i.id = line.item_id
      LEFT JOIN stock_batch b ON b.id = line.batch_id AND b.item_id = line.item_id
      LEFT JOIN stock_location f ON f.id = line.from_id
      LEFT JOIN stock_location t ON t.id = line.to_id;
      has_serial := has_serial OR coalesce(problem.is_serialised, false);
      said := CASE
        WHEN problem.item IS NULL THEN 'NO_ITEM'
        WHEN problem.from_id IS NULL THEN 'NO_FROM'
        WHEN problem.to_id IS NULL THEN 'NO_TO'
        WHEN line.batch_id IS NOT NULL AND problem.batch IS NULL THEN 'NO_BATCH'
        WHEN problem.is_batch_tracked AND line.batch_id IS NULL THEN 'LOT_NEEDED'
        WHEN NOT problem.is_batch_tracked AND line.batch_id IS NOT NULL THEN 'LOT_UNWANTED'
        WHEN problem.is_serialised AND line.quantity <> 1 THEN 'ONE_OF_A_SERIAL'
        WHEN line.reverses IS NOT NULL THEN NULL
        WHEN NOT problem.to_active THEN 'LOCATION_CLOSED'
        -- What is there can be used up and moved; it cannot be received.
        WHEN NOT problem.item_active AND problem.is_source AND NOT late THEN 'ITEM_CLOSED'
        WHEN problem.is_witnessed AND witness IS NULL AND NOT late THEN 'WITNESS_REQUIRED'
        -- What a patient has been given already is recorded, and what spoke against it with it.
        WHEN line.to_id <> consumed OR late THEN NULL
        WHEN problem.status = 'recalled' THEN 'BATCH_RECALLED'
        WHEN problem.status = 'quarantined' THEN 'BATCH_QUARANTINED'
        WHEN problem.expires_on < as_of AND override IS NULL THEN 'BATCH_EXPIRED'
      END;
      IF said IS NOT NULL THEN
        RAISE EXCEPTION '%', said USING ERRCODE = 'STK01', DETAIL = jsonb_build_object(
          'line', line.n - 1, 'item', problem.item, 'lot', problem.lot, 'on', problem.expires_on,
          'reference', problem.status_reference, 'place', problem.to_name)::text;
      END IF;
      IF line.reverses IS NOT NULL THEN
        SELECT * INTO before FROM stock_move m WHERE m.id = line.reverses;
        IF before.id IS NULL OR before.reverses IS NOT NULL
           OR EXISTS (SELECT FROM stock_move m WHERE m.reverses = line.reverses)
           OR (before.item_id, before.to_location_id, before.from_location_id, before.quantity)
              <> (line.item_id, line.from_id, line.to_id, line.quantity)
           OR before.batch_id IS DISTINCT FROM line.batch_id THEN
          RAISE EXCEPTION 'MOVE_REVERSED' USING ERRCODE = 'STK01', DETAIL = '{}';
        END IF;
      END IF;
    END LOOP;

    -- The balances, locked in one order.
    FOR leg IN
      SELECT s.item_id, s.batch_id, coalesce(s.batch_id, s.item_id) AS batch_key, s.location_id, sum(s.delta) AS delta
      FROM jsonb_array_elements(posting -> 'moves') AS l (move)
      CROSS JOIN LATERAL (
        SELECT (l.move ->> 'itemId')::uuid, (l.move ->> 'batchId')::uuid, side.place, side.delta
        FROM (VALUES ((l.move ->> 'fromLocationId')::uuid, -(l.move ->> 'quantity')::numeric),
                     ((l.move ->> 'toLocationId')::uuid, (l.move ->> 'quantity')::numeric),
                     (CASE WHEN late THEN shortage END, 0)) AS side (place, delta)
        WHERE side.place IS NOT NULL
      ) AS s (item_id, batch_id, location_id, delta)
      GROUP BY s.item_id, s.batch_id, s.location_id
      ORDER BY s.item_id, coalesce(s.batch_id, s.item_id), s.location_id = shortage, s.location_id
    LOOP
      IF leg.location_id = shortage AND leg.delta = 0 AND short = 0 THEN
        CONTINUE;
      END IF;
      SELECT b.quantity INTO held FROM stock_balance b
      WHERE b.batch_key = leg.batch_key AND b.location_id = leg.location_id FOR UPDATE;
      IF held IS NULL THEN
        INSERT INTO stock_balance (item_id, batch_id, batch_key, location_id, is_source, is_real, quantity)
        SELECT leg.item_id, leg.batch_id, leg.batch_key, leg.location_id, p.is_source, p.is_real, 0
        FROM stock_location p WHERE p.id = leg.location_id
        ON CONFLICT (batch_key, location_id) DO NOTHING;
        SELECT b.quantity INTO STRICT held FROM stock_balance b
        WHERE b.batch_key = leg.batch_key AND b.location_id = leg.location_id FOR UPDATE;
      END IF;
      lacking := 0;
      IF held + leg.delta < 0 AND NOT (SELECT p.is_source FROM stock_location p WHERE p.id = leg.location_id) THEN
        IF NOT late THEN
          RAISE EXCEPTION 'STOCK_INSUFFICIENT' USING ERRCODE = 'STK01', DETAIL = (
            SELECT jsonb_build_object(
              'item', i.name, 'unit', i.unit, 'place', p.name, 'lot', b.lot, 'available', held, 'wanted', -leg.delta,
              'itemId', i.id, 'batchId', leg.batch_id, 'locationId', p.id,
              'elsewhere', coalesce((
                SELECT jsonb_agg(jsonb_build_object('locationId', o.id, 'place', o.name, 'quantity', o.quantity) ORDER BY o.quantity DESC, o.name)
                FROM (SELECT q.id, q.name, sum(e.quantity) AS quantity
                      FROM stock_balance e JOIN stock_location q ON q.id = e.location_id
                      WHERE e.item_id = leg.item_id AND e.is_real AND e.quantity > 0 AND e.location_id <> leg.location_id
                      GROUP BY q.id, q.name ORDER BY sum(e.quantity) DESC, q.name LIMIT 3) o), '[]'))::text
            FROM stock_item i JOIN stock_location p ON p.id = leg.location_id LEFT JOIN stock_batch b ON b.id = leg.batch_id
            WHERE i.id = leg.item_id);
        END IF;
        lacking := -(held + leg.delta);
      END IF;
      short := CASE WHEN leg.location_id = shortage THEN 0 ELSE short + lacking END;
      keys := keys || (leg.batch_key || ' ' || leg.location_id);
      batch_keys := batch_keys || leg.batch_key;
      places := places || leg.location_id;
      amounts := amounts || held;
      missing := missing || lacking;
    END LOOP;

    -- The moves, each with what both sides hold after it.
    FOR line IN
      SELECT (l.move ->> 'itemId')::uuid AS item_id, (l.move ->> 'batchId')::uuid AS batch_id,
             coalesce(l.move ->> 'batchId', l.move ->> 'itemId')::uuid AS batch_key,
             (l.move ->> 'fromLocationId')::uuid AS from_id, (l.move ->> 'toLocationId')::uuid AS to_id,
             (l.move ->> 'quantity')::numeric AS quantity, (l.move ->> 'reverses')::uuid AS reverses,
             l.move ->> 'reason' AS reason, l.move ->> 'note' AS note, b.unit_cost_pence,
             CASE WHEN (l.move ->> 'toLocationId')::uuid <> consumed THEN NULL
                  WHEN b.status <> 'available' THEN b.status
                  WHEN b.expires_on < as_of THEN 'expired' END AS exception
      FROM jsonb_array_elements(posting -> 'moves') WITH ORDINALITY AS l (move, n)
      LEFT JOIN stock_batch b ON b.id = (l.move ->> 'batchId')::uuid
      ORDER BY l.n
    LOOP
      to_place := array_position(keys, line.batch_key || ' ' || line.to_id);
      from_place := array_position(keys, line.batch_key || ' ' || line.from_id);
      before := NULL;
      cost := line.unit_cost_pence;
      IF line.reverses IS NOT NULL THEN
        SELECT * INTO before FROM stock_move m WHERE m.id = line.reverses;
        cost := before.unit_cost_pence;
      END IF;
      lacking := least(missing[from_place], line.quantity);
      missing[from_place] := missing[from_place] - lacking;
      FOR part IN 1..2 LOOP
        taken := CASE part WHEN 1 THEN line.quantity - lacking ELSE lacking END;
        CONTINUE WHEN taken = 0;
        source := line.from_id;
        IF part = 2 THEN
          source := shortage;
          from_place := array_position(keys, line.batch_key || ' ' || shortage);
        END IF;
        amounts[from_place] := amounts[from_place] - taken;
        amounts[to_place] := amounts[to_place] + taken;
        written := written + 1;
        used := used + 1;
        INSERT INTO stock_move (id, posting_id, line, item_id, batch_id, from_location_id, to_location_id, quantity, reason,
                                note, source_kind, source_id, event_id, prf_id, performed_by, witnessed_by, occurred_at,
                                recorded_at, reverses, unit_cost_pence, exception, override_reason, from_balance, to_balance)
        VALUES (ids[used], made, written, line.item_id, line.batch_id, source, line.to_id, taken, line.reason,
                line.note, posting ->> 'sourceKind', (posting ->> 'sourceId')::uuid,
                coalesce(before.event_id, (posting ->> 'eventId')::uuid), coalesce(before.prf_id, (posting ->> 'prfId')::uuid),
                performer, witness, occurred, recorded, line.reverses, cost, line.exception,
                CASE WHEN line.exception IS NOT NULL THEN override END, amounts[from_place], amounts[to_place]);
        IF part = 2 THEN
          INSERT INTO stock_shortage (move_id, location_id) VALUES (ids[used], line.from_id);
        END IF;
      END LOOP;
      IF before.from_location_id = shortage THEN
        UPDATE stock_shortage s SET settled_at = recorded, settled_by = performer, settled_reason = 'The move was reversed.',
               settled_posting_id = made
        WHERE s.move_id = before.id AND s.settled_at IS NULL;
      END IF;
    END LOOP;

    FOR place IN 1..cardinality(keys) LOOP
      UPDATE stock_balance b SET quantity = amounts[place]
      WHERE b.batch_key = batch_keys[place] AND b.location_id = places[place];
    END LOOP;

    IF has_serial THEN
    -- A serial number is one thing, in one place.
    SELECT i.name AS item, s.lot INTO problem
    FROM (SELECT DISTINCT (l.move ->> 'batchId')::uuid AS batch_id, (l.move ->> 'itemId')::uuid AS item_id
          FROM jsonb_array_elements(posting -> 'moves') AS l (move)) AS lots
    JOIN stock_item i ON i.id = lots.item_id AND i.is_serialised
    JOIN stock_batch s ON s.id = lots.batch_id
    WHERE (SELECT sum(b.quantity) FROM stock_balance b
           WHERE b.batch_key = lots.batch_id AND NOT b.is_source) > 1
    LIMIT 1;
    IF problem.item IS NOT NULL THEN
      RAISE EXCEPTION 'SERIAL_TWICE' USING ERRCODE = 'STK01', DETAIL = jsonb_build_object('item', problem.item, 'lot', problem.lot)::text;
    END IF;
    END IF;
    RETURN jsonb_build_object('id', made, 'replayed', false, 'moves', ${answered('made')});
  END
  $$`;
