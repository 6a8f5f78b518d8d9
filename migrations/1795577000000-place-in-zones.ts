import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Named areas of an event, in which records and logs place themselves (operations section 6). */
export class PlaceInZones1795577000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_zone (
        zone_id uuid PRIMARY KEY,
        event_id uuid NOT NULL REFERENCES event,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        -- Never deleted: a record on a device without a connection may name it.
        is_active boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX event_zone_name ON event_zone (event_id, lower(name));
      REVOKE DELETE ON event_zone FROM sideline_app`);
    await runner.query(`ALTER TABLE see_and_treat_log ADD COLUMN zone_id uuid REFERENCES event_zone`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE see_and_treat_log DROP COLUMN zone_id`);
    await runner.query(`DROP TABLE event_zone`);
  }
}
