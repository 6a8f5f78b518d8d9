import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices on which an account was signed in to, and how many guesses at its password are left from elsewhere (ADR 35). */
export class KnowDevices1795572200000 implements MigrationInterface {
  name = 'KnowDevices1795572200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_device (
        token_hash bytea NOT NULL,
        user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        PRIMARY KEY (token_hash, user_id)
      );
      CREATE INDEX known_device_user_idx ON known_device (user_id, last_seen_at);
      CREATE TABLE sign_in_allowance (
        key_hash bytea PRIMARY KEY,
        spent_until timestamptz NOT NULL
      );
      -- They were counted by the account alone.
      DELETE FROM sign_in_attempt`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sign_in_allowance; DROP TABLE known_device');
  }
}
