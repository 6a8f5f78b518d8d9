import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What other systems call a patient, so that importing the same one again makes no second patient. */
export class CreatePatientSources1795305600140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE patient_source (
        system text NOT NULL CHECK (length(system) BETWEEN 1 AND 500),
        value text NOT NULL CHECK (length(value) BETWEEN 1 AND 500),
        patient_id uuid NOT NULL REFERENCES patient ON DELETE CASCADE,
        imported_at timestamptz NOT NULL,
        imported_by uuid NOT NULL REFERENCES app_user,
        PRIMARY KEY (system, value)
      )`);
    await runner.query(`CREATE INDEX patient_source_patient ON patient_source (patient_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE patient_source`);
  }
}
