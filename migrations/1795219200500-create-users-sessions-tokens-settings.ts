import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts, their sessions, the back-off of sign-in attempts, integrators' API tokens and the provider's own facts
 * (design section 4). Secrets are kept as SHA-256 of 32 random bytes (sessions, tokens) or as Argon2id (passwords).
 */
export class CreateUsersSessionsTokensSettings1795219200500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app_user (
        id uuid PRIMARY KEY,
        kind text NOT NULL DEFAULT 'person' CHECK (kind IN ('person', 'integration')),
        email citext NOT NULL CONSTRAINT app_user_email UNIQUE CHECK (length(email) BETWEEN 3 AND 254),
        password_hash text,
        role text NOT NULL CHECK (role IN ('admin', 'staff', 'client', 'patient')),
        first_name text NOT NULL CHECK (length(first_name) BETWEEN 1 AND 200),
        last_name text NOT NULL CHECK (length(last_name) BETWEEN 1 AND 200),
        patient_id uuid REFERENCES patient,
        client_id uuid REFERENCES client,
        is_active boolean NOT NULL DEFAULT true,
        is_demonstration boolean NOT NULL DEFAULT false,
        password_changed_at timestamptz,
        last_sign_in_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT app_user_integration_has_no_password CHECK (kind = 'person' OR password_hash IS NULL),
        CONSTRAINT app_user_integration_role CHECK (kind = 'person' OR role IN ('staff', 'client')),
        CONSTRAINT app_user_patient_is_own CHECK (patient_id IS NULL OR role = 'patient'),
        CONSTRAINT app_user_client_is_own CHECK (client_id IS NULL OR role = 'client')
      )`);
    await runner.query(`CREATE INDEX app_user_name ON app_user (last_name, first_name, id)`);
    await runner.query(`CREATE INDEX app_user_patient ON app_user (patient_id) WHERE patient_id IS NOT NULL`);
    await runner.query(`CREATE INDEX app_user_client ON app_user (client_id) WHERE client_id IS NOT NULL`);

    await runner.query(`
      CREATE TABLE session (
        id uuid PRIMARY KEY,
        token_hash bytea NOT NULL CONSTRAINT session_token UNIQUE CHECK (length(token_hash) = 32),
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        address text NOT NULL,
        user_agent text
      )`);
    await runner.query(`CREATE INDEX session_user_id ON session (user_id)`);
    await runner.query(`CREATE INDEX session_expiry ON session (expires_at)`);

    // By the hash of the address typed, known or not: what does not exist is slowed down just as what does.
    await runner.query(`
      CREATE TABLE sign_in_attempt (
        account_hash bytea PRIMARY KEY CHECK (length(account_hash) = 32),
        failures integer NOT NULL CHECK (failures > 0),
        next_allowed_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sign_in_attempt_age ON sign_in_attempt (updated_at)`);

    await runner.query(`
      CREATE TABLE api_token (
        id uuid PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        token_hash bytea NOT NULL CONSTRAINT api_token_token UNIQUE CHECK (length(token_hash) = 32),
        user_id uuid NOT NULL REFERENCES app_user,
        can_write boolean NOT NULL DEFAULT false,
        created_by uuid NOT NULL REFERENCES app_user,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz,
        revoked_at timestamptz,
        CONSTRAINT api_token_expires_later CHECK (expires_at > created_at)
      )`);

    await runner.query(`
      CREATE TABLE provider_settings (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        name text,
        company_name text,
        support_email text,
        support_phone text,
        facebook_url text,
        twitter_url text,
        instagram_url text,
        dpo_name text,
        dpo_email text,
        dpo_address text,
        alignment_line text,
        complaint_route text,
        prf_prefix text CHECK (prf_prefix ~ '^[A-Z]{2,6}$'),
        updated_at timestamptz NOT NULL,
        updated_by uuid NOT NULL REFERENCES app_user
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE provider_settings`);
    await runner.query(`DROP TABLE api_token`);
    await runner.query(`DROP TABLE sign_in_attempt`);
    await runner.query(`DROP TABLE session`);
    await runner.query(`DROP TABLE app_user`);
  }
}
