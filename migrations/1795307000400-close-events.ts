import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was waived when an event was closed: who, when, why. Never changed, never removed. */
export class CloseEvents1795307000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_waiver (
        event_id uuid NOT NULL REFERENCES event,
        check_key text NOT NULL CHECK (length(check_key) BETWEEN 1 AND 60),
        -- Of the record, the shift, whatever the check is about.
        item_id uuid NOT NULL,
        reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
        waived_at timestamptz NOT NULL,
        waived_by uuid NOT NULL REFERENCES app_user,
        CONSTRAINT event_waiver_pkey PRIMARY KEY (event_id, check_key, item_id)
      )`);
    await runner.query(`REVOKE UPDATE, DELETE ON event_waiver FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE event_waiver`);
  }
}
