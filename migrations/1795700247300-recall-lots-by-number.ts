import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A notice names lots by their numbers, also such as have never been here. A lot that is entered or received under a recall is
 * blocked at once, whichever way it comes in.
 */
export class RecallLotsByNumber1795700247300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recall ADD lot_numbers text[] NOT NULL DEFAULT '{}',
        -- The provider's, in which the days of arrival are meant.
        ADD time_zone text NOT NULL DEFAULT 'Europe/London';
      -- The number that a chosen lot had: a number that is corrected since is not the notice's.
      ALTER TABLE recall_batch ADD lot text;
      UPDATE recall_batch n SET lot = b.lot FROM recall r, stock_batch b
      WHERE r.id = n.recall_id AND NOT r.is_all_lots AND b.id = n.batch_id;
      -- Lots that came in while all were recalled, and were found not to be meant.
      CREATE TABLE recall_freed_lot (
        recall_id uuid NOT NULL CONSTRAINT recall_freed_lot_recall_id_fkey REFERENCES recall (id),
        batch_id uuid NOT NULL CONSTRAINT recall_freed_lot_batch_id_fkey REFERENCES stock_batch (id),
        CONSTRAINT recall_freed_lot_pkey PRIMARY KEY (recall_id, batch_id)
      );
      CREATE INDEX recall_freed_lot_batch ON recall_freed_lot (batch_id);
      REVOKE UPDATE, DELETE ON recall_freed_lot FROM sideline_app;
      -- What a lot was before a recall blocked it: {status, reference, reason}.
      ALTER TABLE stock_batch ADD status_before jsonb;
      UPDATE stock_batch b SET status_before = '{"status": "available"}', version = b.version + 1
      WHERE EXISTS (SELECT FROM recall_batch n JOIN recall r ON r.id = n.recall_id
        WHERE n.batch_id = b.id AND r.state IN ('active', 'closed') AND starts_with(b.status_reference, r.number || ', '));

      CREATE FUNCTION stock_batch_is_recalled() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
      CREATE FUNCTION stock_batch_joins_recalls() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE TRIGGER stock_batch_recalled BEFORE INSERT ON stock_batch
        FOR EACH ROW EXECUTE FUNCTION stock_batch_is_recalled();
      CREATE TRIGGER stock_batch_renamed_recalled BEFORE UPDATE OF lot ON stock_batch
        FOR EACH ROW WHEN (OLD.lot IS DISTINCT FROM NEW.lot) EXECUTE FUNCTION stock_batch_is_recalled();
      CREATE TRIGGER stock_batch_joins AFTER INSERT ON stock_batch
        FOR EACH ROW EXECUTE FUNCTION stock_batch_joins_recalls();
      CREATE TRIGGER stock_batch_renamed_joins AFTER UPDATE OF lot ON stock_batch
        FOR EACH ROW WHEN (OLD.lot IS DISTINCT FROM NEW.lot) EXECUTE FUNCTION stock_batch_joins_recalls()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER stock_batch_renamed_joins ON stock_batch;
      DROP TRIGGER stock_batch_joins ON stock_batch;
      DROP TRIGGER stock_batch_renamed_recalled ON stock_batch;
      DROP TRIGGER stock_batch_recalled ON stock_batch;
      DROP FUNCTION stock_batch_joins_recalls();
      DROP FUNCTION stock_batch_is_recalled();
      ALTER TABLE stock_batch DROP status_before;
      DROP TABLE recall_freed_lot;
      ALTER TABLE recall_batch DROP lot;
      ALTER TABLE recall DROP time_zone, DROP lot_numbers`);
  }
}
