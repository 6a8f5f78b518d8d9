import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows of one person are found by the record that they were merged into, which is its own. */
export class IndexPersons1795306500100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX patient_person ON patient ((coalesce(merged_into, patient_id)))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX patient_person`);
  }
}
