import type { MigrationInterface, QueryRunner } from 'typeorm';

const proposedBy = (onDelete: string): string => `
  ALTER TABLE details_proposal
    DROP CONSTRAINT details_proposal_proposed_by_fkey,
    ADD CONSTRAINT details_proposal_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES app_user (id) ${onDelete};`;

/**
 * What an account proposed while a merge let it into another record goes back with it where the merge is undone; what was
 * decided by then stays with that record, and no longer keeps the account from being erased.
 */
export class ReturnCorrections1795510000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `${proposedBy('ON DELETE SET NULL')} GRANT UPDATE (patient_id) ON details_proposal TO sideline_app`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`REVOKE UPDATE (patient_id) ON details_proposal FROM sideline_app; ${proposedBy('')}`);
  }
}
