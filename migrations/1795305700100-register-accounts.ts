import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts that people register themselves, and what is mailed about accounts. Of tokens, browsers and typed addresses
 * only hashes are kept.
 */
export class RegisterAccounts1795305700100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE app_user ADD COLUMN email_verified_at timestamptz;

      -- One registration of an account, whether it made one or not: what was answered is the same for both.
      CREATE TABLE account_registration (
        -- What was answered as user_id: the account's own id, or one that belongs to nobody.
        shown_id uuid CONSTRAINT account_registration_pkey PRIMARY KEY,
        user_id uuid CONSTRAINT account_registration_user_id_fkey REFERENCES app_user (id) ON DELETE CASCADE,
        email_hash bytea NOT NULL CONSTRAINT account_registration_email_hash_check CHECK (length(email_hash) = 32),
        browser_hash bytea NOT NULL CONSTRAINT account_registration_browser_hash_check CHECK (length(browser_hash) = 32),
        -- Made by the caller: a call that is repeated because its answer was lost is the same one.
        attempt_id uuid,
        registered_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        patient_id uuid CONSTRAINT account_registration_patient_id_fkey REFERENCES patient (patient_id)
      );
      CREATE INDEX account_registration_email_hash_idx ON account_registration (email_hash);
      CREATE INDEX account_registration_user_id_idx ON account_registration (user_id);

      CREATE TABLE account_letter (
        id uuid CONSTRAINT account_letter_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT account_letter_user_id_fkey REFERENCES app_user (id) ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT account_letter_kind_check
          CHECK (kind IN ('verify_email', 'reset_password', 'address_taken', 'password_changed')),
        -- Null where the letter holds no link of its own.
        token_hash bytea CONSTRAINT account_letter_token_hash_key UNIQUE
          CONSTRAINT account_letter_token_hash_check CHECK (length(token_hash) = 32),
        made_at timestamptz NOT NULL,
        sent_at timestamptz,
        expires_at timestamptz,
        used_at timestamptz,
        CONSTRAINT account_letter_link_check CHECK ((token_hash IS NULL) = (expires_at IS NULL))
      );
      CREATE INDEX account_letter_user_id_idx ON account_letter (user_id, kind)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE account_letter;
      DROP TABLE account_registration;
      ALTER TABLE app_user DROP COLUMN email_verified_at`);
  }
}
