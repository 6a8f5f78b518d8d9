import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Until when what is in a bag makes it ready is kept, so that the dashboard and the lists do not look through every bag at each
 * load. It is worked out again at the end of each transaction for the bags whose contents that transaction touched. It depends on
 * no day, so a lot that expires needs no job.
 */
export class KeepBagReadiness1795700248200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bag_readiness (
        bag_id uuid CONSTRAINT bag_readiness_pkey PRIMARY KEY
          CONSTRAINT bag_readiness_bag_id_fkey REFERENCES stock_bag (location_id),
        ready_until date NOT NULL
      );
      -- Which bags a transaction that is still open has touched. Without a key to the bag: that would lock it.
      CREATE TABLE bag_touched (
        transaction_id xid8 NOT NULL,
        bag_id uuid NOT NULL,
        CONSTRAINT bag_touched_pkey PRIMARY KEY (transaction_id, bag_id)
      );
      REVOKE INSERT, UPDATE, DELETE ON bag_readiness FROM sideline_app;
      REVOKE ALL ON bag_touched FROM sideline_app;

      CREATE FUNCTION bag_touched_reckon() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE FUNCTION stock_bag_touches_itself() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE FUNCTION stock_balance_touches_bags() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE FUNCTION stock_kind_touches_bags() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      REVOKE EXECUTE ON FUNCTION bag_touched_reckon(), stock_bag_touches_itself(), stock_balance_touches_bags(),
        stock_kind_touches_bags() FROM PUBLIC;
      CREATE CONSTRAINT TRIGGER bag_touched_reckon AFTER INSERT ON bag_touched DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION bag_touched_reckon();
      CREATE TRIGGER stock_bag_touches_itself AFTER INSERT ON stock_bag
        FOR EACH ROW EXECUTE FUNCTION stock_bag_touches_itself();
      CREATE TRIGGER stock_bag_kit_touches_itself AFTER UPDATE OF kit_id, kit_number ON stock_bag
        FOR EACH ROW WHEN ((OLD.kit_id, OLD.kit_number) IS DISTINCT FROM (NEW.kit_id, NEW.kit_number))
        EXECUTE FUNCTION stock_bag_touches_itself();
      CREATE TRIGGER stock_balance_made_touches_bags AFTER INSERT ON stock_balance
        REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION stock_balance_touches_bags();
      CREATE TRIGGER stock_balance_moved_touches_bags AFTER UPDATE ON stock_balance
        REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION stock_balance_touches_bags();
      CREATE TRIGGER stock_batch_touches_bags
        AFTER UPDATE OF status, expires_on, next_service_on, percent_left ON stock_batch FOR EACH ROW
        WHEN ((OLD.status, OLD.expires_on, OLD.next_service_on, OLD.percent_left)
          IS DISTINCT FROM (NEW.status, NEW.expires_on, NEW.next_service_on, NEW.percent_left))
        EXECUTE FUNCTION stock_kind_touches_bags('id');
      CREATE TRIGGER stock_fault_touches_bags AFTER INSERT OR UPDATE ON stock_fault
        FOR EACH ROW EXECUTE FUNCTION stock_kind_touches_bags('batch_id');
      CREATE TRIGGER stock_item_touches_bags AFTER UPDATE OF cylinder_litres ON stock_item FOR EACH ROW
        WHEN (OLD.cylinder_litres IS DISTINCT FROM NEW.cylinder_litres)
        EXECUTE FUNCTION stock_kind_touches_bags('id');

      INSERT INTO bag_readiness (bag_id, ready_until) SELECT location_id, '-infinity' FROM stock_bag;
      DO $$ BEGIN
        IF to_regprocedure('bag_contents(uuid, date, integer)') IS NOT NULL
           AND to_regprocedure('bag_lines_short(uuid, date, integer)') IS NOT NULL THEN
          UPDATE bag_readiness r SET ready_until = (
            SELECT coalesce(min(least(l.expires_on, l.next_service_on)), 'infinity')
            FROM bag_contents(r.bag_id, '-infinity', 50) c JOIN stock_batch l ON l.id = c.batch_id)
          WHERE NOT EXISTS (SELECT FROM bag_contents(r.bag_id, '-infinity', 50) c WHERE NOT c.is_usable)
            AND bag_lines_short(r.bag_id, '-infinity', 50) = 0;
        END IF;
      END $$;
      DROP FUNCTION IF EXISTS bag_is_ready(uuid, date, integer)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION IF EXISTS bags_not_ready(date);
      DROP FUNCTION IF EXISTS bag_ready_until(uuid);
      DROP TRIGGER stock_item_touches_bags ON stock_item;
      DROP TRIGGER stock_fault_touches_bags ON stock_fault;
      DROP TRIGGER stock_batch_touches_bags ON stock_batch;
      DROP TRIGGER stock_balance_moved_touches_bags ON stock_balance;
      DROP TRIGGER stock_balance_made_touches_bags ON stock_balance;
      DROP TRIGGER stock_bag_kit_touches_itself ON stock_bag;
      DROP TRIGGER stock_bag_touches_itself ON stock_bag;
      DROP TABLE bag_touched;
      DROP TABLE bag_readiness;
      DROP FUNCTION stock_kind_touches_bags();
      DROP FUNCTION stock_balance_touches_bags();
      DROP FUNCTION stock_bag_touches_itself();
      DROP FUNCTION bag_touched_reckon()`);
  }
}
