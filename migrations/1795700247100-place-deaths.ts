import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a patient died, as the record that states the death has it: the location of its incident, in one line. */
export class PlaceDeaths1795700247100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE patient_death ADD COLUMN place text
        CHECK (place <> '' AND length(place) <= 200)`);
    await runner.query(`
      UPDATE patient_death d SET place = left(found.place, 200)
      FROM (SELECT s.prf_id, btrim(regexp_replace(s.data ->> 'incident_location', '[[:space:]]+', ' ', 'g')) AS place
            FROM prf_section s WHERE s.section = 'incidentDetails') found
      WHERE found.prf_id = d.prf_id AND found.place <> ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE patient_death DROP COLUMN place');
  }
}
