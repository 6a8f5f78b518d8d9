import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The second factor of an account: the secret that an authenticator app shares (RFC 6238), the last of its half minutes that
 * was used, single-use recovery codes as hashes, and who took one away and why.
 */
export class KeepSecondFactors1795306200200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factor (
        user_id uuid CONSTRAINT second_factor_pkey PRIMARY KEY
          CONSTRAINT second_factor_user_id_fkey REFERENCES app_user (id) ON DELETE CASCADE,
        -- Closed with the server's key where it has one.
        secret bytea NOT NULL,
        made_at timestamptz NOT NULL,
        -- Null until a code of the app has shown that it has the secret.
        confirmed_at timestamptz,
        -- The half minute, counted from 1970, of the last code that was taken; never an earlier one or the same again.
        last_step bigint,
        CONSTRAINT second_factor_step_check CHECK (confirmed_at IS NULL OR last_step IS NOT NULL)
      );

      CREATE TABLE recovery_code (
        user_id uuid NOT NULL
          CONSTRAINT recovery_code_user_id_fkey REFERENCES second_factor (user_id) ON DELETE CASCADE,
        code_hash bytea NOT NULL CONSTRAINT recovery_code_hash_check CHECK (length(code_hash) = 32),
        used_at timestamptz,
        CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, code_hash)
      );

      CREATE TABLE second_factor_reset (
        id uuid CONSTRAINT second_factor_reset_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT second_factor_reset_user_id_fkey REFERENCES app_user (id),
        reset_by uuid NOT NULL CONSTRAINT second_factor_reset_reset_by_fkey REFERENCES app_user (id),
        reset_at timestamptz NOT NULL,
        reason text NOT NULL CONSTRAINT second_factor_reset_reason_check CHECK (length(reason) BETWEEN 1 AND 1000)
      );
      CREATE TRIGGER second_factor_reset_append_only BEFORE UPDATE OR DELETE ON second_factor_reset
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE UPDATE, DELETE ON second_factor_reset FROM sideline_app;

      ALTER TABLE account_letter DROP CONSTRAINT account_letter_kind_check;
      ALTER TABLE account_letter ADD CONSTRAINT account_letter_kind_check CHECK (kind IN (
        'verify_email', 'invitation', 'reset_password', 'address_taken', 'password_changed', 'second_factor_reset'
      ))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM account_letter WHERE kind = 'second_factor_reset';
      ALTER TABLE account_letter DROP CONSTRAINT account_letter_kind_check;
      ALTER TABLE account_letter ADD CONSTRAINT account_letter_kind_check
        CHECK (kind IN ('verify_email', 'invitation', 'reset_password', 'address_taken', 'password_changed'));
      DROP TABLE second_factor_reset;
      DROP TABLE recovery_code;
      DROP TABLE second_factor`);
  }
}
