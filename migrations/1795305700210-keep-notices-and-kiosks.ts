import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Privacy notices in versions, one of them active; and the kiosk: a device that a patient fills his own details in on,
 * opened for one record by a code that works once. What came in stays beside the record until staff have decided.
 */
export class KeepNoticesAndKiosks1795305700210 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE gdpr_notice (
        -- Made on the device.
        id uuid CONSTRAINT gdpr_notice_pkey PRIMARY KEY,
        version integer NOT NULL CONSTRAINT gdpr_notice_version_key UNIQUE CHECK (version > 0),
        content text NOT NULL CONSTRAINT gdpr_notice_content_check CHECK (length(content) BETWEEN 1 AND 20000),
        is_active boolean NOT NULL DEFAULT false,
        made_by uuid CONSTRAINT gdpr_notice_made_by_fkey REFERENCES app_user (id),
        made_at timestamptz NOT NULL,
        activated_at timestamptz
      );
      CREATE UNIQUE INDEX gdpr_notice_active ON gdpr_notice (is_active) WHERE is_active;
      -- What somebody agreed to is never worded otherwise afterwards.
      REVOKE UPDATE, DELETE ON gdpr_notice FROM sideline_app;
      GRANT UPDATE (is_active, activated_at) ON gdpr_notice TO sideline_app;

      CREATE TABLE kiosk (
        -- Made on the device.
        id uuid CONSTRAINT kiosk_pkey PRIMARY KEY,
        prf_id uuid NOT NULL CONSTRAINT kiosk_prf_id_fkey REFERENCES prf (id),
        code_hash bytea NOT NULL CONSTRAINT kiosk_code_hash_check CHECK (length(code_hash) = 32),
        opened_by uuid NOT NULL CONSTRAINT kiosk_opened_by_fkey REFERENCES app_user (id),
        opened_at timestamptz NOT NULL,
        code_expires_at timestamptz NOT NULL,
        browser_hash bytea,
        entered_at timestamptz,
        expires_at timestamptz,
        ended_at timestamptz,
        CONSTRAINT kiosk_entered_check
          CHECK ((browser_hash IS NULL) = (entered_at IS NULL) AND (entered_at IS NULL) = (expires_at IS NULL))
      );
      CREATE UNIQUE INDEX kiosk_open ON kiosk (prf_id) WHERE ended_at IS NULL;
      REVOKE UPDATE, DELETE ON kiosk FROM sideline_app;
      GRANT UPDATE (browser_hash, entered_at, expires_at, ended_at) ON kiosk TO sideline_app;

      CREATE TABLE gdpr_consent (
        id uuid CONSTRAINT gdpr_consent_pkey PRIMARY KEY,
        notice_id uuid NOT NULL CONSTRAINT gdpr_consent_notice_id_fkey REFERENCES gdpr_notice (id),
        prf_id uuid NOT NULL CONSTRAINT gdpr_consent_prf_id_fkey REFERENCES prf (id),
        kiosk_id uuid NOT NULL CONSTRAINT gdpr_consent_kiosk_id_key UNIQUE
          CONSTRAINT gdpr_consent_kiosk_id_fkey REFERENCES kiosk (id),
        consented_at timestamptz NOT NULL
      );
      CREATE INDEX gdpr_consent_notice_id_idx ON gdpr_consent (notice_id);
      CREATE TRIGGER gdpr_consent_append_only BEFORE UPDATE OR DELETE ON gdpr_consent
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE UPDATE, DELETE ON gdpr_consent FROM sideline_app;

      CREATE TABLE kiosk_report (
        id uuid CONSTRAINT kiosk_report_pkey PRIMARY KEY,
        kiosk_id uuid NOT NULL CONSTRAINT kiosk_report_kiosk_id_key UNIQUE
          CONSTRAINT kiosk_report_kiosk_id_fkey REFERENCES kiosk (id),
        prf_id uuid NOT NULL CONSTRAINT kiosk_report_prf_id_fkey REFERENCES prf (id),
        -- What the patient said of himself, by the field's name.
        said jsonb NOT NULL CONSTRAINT kiosk_report_said_check CHECK (jsonb_typeof(said) = 'object'),
        reported_at timestamptz NOT NULL,
        settled_at timestamptz,
        settled_by uuid CONSTRAINT kiosk_report_settled_by_fkey REFERENCES app_user (id),
        accepted text[],
        CONSTRAINT kiosk_report_settled_check
          CHECK ((settled_at IS NULL) = (settled_by IS NULL) AND (settled_at IS NULL) = (accepted IS NULL))
      );
      CREATE INDEX kiosk_report_prf_id_idx ON kiosk_report (prf_id);
      REVOKE UPDATE, DELETE ON kiosk_report FROM sideline_app;
      GRANT UPDATE (settled_at, settled_by, accepted) ON kiosk_report TO sideline_app`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE kiosk_report;
      DROP TABLE gdpr_consent;
      DROP TABLE kiosk;
      DROP TABLE gdpr_notice`);
  }
}
