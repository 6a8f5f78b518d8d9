import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bags: locations with a kit, a seal, checks and a round of states (operations section 3, Bag). */
export class CreateBags1795585000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stock_bag (
        location_id uuid PRIMARY KEY CONSTRAINT stock_bag_location_id_fkey REFERENCES stock_location (id),
        kit_id uuid NOT NULL,
        kit_number integer NOT NULL,
        home_id uuid NOT NULL CONSTRAINT stock_bag_home_id_fkey REFERENCES stock_location (id),
        state text NOT NULL DEFAULT 'check_due'
          CHECK (state IN ('ready', 'out', 'returned', 'check_due', 'restock_due', 'out_of_service')),
        seal text CHECK (length(seal) BETWEEN 1 AND 40),
        last_checked_at timestamptz,
        next_check_on date,
        check_every_days integer NOT NULL CHECK (check_every_days BETWEEN 1 AND 365),
        notes text,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        CONSTRAINT stock_bag_kit_fkey FOREIGN KEY (kit_id, kit_number) REFERENCES kit_version (kit_id, number)
      );
      CREATE INDEX stock_bag_state ON stock_bag (state);
      CREATE INDEX stock_bag_kit ON stock_bag (kit_id, kit_number);
      CREATE INDEX stock_bag_home ON stock_bag (home_id);
      CREATE INDEX stock_bag_next_check ON stock_bag (next_check_on) WHERE state = 'ready';
      CREATE TRIGGER stock_bag_next_version BEFORE UPDATE ON stock_bag
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      REVOKE DELETE ON stock_bag FROM sideline_app;

      -- The steps of the state table (operations section 3).
      CREATE FUNCTION stock_bag_steps() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (OLD.state, NEW.state) NOT IN (
          ('ready', 'out'), ('out', 'returned'), ('returned', 'check_due'), ('ready', 'check_due'),
          ('returned', 'restock_due'), ('check_due', 'restock_due'), ('ready', 'restock_due'),
          ('returned', 'ready'), ('check_due', 'ready'), ('restock_due', 'ready'),
          ('ready', 'out_of_service'), ('out', 'out_of_service'), ('returned', 'out_of_service'),
          ('check_due', 'out_of_service'), ('restock_due', 'out_of_service'), ('out_of_service', 'check_due')) THEN
          RAISE EXCEPTION 'a bag does not go from % to %', OLD.state, NEW.state USING ERRCODE = 'STK03';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER stock_bag_steps BEFORE UPDATE ON stock_bag
        FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION stock_bag_steps();

      CREATE TABLE stock_pouch (
        location_id uuid PRIMARY KEY CONSTRAINT stock_pouch_location_id_fkey REFERENCES stock_location (id),
        bag_id uuid NOT NULL CONSTRAINT stock_pouch_bag_id_fkey REFERENCES stock_bag (location_id),
        -- Its place in the bag.
        place integer NOT NULL,
        seal text CHECK (length(seal) BETWEEN 1 AND 40),
        sealed_at timestamptz
      );
      CREATE INDEX stock_pouch_bag ON stock_pouch (bag_id, place);
      REVOKE DELETE ON stock_pouch FROM sideline_app;

      -- With whom a bag is, or was.
      CREATE TABLE bag_assignment (
        id uuid PRIMARY KEY,
        bag_id uuid NOT NULL CONSTRAINT bag_assignment_bag_id_fkey REFERENCES stock_bag (location_id),
        staff_id uuid CONSTRAINT bag_assignment_staff_id_fkey REFERENCES staff_profile (staff_id),
        crew_id uuid CONSTRAINT bag_assignment_crew_id_fkey REFERENCES control_crew (crew_id),
        event_id uuid CONSTRAINT bag_assignment_event_id_fkey REFERENCES event (event_id),
        out_at timestamptz NOT NULL,
        back_at timestamptz,
        CONSTRAINT bag_assignment_to_somebody CHECK (num_nonnulls(staff_id, crew_id, event_id) > 0),
        CONSTRAINT bag_assignment_in_order CHECK (back_at >= out_at)
      );
      CREATE UNIQUE INDEX bag_assignment_now ON bag_assignment (bag_id) WHERE back_at IS NULL;
      CREATE INDEX bag_assignment_bag ON bag_assignment (bag_id, out_at DESC);
      CREATE INDEX bag_assignment_staff ON bag_assignment (staff_id, out_at DESC) WHERE staff_id IS NOT NULL;
      CREATE INDEX bag_assignment_crew ON bag_assignment (crew_id, out_at DESC) WHERE crew_id IS NOT NULL;
      CREATE INDEX bag_assignment_event ON bag_assignment (event_id, out_at DESC) WHERE event_id IS NOT NULL;
      REVOKE UPDATE ON bag_assignment FROM sideline_app;
      GRANT UPDATE (back_at) ON bag_assignment TO sideline_app;

      CREATE TABLE bag_check (
        -- Made on the device: sent again, nothing is checked twice.
        id uuid PRIMARY KEY,
        bag_id uuid NOT NULL CONSTRAINT bag_check_bag_id_fkey REFERENCES stock_bag (location_id),
        fingerprint text NOT NULL,
        kit_id uuid NOT NULL,
        kit_number integer NOT NULL,
        checked_at timestamptz NOT NULL,
        checked_by uuid NOT NULL CONSTRAINT bag_check_checked_by_fkey REFERENCES app_user (id),
        recorded_at timestamptz NOT NULL,
        seal text CHECK (length(seal) BETWEEN 1 AND 40),
        next_check_on date NOT NULL,
        notes text,
        posting_id uuid CONSTRAINT bag_check_posting_id_fkey REFERENCES stock_posting (id),
        -- What the bag still lacked after it, in words.
        reasons text[] NOT NULL,
        -- What the count found and the books could not take, in words.
        unsettled text[] NOT NULL,
        CONSTRAINT bag_check_kit_fkey FOREIGN KEY (kit_id, kit_number) REFERENCES kit_version (kit_id, number)
      );
      CREATE INDEX bag_check_bag ON bag_check (bag_id, id DESC);
      REVOKE UPDATE, DELETE ON bag_check FROM sideline_app;

      CREATE TABLE bag_check_line (
        check_id uuid NOT NULL CONSTRAINT bag_check_line_check_id_fkey REFERENCES bag_check (id),
        line integer NOT NULL,
        location_id uuid NOT NULL CONSTRAINT bag_check_line_location_id_fkey REFERENCES stock_location (id),
        item_id uuid NOT NULL CONSTRAINT bag_check_line_item_id_fkey REFERENCES stock_item (id),
        -- By the books at the time, and as it was found.
        booked numeric(14,3) NOT NULL,
        present numeric(14,3) NOT NULL CHECK (present >= 0),
        expired numeric(14,3) NOT NULL CHECK (expired >= 0),
        damaged numeric(14,3) NOT NULL CHECK (damaged >= 0),
        topped_up numeric(14,3) NOT NULL CHECK (topped_up >= 0),
        CONSTRAINT bag_check_line_pkey PRIMARY KEY (check_id, line)
      );
      REVOKE UPDATE, DELETE ON bag_check_line FROM sideline_app;

      CREATE TABLE bag_step (
        id uuid PRIMARY KEY,
        bag_id uuid NOT NULL CONSTRAINT bag_step_bag_id_fkey REFERENCES stock_bag (location_id),
        action text NOT NULL,
        from_state text,
        to_state text NOT NULL,
        reason text CHECK (length(reason) BETWEEN 1 AND 500),
        assignment_id uuid CONSTRAINT bag_step_assignment_id_fkey REFERENCES bag_assignment (id) ON DELETE SET NULL,
        check_id uuid CONSTRAINT bag_step_check_id_fkey REFERENCES bag_check (id),
        taken_at timestamptz NOT NULL,
        -- Null where the night's job took it.
        taken_by uuid CONSTRAINT bag_step_taken_by_fkey REFERENCES app_user (id)
      );
      CREATE INDEX bag_step_bag ON bag_step (bag_id, id DESC);
      CREATE INDEX bag_step_assignment ON bag_step (assignment_id) WHERE assignment_id IS NOT NULL;
      REVOKE UPDATE, DELETE ON bag_step FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE bag_step;
      DROP TABLE bag_check_line;
      DROP TABLE bag_check;
      DROP TABLE bag_assignment;
      DROP TABLE stock_pouch;
      DROP TABLE stock_bag;
      DROP FUNCTION stock_bag_steps()`);
  }
}
