import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The check of a bag counts controlled drugs too. What it finds to differ from the register is a discrepancy like any other, though
 * nobody else need have seen it.
 */
export class OpenDiscrepanciesOfChecks1795700248810 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE controlled_count
        ADD check_id uuid CONSTRAINT controlled_count_check_id_fkey REFERENCES bag_check (id),
        ALTER witnessed_by DROP NOT NULL,
        DROP CONSTRAINT controlled_count_occasion_check,
        ADD CONSTRAINT controlled_count_occasion_check CHECK (occasion IN ('start', 'end', 'handover', 'bag_check')),
        ADD CONSTRAINT controlled_count_of_check CHECK ((occasion = 'bag_check') = (check_id IS NOT NULL)),
        ADD CONSTRAINT controlled_count_witnessed CHECK (witnessed_by IS NOT NULL OR check_id IS NOT NULL)`);
    await runner.query(
      'CREATE INDEX controlled_count_check ON controlled_count (check_id) WHERE check_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM controlled_discrepancy d USING controlled_count c WHERE c.id = d.count_id AND c.check_id IS NOT NULL;
      DELETE FROM controlled_count WHERE check_id IS NOT NULL;
      ALTER TABLE controlled_count
        DROP CONSTRAINT controlled_count_witnessed,
        DROP CONSTRAINT controlled_count_of_check,
        DROP CONSTRAINT controlled_count_occasion_check,
        ADD CONSTRAINT controlled_count_occasion_check CHECK (occasion IN ('start', 'end', 'handover')),
        ALTER witnessed_by SET NOT NULL,
        DROP check_id`);
  }
}
