import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Beside the registers of controlled drugs, which are a view over the moves: what waits for its witness, counts and what of
 * them differs, and who saw stock destroyed (operations section 5).
 */
export class CreateControlledDrugs1795592000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX stock_item_controlled ON stock_item (name_folded(name), id)
        WHERE controlled_schedule IS NOT NULL AND is_witnessed;

      -- Moves that had no witness, and who proved afterwards that they had seen it.
      CREATE TABLE controlled_witness (
        move_id uuid CONSTRAINT controlled_witness_pkey PRIMARY KEY
          CONSTRAINT controlled_witness_move_id_fkey REFERENCES stock_move (id),
        item_id uuid NOT NULL CONSTRAINT controlled_witness_item_id_fkey REFERENCES stock_item (id),
        witnessed_by uuid CONSTRAINT controlled_witness_witnessed_by_fkey REFERENCES app_user (id),
        witnessed_at timestamptz,
        CONSTRAINT controlled_witness_whole CHECK (num_nonnulls(witnessed_by, witnessed_at) IN (0, 2))
      );
      CREATE INDEX controlled_witness_open ON controlled_witness (item_id) WHERE witnessed_by IS NULL;
      REVOKE UPDATE, DELETE ON controlled_witness FROM sideline_app;
      GRANT UPDATE (witnessed_by, witnessed_at) ON controlled_witness TO sideline_app;

      CREATE TABLE controlled_count (
        id uuid CONSTRAINT controlled_count_pkey PRIMARY KEY,
        item_id uuid NOT NULL CONSTRAINT controlled_count_item_id_fkey REFERENCES stock_item (id),
        location_id uuid NOT NULL CONSTRAINT controlled_count_location_id_fkey REFERENCES stock_location (id),
        occasion text NOT NULL CHECK (occasion IN ('start', 'end', 'handover')),
        -- What the register said at that moment.
        expected numeric(14,3) NOT NULL,
        counted numeric(14,3) NOT NULL CHECK (counted >= 0),
        event_id uuid CONSTRAINT controlled_count_event_id_fkey REFERENCES event (event_id),
        note text CHECK (length(note) BETWEEN 1 AND 500),
        counted_at timestamptz NOT NULL,
        counted_by uuid NOT NULL CONSTRAINT controlled_count_counted_by_fkey REFERENCES app_user (id),
        witnessed_by uuid NOT NULL CONSTRAINT controlled_count_witnessed_by_fkey REFERENCES app_user (id),
        CONSTRAINT controlled_count_two_people CHECK (witnessed_by <> counted_by)
      );
      CREATE INDEX controlled_count_register ON controlled_count (item_id, location_id, counted_at DESC, id DESC);
      REVOKE UPDATE, DELETE ON controlled_count FROM sideline_app;

      CREATE TABLE controlled_discrepancy (
        count_id uuid CONSTRAINT controlled_discrepancy_pkey PRIMARY KEY
          CONSTRAINT controlled_discrepancy_count_id_fkey REFERENCES controlled_count (id),
        event_id uuid CONSTRAINT controlled_discrepancy_event_id_fkey REFERENCES event (event_id),
        opened_at timestamptz NOT NULL,
        closed_at timestamptz,
        closed_by uuid CONSTRAINT controlled_discrepancy_closed_by_fkey REFERENCES app_user (id),
        outcome text CHECK (outcome IN ('count_wrong', 'corrected')),
        finding text CHECK (length(finding) BETWEEN 1 AND 500),
        posting_id uuid CONSTRAINT controlled_discrepancy_posting_id_fkey REFERENCES stock_posting (id),
        CONSTRAINT controlled_discrepancy_closed_whole
          CHECK (num_nonnulls(closed_at, closed_by, outcome, finding) IN (0, 4)),
        CONSTRAINT controlled_discrepancy_corrected CHECK ((posting_id IS NOT NULL) = (outcome IS NOT DISTINCT FROM 'corrected'))
      );
      CREATE INDEX controlled_discrepancy_latest ON controlled_discrepancy (opened_at DESC, count_id DESC);
      CREATE INDEX controlled_discrepancy_open ON controlled_discrepancy (opened_at DESC, count_id DESC) WHERE closed_at IS NULL;
      CREATE INDEX controlled_discrepancy_event ON controlled_discrepancy (event_id) WHERE event_id IS NOT NULL AND closed_at IS NULL;
      REVOKE UPDATE, DELETE ON controlled_discrepancy FROM sideline_app;
      GRANT UPDATE (closed_at, closed_by, outcome, finding, posting_id) ON controlled_discrepancy TO sideline_app;

      CREATE TABLE controlled_destruction (
        posting_id uuid CONSTRAINT controlled_destruction_pkey PRIMARY KEY
          CONSTRAINT controlled_destruction_posting_id_fkey REFERENCES stock_posting (id),
        -- Need not have an account: a police officer, an inspector, a person whom the accountable officer named.
        authorised_name text CHECK (length(authorised_name) BETWEEN 1 AND 200),
        authorised_role text CHECK (length(authorised_role) BETWEEN 1 AND 200),
        method text NOT NULL CHECK (length(method) BETWEEN 1 AND 200),
        destroyed_at timestamptz NOT NULL
      );
      CREATE INDEX controlled_destruction_named ON controlled_destruction (authorised_name) WHERE authorised_name IS NOT NULL;
      REVOKE UPDATE ON controlled_destruction FROM sideline_app;
      GRANT UPDATE (authorised_name, authorised_role) ON controlled_destruction TO sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE controlled_destruction;
      DROP TABLE controlled_discrepancy;
      DROP TABLE controlled_count;
      DROP TABLE controlled_witness;
      DROP INDEX stock_item_controlled`);
  }
}
