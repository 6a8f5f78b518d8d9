import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When people were told that a swap is no longer possible: the database itself makes it so, whatever changed a shift of it. */
export class TellOfStaleSwaps1795330000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shift_swap ADD COLUMN stale_told_at timestamptz`);
    // The table of states is about the state alone.
    await runner.query(`DROP TRIGGER shift_swap_goes_by_the_table ON shift_swap`);
    await runner.query(`
      CREATE TRIGGER shift_swap_goes_by_the_table BEFORE UPDATE OF status ON shift_swap
      FOR EACH ROW EXECUTE FUNCTION shift_swap_goes_by_the_table()`);
    // Of those that ended before, nobody waits to hear any more.
    await runner.query(`UPDATE shift_swap SET stale_told_at = ended_at WHERE status = 'stale'`);
    await runner.query(
      `CREATE INDEX shift_swap_untold ON shift_swap (id) WHERE status = 'stale' AND stale_told_at IS NULL`,
    );
    await runner.query(`GRANT UPDATE (stale_told_at) ON shift_swap TO sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shift_swap DROP COLUMN stale_told_at`);
    await runner.query(`DROP TRIGGER shift_swap_goes_by_the_table ON shift_swap`);
    await runner.query(`
      CREATE TRIGGER shift_swap_goes_by_the_table BEFORE UPDATE ON shift_swap
      FOR EACH ROW EXECUTE FUNCTION shift_swap_goes_by_the_table()`);
  }
}
