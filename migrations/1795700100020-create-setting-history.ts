import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `CHECK (kind IN ('look', 'mail', 'list', 'phrases', 'rights'))`;

/** What administrators change of the provider's, and every change of it. A null value is the usual one. */
export class CreateSettingHistory1795700100020 implements MigrationInterface {
  name = 'CreateSettingHistory1795700100020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE setting_value (
        kind text NOT NULL ${KINDS},
        -- Which mail, list or account; 'provider' for a kind that has one setting.
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 60),
        version integer NOT NULL DEFAULT 0,
        value jsonb,
        CONSTRAINT setting_value_pkey PRIMARY KEY (kind, key)
      );
      REVOKE DELETE ON setting_value FROM sideline_app;

      CREATE TABLE setting_change (
        id uuid NOT NULL CONSTRAINT setting_change_pkey PRIMARY KEY,
        kind text NOT NULL ${KINDS},
        key text NOT NULL,
        before jsonb,
        after jsonb,
        changed_at timestamptz NOT NULL,
        changed_by uuid NOT NULL CONSTRAINT setting_change_changed_by_fkey REFERENCES app_user (id),
        -- The change that this one put back.
        put_back_id uuid CONSTRAINT setting_change_put_back_id_fkey REFERENCES setting_change (id)
      );
      CREATE INDEX setting_change_newest_idx ON setting_change (changed_at DESC, id DESC);
      CREATE INDEX setting_change_kind_idx ON setting_change (kind, changed_at DESC, id DESC);
      CREATE INDEX setting_change_changed_by_idx ON setting_change (changed_by);
      CREATE INDEX setting_change_put_back_id_idx ON setting_change (put_back_id);
      REVOKE UPDATE, DELETE ON setting_change FROM sideline_app;

      CREATE TABLE provider_logo (
        id uuid NOT NULL CONSTRAINT provider_logo_pkey PRIMARY KEY,
        -- PNG, drawn again from the file that was sent.
        png bytea NOT NULL CHECK (length(png) <= 262144),
        width integer NOT NULL,
        height integer NOT NULL,
        made_at timestamptz NOT NULL
      );
      REVOKE UPDATE, DELETE ON provider_logo FROM sideline_app;

      INSERT INTO setting_value (kind, key, version, value)
      SELECT 'phrases', 'provider', 1, phrases FROM provider_settings WHERE phrases IS NOT NULL;
      ALTER TABLE provider_settings DROP COLUMN phrases`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE provider_settings ADD COLUMN phrases jsonb CHECK (jsonb_typeof(phrases) = 'array');
      UPDATE provider_settings SET phrases = v.value
      FROM setting_value v WHERE v.kind = 'phrases' AND v.key = 'provider';
      DROP TABLE provider_logo;
      DROP TABLE setting_change;
      DROP TABLE setting_value`);
  }
}
