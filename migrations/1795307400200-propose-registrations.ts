import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What somebody who registered himself sends once more, after staff have worked in the record, waits for staff to decide about
 * it like any correction; there need be no account that it came from.
 */
export class ProposeRegistrations1795307400200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE details_proposal
        DROP CONSTRAINT details_proposal_source_check,
        ADD CONSTRAINT details_proposal_source_check CHECK (
          (kiosk_id IS NULL) = (prf_id IS NULL) AND (kiosk_id IS NULL) = (patient_id IS NOT NULL)
          AND (patient_id IS NULL) = (stood IS NULL) AND (proposed_by IS NULL OR patient_id IS NOT NULL))`);
  }

  /** What came from no account has no place in what was there before. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE details_proposal DISABLE TRIGGER USER;
      DELETE FROM details_proposal WHERE patient_id IS NOT NULL AND proposed_by IS NULL;
      ALTER TABLE details_proposal ENABLE TRIGGER USER;
      ALTER TABLE details_proposal
        DROP CONSTRAINT details_proposal_source_check,
        ADD CONSTRAINT details_proposal_source_check CHECK (
          (kiosk_id IS NULL) = (prf_id IS NULL) AND (kiosk_id IS NULL) = (patient_id IS NOT NULL)
          AND (patient_id IS NULL) = (proposed_by IS NULL) AND (patient_id IS NULL) = (stood IS NULL))`);
  }
}
