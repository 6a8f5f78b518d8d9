import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who stands for patients under 16 who have accounts, and what was seen of them once they are 16. */
export class KeepGuardians1795306900200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE patient_guardian (
        patient_id uuid CONSTRAINT patient_guardian_pkey PRIMARY KEY
          CONSTRAINT patient_guardian_patient_id_fkey REFERENCES patient (patient_id),
        guardian_name text NOT NULL CONSTRAINT patient_guardian_name_check CHECK (length(guardian_name) BETWEEN 1 AND 200),
        guardian_relationship text NOT NULL
          CONSTRAINT patient_guardian_relationship_check CHECK (length(guardian_relationship) BETWEEN 1 AND 200),
        guardian_phone text,
        guardian_email text,
        set_at timestamptz NOT NULL,
        -- Null where the patient named him when registering.
        set_by uuid CONSTRAINT patient_guardian_set_by_fkey REFERENCES app_user (id),
        removed_at timestamptz,
        CONSTRAINT patient_guardian_contact_check CHECK (guardian_phone IS NOT NULL OR guardian_email IS NOT NULL)
      );
      -- Deleted with everything else about somebody who is erased, and not otherwise.
      CREATE TRIGGER patient_guardian_erased_only BEFORE DELETE ON patient_guardian
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();

      -- Of an account that was made under 16: due on the 16th birthday, and what staff then saw.
      CREATE TABLE guardian_review (
        patient_id uuid CONSTRAINT guardian_review_pkey PRIMARY KEY
          CONSTRAINT guardian_review_patient_id_fkey REFERENCES patient (patient_id),
        due_at timestamptz NOT NULL,
        reviewed_at timestamptz,
        reviewed_by uuid CONSTRAINT guardian_review_reviewed_by_fkey REFERENCES app_user (id),
        seen text,
        kept_reason text CONSTRAINT guardian_review_kept_reason_check CHECK (length(kept_reason) BETWEEN 1 AND 500),
        CONSTRAINT guardian_review_whole_check
          CHECK ((reviewed_at IS NULL) = (reviewed_by IS NULL) AND (reviewed_at IS NULL) = (seen IS NULL))
      );
      CREATE INDEX guardian_review_due_idx ON guardian_review (patient_id) WHERE reviewed_at IS NULL;
      CREATE TRIGGER guardian_review_erased_only BEFORE DELETE ON guardian_review
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE guardian_review; DROP TABLE patient_guardian');
  }
}
