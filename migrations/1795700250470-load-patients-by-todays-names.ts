import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes one word of the function of a save and keeps the rest. */
const renamed = (before: string, after: string): string => `
  DO $do$
  BEGIN
    EXECUTE replace(pg_get_functiondef('prf_load_for_save(uuid, jsonb)'::regprocedure), '''${before}''', '''${after}''');
  END
  $do$`;

/** What a save loads of its patient has the names of the contract (ADR 48). Earlier migrations look for the other name. */
export class LoadPatientsByTodaysNames1795700250470 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(renamed('merged_allergies', 'mergedAllergies'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(renamed('mergedAllergies', 'merged_allergies'));
  }
}
