import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which attempt made a patient who registered himself: only that one, sent again, may say what it meant anew. Of the
 * attempt's id only the hash is kept.
 */
export class RepeatRegistrations1795305800100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE patient_registration (
        patient_id uuid CONSTRAINT patient_registration_pkey PRIMARY KEY
          CONSTRAINT patient_registration_patient_id_fkey REFERENCES patient (patient_id) ON DELETE CASCADE,
        attempt_hash bytea NOT NULL CONSTRAINT patient_registration_attempt_hash_check CHECK (length(attempt_hash) = 32),
        expires_at timestamptz NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE patient_registration');
  }
}
