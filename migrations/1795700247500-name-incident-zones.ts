import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An incident names the zone of its event, so that records opened from it are counted there (operations section 6). */
export class NameIncidentZones1795700247500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE incident ADD COLUMN zone_id uuid REFERENCES event_zone');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE incident DROP COLUMN zone_id');
  }
}
