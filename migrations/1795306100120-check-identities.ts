import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * That a patient showed in person who he is, after his record was merged into another: only then does his account open the
 * surviving one. It ends with the merge.
 */
export class CheckIdentities1795306100120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_identity_check (
        -- Made by the client.
        id uuid CONSTRAINT account_identity_check_pkey PRIMARY KEY,
        merge_id uuid NOT NULL CONSTRAINT account_identity_check_merge_id_fkey
          REFERENCES patient_merge ON DELETE CASCADE,
        user_id uuid NOT NULL CONSTRAINT account_identity_check_user_id_fkey REFERENCES app_user,
        seen text NOT NULL CHECK (seen IN ('passport', 'driving_licence', 'residence_permit', 'other_photo')),
        note text CHECK (length(note) BETWEEN 1 AND 1000),
        checked_at timestamptz NOT NULL,
        checked_by uuid NOT NULL,
        ended_at timestamptz
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX account_identity_check_standing ON account_identity_check (merge_id, user_id)
      WHERE ended_at IS NULL`);
    await runner.query(`REVOKE UPDATE, DELETE ON account_identity_check FROM sideline_app`);
    await runner.query(`GRANT UPDATE (ended_at) ON account_identity_check TO sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE account_identity_check`);
  }
}
