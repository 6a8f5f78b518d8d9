import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The owner of the surviving record's own account shows in person who he is, too: his account then has what was merged, and
 * stays where it was when the merge ends. Until now there were checks of merged records' accounts alone.
 */
export class CheckSurvivorsAccounts1795380000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account_identity_check ADD COLUMN was_survivors boolean NOT NULL DEFAULT false;
      ALTER TABLE account_identity_check ALTER COLUMN was_survivors DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The version before takes every account of a check back to the merged record: these would be taken from their own.
    await runner.query(`
      DELETE FROM account_identity_check WHERE was_survivors;
      ALTER TABLE account_identity_check DROP COLUMN was_survivors`);
  }
}
