import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is on a shelf, told from what has been there: balances at zero become more with every lot that is used up, and lists of
 * stock must not read them, nor the lots that they were of. So a balance says whether it holds anything, when its lot
 * expires and what one unit cost. Columns of their own, because an index on the quantity itself would be written with every move.
 */
export class MarkHeldStock1795700210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stock_balance ADD is_held boolean NOT NULL GENERATED ALWAYS AS (is_real AND quantity > 0) STORED,
                                ADD expires_on date, ADD unit_cost_pence integer;
      UPDATE stock_balance b SET expires_on = l.expires_on, unit_cost_pence = l.unit_cost_pence
      FROM stock_batch l WHERE l.id = b.batch_id;
      CREATE INDEX stock_balance_held ON stock_balance (item_id, location_id) WHERE is_held;
      CREATE INDEX stock_balance_expiry ON stock_balance (expires_on, batch_id, location_id) WHERE is_held;
      CREATE INDEX stock_move_taken_back ON stock_move (reverses) WHERE reverses IS NOT NULL;

      CREATE FUNCTION stock_balance_takes_expiry() RETURNS trigger LANGUAGE plpgsql
      SET search_path = pg_catalog, public, pg_temp AS $$
      BEGIN
        SELECT l.expires_on, l.unit_cost_pence INTO NEW.expires_on, NEW.unit_cost_pence
        FROM stock_batch l WHERE l.id = NEW.batch_id;
        RETURN NEW;
      END $$;
      CREATE TRIGGER stock_balance_takes_expiry BEFORE INSERT ON stock_balance
        FOR EACH ROW WHEN (NEW.batch_id IS NOT NULL) EXECUTE FUNCTION stock_balance_takes_expiry();

      -- With the owner's rights: the application writes no balance.
      CREATE FUNCTION stock_batch_gives_expiry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = pg_catalog, public, pg_temp AS $$
      BEGIN
        UPDATE stock_balance SET expires_on = NEW.expires_on, unit_cost_pence = NEW.unit_cost_pence
        WHERE batch_key = NEW.id;
        RETURN NULL;
      END $$;
      REVOKE EXECUTE ON FUNCTION stock_batch_gives_expiry() FROM PUBLIC;
      CREATE TRIGGER stock_batch_gives_expiry AFTER UPDATE OF expires_on, unit_cost_pence ON stock_batch FOR EACH ROW
        WHEN ((OLD.expires_on, OLD.unit_cost_pence) IS DISTINCT FROM (NEW.expires_on, NEW.unit_cost_pence))
        EXECUTE FUNCTION stock_batch_gives_expiry()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER stock_batch_gives_expiry ON stock_batch;
      DROP FUNCTION stock_batch_gives_expiry();
      DROP TRIGGER stock_balance_takes_expiry ON stock_balance;
      DROP FUNCTION stock_balance_takes_expiry();
      DROP INDEX stock_move_taken_back;
      DROP INDEX stock_balance_expiry;
      DROP INDEX stock_balance_held;
      ALTER TABLE stock_balance DROP unit_cost_pence, DROP expires_on, DROP is_held`);
  }
}
