import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The plan of an event as a picture, and where on it each zone is (operations section 6). */
export class DrawEventPlans1795700245000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_plan (
        event_id uuid PRIMARY KEY REFERENCES event,
        jpeg bytea NOT NULL,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        -- Counts the pictures, so that a browser never shows the one before.
        version integer NOT NULL DEFAULT 1,
        stored_at timestamptz NOT NULL
      )`);
    await runner.query(`
      ALTER TABLE event_zone
        ADD COLUMN plan_x integer CHECK (plan_x BETWEEN 0 AND 1000),
        ADD COLUMN plan_y integer CHECK (plan_y BETWEEN 0 AND 1000),
        ADD CONSTRAINT event_zone_point CHECK (num_nonnulls(plan_x, plan_y) <> 1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE event_zone DROP CONSTRAINT event_zone_point, DROP COLUMN plan_x, DROP COLUMN plan_y`);
    await runner.query('DROP TABLE event_plan');
  }
}
