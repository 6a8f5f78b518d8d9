import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As migration keep-retention has it; `byAccount` are the tables whose rows an erased person's account opens too. */
const erasing = (byAccount: string): string => `
  CREATE OR REPLACE FUNCTION erasing(of_table text, of_row jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (
      SELECT FROM erasure e
      WHERE e.state = 'erasing' AND e.transaction_id = pg_current_xact_id() AND CASE of_table
        WHEN 'prf' THEN (of_row ->> 'id')::uuid = ANY (e.prf_ids)
        WHEN 'patient_merge' THEN (of_row ->> 'loser_id')::uuid = ANY (e.patient_ids)
          OR (of_row ->> 'survivor_id')::uuid = ANY (e.patient_ids)
        WHEN 'account_identity_check' THEN (of_row ->> 'user_id')::uuid = ANY (e.user_ids) OR EXISTS (
          SELECT FROM patient_merge m WHERE m.id = (of_row ->> 'merge_id')::uuid
            AND (m.loser_id = ANY (e.patient_ids) OR m.survivor_id = ANY (e.patient_ids)))
        ELSE (of_row ->> 'prf_id')::uuid = ANY (e.prf_ids)
          OR (of_row ->> 'patient_id')::uuid = ANY (e.patient_ids)
          OR (of_table IN (${byAccount}) AND (of_row ->> 'user_id')::uuid = ANY (e.user_ids))
      END)
  $$`;

/** Subject access requests about whoever holds an account: staff have the right as patients have. */
export class RequestAccessForAccounts1795360000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE access_request ALTER COLUMN patient_id DROP NOT NULL,
        ADD COLUMN user_id uuid CONSTRAINT access_request_user_id_fkey REFERENCES app_user (id),
        ADD CONSTRAINT access_request_subject_check CHECK (num_nonnulls(patient_id, user_id) = 1);
      CREATE INDEX access_request_user_id ON access_request (user_id) WHERE user_id IS NOT NULL`);
    await runner.query(erasing(`'second_factor_reset', 'access_request'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(erasing(`'second_factor_reset'`));
    // The version before knows of patients alone: it refuses while a request about an account stands.
    await runner.query(`
      ALTER TABLE access_request DROP CONSTRAINT access_request_subject_check;
      ALTER TABLE access_request ALTER COLUMN patient_id SET NOT NULL, DROP COLUMN user_id`);
  }
}
