import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many patients each person opened on each day, counted from the trail each hour: unusual reading is seen without a walk
 * through a month of it. And how the chains held whenever they were followed.
 */
export class CountReading1795600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reading_day (
        day date NOT NULL,
        actor_id uuid NOT NULL,
        patients integer NOT NULL CHECK (patients >= 0),
        -- The most patients of one hour of that day, and which hour.
        busiest integer NOT NULL CHECK (busiest >= 0),
        busiest_at timestamptz NOT NULL,
        CONSTRAINT reading_day_pkey PRIMARY KEY (day, actor_id)
      );
      CREATE INDEX reading_day_actor ON reading_day (actor_id, day);
      CREATE TABLE audit_check (
        check_id uuid PRIMARY KEY,
        begun_at timestamptz NOT NULL,
        ended_at timestamptz NOT NULL,
        entries bigint NOT NULL CHECK (entries >= 0),
        exports integer NOT NULL CHECK (exports >= 0),
        breaks jsonb NOT NULL
      );
      CREATE INDEX audit_check_newest ON audit_check (ended_at);
      REVOKE UPDATE ON audit_check FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE audit_check; DROP TABLE reading_day`);
  }
}
