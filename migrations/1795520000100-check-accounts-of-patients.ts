import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As migration request-access-for-accounts has it; `byPatient` is when a check of a patient's account goes with the patient. */
const erasing = (byPatient: string): string => `
  CREATE OR REPLACE FUNCTION erasing(of_table text, of_row jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (
      SELECT FROM erasure e
      WHERE e.state = 'erasing' AND e.transaction_id = pg_current_xact_id() AND CASE of_table
        WHEN 'prf' THEN (of_row ->> 'id')::uuid = ANY (e.prf_ids)
        WHEN 'patient_merge' THEN (of_row ->> 'loser_id')::uuid = ANY (e.patient_ids)
          OR (of_row ->> 'survivor_id')::uuid = ANY (e.patient_ids)
        WHEN 'account_identity_check' THEN (of_row ->> 'user_id')::uuid = ANY (e.user_ids)${byPatient} OR EXISTS (
          SELECT FROM patient_merge m WHERE m.id = (of_row ->> 'merge_id')::uuid
            AND (m.loser_id = ANY (e.patient_ids) OR m.survivor_id = ANY (e.patient_ids)))
        ELSE (of_row ->> 'prf_id')::uuid = ANY (e.prf_ids)
          OR (of_row ->> 'patient_id')::uuid = ANY (e.patient_ids)
          OR (of_table IN ('second_factor_reset', 'access_request') AND (of_row ->> 'user_id')::uuid = ANY (e.user_ids))
      END)
  $$`;

/**
 * The owner of an account shows in person whose record is his, without a merge: of an account that has none, or that nobody
 * has checked yet. What was the survivor's own of a merge is the account's own of both.
 */
export class CheckAccountsOfPatients1795520000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account_identity_check RENAME COLUMN was_survivors TO was_own;
      ALTER TABLE account_identity_check ALTER COLUMN merge_id DROP NOT NULL,
        ADD COLUMN patient_id uuid CONSTRAINT account_identity_check_patient_id_fkey REFERENCES patient,
        -- Of one that was taken back by itself; what ends with a merge is explained there.
        ADD COLUMN ended_by uuid,
        ADD COLUMN ended_reason text CHECK (length(ended_reason) BETWEEN 1 AND 1000),
        ADD CONSTRAINT account_identity_check_target_check CHECK (num_nonnulls(merge_id, patient_id) = 1);
      CREATE INDEX account_identity_check_patient_id ON account_identity_check (patient_id) WHERE patient_id IS NOT NULL;
      CREATE UNIQUE INDEX account_identity_check_patient_standing ON account_identity_check (patient_id, user_id)
      WHERE ended_at IS NULL AND patient_id IS NOT NULL;
      GRANT UPDATE (ended_by, ended_reason) ON account_identity_check TO sideline_app`);
    await runner.query(erasing(` OR (of_row ->> 'patient_id')::uuid = ANY (e.patient_ids)`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(erasing(''));
    // The version before knows of merges alone: it refuses while a check without one is there.
    await runner.query(`
      ALTER TABLE account_identity_check DROP CONSTRAINT account_identity_check_target_check;
      ALTER TABLE account_identity_check ALTER COLUMN merge_id SET NOT NULL,
        DROP COLUMN patient_id, DROP COLUMN ended_by, DROP COLUMN ended_reason;
      ALTER TABLE account_identity_check RENAME COLUMN was_own TO was_survivors`);
  }
}
