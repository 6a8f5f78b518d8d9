import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recalls of lots: what the notice says, where each lot is or went, and how every line of that was settled (operations section 5). */
export class CreateRecalls1795592000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE recall_place;
      GRANT USAGE ON SEQUENCE recall_place TO sideline_app;

      CREATE TABLE recall (
        id uuid CONSTRAINT recall_pkey PRIMARY KEY,
        place bigint NOT NULL CONSTRAINT recall_place_key UNIQUE DEFAULT nextval('recall_place'),
        number text NOT NULL CONSTRAINT recall_number UNIQUE,
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
        recall_class text NOT NULL CHECK (recall_class IN ('class_1', 'class_2', 'class_3', 'class_4', 'safety_notice', 'company')),
        reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
        issued_by text CHECK (length(issued_by) BETWEEN 1 AND 200),
        received_on date NOT NULL,
        measure text NOT NULL CHECK (measure IN ('quarantine', 'stop_use', 'return')),
        instructions text,
        item_id uuid NOT NULL CONSTRAINT recall_item_id_fkey REFERENCES stock_item (id),
        -- Instead of named lots: all that came in between two days.
        is_all_lots boolean NOT NULL,
        lots_from date,
        lots_to date,
        state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'closed', 'withdrawn')),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        created_by uuid NOT NULL CONSTRAINT recall_created_by_fkey REFERENCES app_user (id),
        CONSTRAINT recall_lots_in_order CHECK (lots_from <= lots_to)
      );
      CREATE INDEX recall_latest ON recall (place DESC);
      CREATE INDEX recall_state ON recall (state, place DESC);
      CREATE INDEX recall_item ON recall (item_id, place DESC);
      CREATE TRIGGER recall_next_version BEFORE UPDATE ON recall
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      REVOKE DELETE ON recall FROM sideline_app;

      CREATE TABLE recall_batch (
        recall_id uuid NOT NULL CONSTRAINT recall_batch_recall_id_fkey REFERENCES recall (id),
        batch_id uuid NOT NULL CONSTRAINT recall_batch_batch_id_fkey REFERENCES stock_batch (id),
        CONSTRAINT recall_batch_pkey PRIMARY KEY (recall_id, batch_id)
      );
      CREATE INDEX recall_batch_batch ON recall_batch (batch_id);

      CREATE TABLE recall_line (
        id uuid CONSTRAINT recall_line_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
        recall_id uuid NOT NULL CONSTRAINT recall_line_recall_id_fkey REFERENCES recall (id),
        kind text NOT NULL CHECK (kind IN ('stock', 'transit', 'patient', 'use')),
        batch_id uuid NOT NULL CONSTRAINT recall_line_batch_id_fkey REFERENCES stock_batch (id),
        location_id uuid CONSTRAINT recall_line_location_id_fkey REFERENCES stock_location (id),
        -- No foreign keys: what is erased leaves an id that leads nowhere.
        prf_id uuid,
        move_id uuid CONSTRAINT recall_line_move_id_fkey REFERENCES stock_move (id),
        event_id uuid CONSTRAINT recall_line_event_id_fkey REFERENCES event (event_id),
        quantity numeric(14,3),
        happened_at timestamptz,
        found_at timestamptz NOT NULL,
        outcome text CHECK (outcome IN ('isolated', 'returned', 'destroyed', 'not_found', 'told', 'not_reached', 'no_need', 'traced', 'not_traced')),
        note text CHECK (length(note) BETWEEN 1 AND 500),
        settled_at timestamptz,
        settled_by uuid CONSTRAINT recall_line_settled_by_fkey REFERENCES app_user (id),
        CONSTRAINT recall_line_settled_whole CHECK (num_nonnulls(outcome, settled_at, settled_by) IN (0, 3))
      );
      -- Looking again finds nothing twice.
      CREATE UNIQUE INDEX recall_line_once ON recall_line (recall_id, kind, batch_id,
        coalesce(location_id, prf_id, move_id, '00000000-0000-0000-0000-000000000000'));
      CREATE INDEX recall_line_list ON recall_line (recall_id, kind, id);
      CREATE INDEX recall_line_open ON recall_line (recall_id) WHERE settled_at IS NULL;
      CREATE INDEX recall_line_event ON recall_line (event_id) WHERE settled_at IS NULL AND event_id IS NOT NULL;
      CREATE INDEX recall_line_prf ON recall_line (prf_id) WHERE prf_id IS NOT NULL;
      REVOKE UPDATE ON recall_line FROM sideline_app;
      GRANT UPDATE (outcome, note, settled_at, settled_by) ON recall_line TO sideline_app;

      CREATE TABLE recall_step (
        id uuid CONSTRAINT recall_step_pkey PRIMARY KEY,
        recall_id uuid NOT NULL CONSTRAINT recall_step_recall_id_fkey REFERENCES recall (id),
        action text NOT NULL CHECK (action IN ('create', 'activate', 'close', 'reopen', 'withdraw')),
        reason text CHECK (length(reason) BETWEEN 1 AND 500),
        taken_at timestamptz NOT NULL,
        taken_by uuid NOT NULL CONSTRAINT recall_step_taken_by_fkey REFERENCES app_user (id)
      );
      CREATE INDEX recall_step_recall ON recall_step (recall_id, taken_at, id);
      REVOKE UPDATE, DELETE ON recall_step FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE recall_step;
      DROP TABLE recall_line;
      DROP TABLE recall_batch;
      DROP TABLE recall;
      DROP SEQUENCE recall_place`);
  }
}
