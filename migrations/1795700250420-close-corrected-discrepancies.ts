import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two counts may find the same ampoule missing: the second is closed without taking it out of the register again. */
export class CloseCorrectedDiscrepancies1795700250420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE controlled_discrepancy DROP CONSTRAINT controlled_discrepancy_outcome_check,
        ADD CONSTRAINT controlled_discrepancy_outcome_check
          CHECK (outcome IN ('count_wrong', 'corrected', 'already_corrected'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE controlled_discrepancy SET outcome = 'count_wrong' WHERE outcome = 'already_corrected';
      ALTER TABLE controlled_discrepancy DROP CONSTRAINT controlled_discrepancy_outcome_check,
        ADD CONSTRAINT controlled_discrepancy_outcome_check CHECK (outcome IN ('count_wrong', 'corrected'))`);
  }
}
