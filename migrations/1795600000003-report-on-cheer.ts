import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was in a squad at a time that has passed: the report of an event counts them. */
export class ReportOnCheer1795600000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX patient_squad_of_squad ON patient_squad (squad_id, start_date)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX patient_squad_of_squad`);
  }
}
