import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second factor may also be taken away by whoever runs the server, at its command line: by nobody who has an account. */
export class ResetFactorsByOwner1795307400100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE second_factor_reset
        ALTER COLUMN reset_by DROP NOT NULL,
        -- As in the audit.
        ADD COLUMN actor_kind text NOT NULL DEFAULT 'session'
          CONSTRAINT second_factor_reset_actor_kind_check CHECK (actor_kind IN ('session', 'system')),
        ADD CONSTRAINT second_factor_reset_actor_check CHECK ((actor_kind = 'session') = (reset_by IS NOT NULL));
      ALTER TABLE second_factor_reset ALTER COLUMN actor_kind DROP DEFAULT`);
  }

  /** What nobody with an account did has no place in what was there before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE second_factor_reset DISABLE TRIGGER second_factor_reset_append_only;
      DELETE FROM second_factor_reset WHERE reset_by IS NULL;
      ALTER TABLE second_factor_reset ENABLE TRIGGER second_factor_reset_append_only;
      ALTER TABLE second_factor_reset
        DROP CONSTRAINT second_factor_reset_actor_check,
        DROP COLUMN actor_kind,
        ALTER COLUMN reset_by SET NOT NULL`);
  }
}
