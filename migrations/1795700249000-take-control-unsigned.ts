import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A controller who has gone signs nothing: control can be taken from them, and the handover says from whom. One that was offered
 * can be withdrawn as long as nobody has accepted it.
 */
export class TakeControlUnsigned1795700249000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE control_handover
        ADD taken_from uuid REFERENCES app_user,
        ADD withdrawn_at timestamptz,
        ADD CONSTRAINT control_handover_taken CHECK (
          taken_from IS NULL OR offered_by IS NULL AND accepted_by IS NOT NULL AND accepted_by <> taken_from),
        ADD CONSTRAINT control_handover_withdrawn CHECK (
          withdrawn_at IS NULL OR offered_by IS NOT NULL AND accepted_at IS NULL);
      DROP INDEX control_handover_open;
      CREATE UNIQUE INDEX control_handover_open ON control_handover (event_id)
        WHERE accepted_at IS NULL AND withdrawn_at IS NULL;
      DROP INDEX control_handover_first;
      CREATE UNIQUE INDEX control_handover_first ON control_handover (event_id)
        WHERE offered_by IS NULL AND taken_from IS NULL;
      GRANT UPDATE (withdrawn_at) ON control_handover TO sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM control_handover WHERE withdrawn_at IS NOT NULL OR taken_from IS NOT NULL;
      DROP INDEX control_handover_first;
      DROP INDEX control_handover_open;
      ALTER TABLE control_handover DROP COLUMN withdrawn_at, DROP COLUMN taken_from;
      CREATE UNIQUE INDEX control_handover_open ON control_handover (event_id) WHERE accepted_at IS NULL;
      CREATE UNIQUE INDEX control_handover_first ON control_handover (event_id) WHERE offered_by IS NULL`);
  }
}
