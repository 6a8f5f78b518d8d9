import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A record may name a lot that has never been in the books: it was entered by hand, or is older than the books. A recall of its
 * number finds the patient all the same, by a line that has the number in place of a lot.
 */
export class RecallLotsOfRecords1795700250421 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recall_line ALTER batch_id DROP NOT NULL,
        ADD lot text CHECK (length(lot) BETWEEN 1 AND 60),
        ADD CONSTRAINT recall_line_of_lot CHECK (num_nonnulls(batch_id, lot) = 1),
        ADD CONSTRAINT recall_line_of_record CHECK (lot IS NULL OR (kind = 'patient' AND prf_id IS NOT NULL))`);
    await runner.query(
      'CREATE UNIQUE INDEX recall_line_once_by_lot ON recall_line (recall_id, prf_id, lower(lot)) WHERE lot IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM recall_line WHERE batch_id IS NULL;
      ALTER TABLE recall_line DROP CONSTRAINT recall_line_of_record, DROP CONSTRAINT recall_line_of_lot,
        DROP lot, ALTER batch_id SET NOT NULL`);
  }
}
