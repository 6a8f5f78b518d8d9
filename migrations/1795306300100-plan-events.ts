import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events are planned and changed, and clients managed (operations section 1): versions against lost changes, who made an
 * event, why its state was changed, and clients that are no longer worked for.
 */
export class PlanEvents1795306300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE event
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN created_by uuid CONSTRAINT event_created_by_fkey REFERENCES app_user (id),
        ADD CONSTRAINT event_place_whole CHECK ((latitude IS NULL) = (longitude IS NULL));
      CREATE TRIGGER event_next_version BEFORE UPDATE ON event
        FOR EACH ROW EXECUTE FUNCTION require_next_version();

      CREATE TABLE event_status_change (
        event_id uuid NOT NULL CONSTRAINT event_status_change_event_id_fkey REFERENCES event (event_id),
        -- The event's version that it made.
        version integer NOT NULL,
        from_status text NOT NULL,
        to_status text NOT NULL,
        reason text CONSTRAINT event_status_change_reason_check CHECK (length(reason) BETWEEN 1 AND 500),
        changed_at timestamptz NOT NULL,
        changed_by uuid NOT NULL CONSTRAINT event_status_change_changed_by_fkey REFERENCES app_user (id),
        CONSTRAINT event_status_change_pkey PRIMARY KEY (event_id, version)
      );
      CREATE TRIGGER event_status_change_append_only BEFORE UPDATE OR DELETE ON event_status_change
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE UPDATE, DELETE ON event_status_change FROM sideline_app;

      ALTER TABLE client
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN is_active boolean NOT NULL DEFAULT true;
      CREATE TRIGGER client_next_version BEFORE UPDATE ON client
        FOR EACH ROW EXECUTE FUNCTION require_next_version();
      CREATE UNIQUE INDEX client_name ON client (name_folded(name))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX client_name;
      DROP TRIGGER client_next_version ON client;
      ALTER TABLE client DROP COLUMN is_active, DROP COLUMN version;
      DROP TABLE event_status_change;
      DROP TRIGGER event_next_version ON event;
      ALTER TABLE event DROP CONSTRAINT event_place_whole, DROP COLUMN created_by, DROP COLUMN version`);
  }
}
