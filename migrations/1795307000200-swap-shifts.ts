import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Swaps of shifts between two people. Who offered what to whom never changes; its state goes by the table, once. */
export class SwapShifts1795307000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shift_swap (
        -- Made by the client.
        id uuid PRIMARY KEY,
        shift_id uuid NOT NULL REFERENCES shift,
        -- Given in return; null where nothing is.
        other_shift_id uuid REFERENCES shift,
        offered_by uuid NOT NULL REFERENCES staff_profile,
        offered_to uuid NOT NULL REFERENCES staff_profile,
        status text NOT NULL DEFAULT 'offered'
          CHECK (status IN ('offered', 'accepted', 'declined', 'withdrawn', 'approved', 'refused', 'stale')),
        offered_at timestamptz NOT NULL,
        answered_at timestamptz,
        ended_at timestamptz,
        decided_by uuid REFERENCES app_user,
        reason text CHECK (length(reason) BETWEEN 1 AND 1000),
        CONSTRAINT shift_swap_of_two CHECK (offered_by <> offered_to AND other_shift_id <> shift_id),
        CONSTRAINT shift_swap_refused_why CHECK (status <> 'refused' OR reason IS NOT NULL)
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX shift_swap_standing ON shift_swap (shift_id) WHERE status IN ('offered', 'accepted')`);
    await runner.query(`CREATE INDEX shift_swap_shift ON shift_swap (shift_id)`);
    await runner.query(`CREATE INDEX shift_swap_other ON shift_swap (other_shift_id)`);
    await runner.query(`REVOKE UPDATE, DELETE ON shift_swap FROM sideline_app`);
    await runner.query(`
      GRANT UPDATE (status, answered_at, ended_at, decided_by, reason) ON shift_swap TO sideline_app`);
    await runner.query(`
      CREATE FUNCTION shift_swap_goes_by_the_table() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (OLD.status, NEW.status) NOT IN (
          ('offered', 'accepted'), ('offered', 'declined'), ('offered', 'withdrawn'), ('offered', 'refused'),
          ('offered', 'stale'), ('accepted', 'withdrawn'), ('accepted', 'approved'), ('accepted', 'refused'),
          ('accepted', 'stale'))
        THEN
          RAISE EXCEPTION 'a swap that is % does not become %', OLD.status, NEW.status;
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER shift_swap_goes_by_the_table BEFORE UPDATE ON shift_swap
      FOR EACH ROW EXECUTE FUNCTION shift_swap_goes_by_the_table()`);
    // Whatever changes a shift, and by whichever way: what was agreed about it was agreed about another.
    await runner.query(`
      CREATE FUNCTION shift_change_ends_swaps() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE shift_swap SET status = 'stale', ended_at = now()
        WHERE (shift_id = NEW.shift_id OR other_shift_id = NEW.shift_id) AND status IN ('offered', 'accepted');
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER shift_change_ends_swaps AFTER UPDATE ON shift
      FOR EACH ROW EXECUTE FUNCTION shift_change_ends_swaps()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER shift_change_ends_swaps ON shift`);
    await runner.query(`DROP FUNCTION shift_change_ends_swaps()`);
    await runner.query(`DROP TABLE shift_swap`);
    await runner.query(`DROP FUNCTION shift_swap_goes_by_the_table()`);
  }
}
