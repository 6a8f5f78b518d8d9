import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Handing a patient over: a link that one browser may open for a quarter of an hour, of whose token only the hash is kept;
 * and who took over, with a signature, of records that are signed already. Nothing here touches the record.
 */
export class HandOverByLink1795305600160 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE handover_link (
        -- Made on the device.
        id uuid CONSTRAINT handover_link_pkey PRIMARY KEY,
        prf_id uuid NOT NULL CONSTRAINT handover_link_prf_id_fkey REFERENCES prf (id),
        token_hash bytea NOT NULL CONSTRAINT handover_link_token_hash_key UNIQUE
          CONSTRAINT handover_link_token_hash_check CHECK (length(token_hash) = 32),
        format text NOT NULL CONSTRAINT handover_link_format_check CHECK (format IN ('atmist', 'sbar')),
        made_by uuid NOT NULL CONSTRAINT handover_link_made_by_fkey REFERENCES app_user (id),
        made_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        -- The first browser that opened it; no other may from then on.
        browser_hash bytea,
        opened_at timestamptz,
        receiver_name text,
        receiver_organisation text,
        receiver_role text,
        CONSTRAINT handover_link_opened_check
          CHECK ((browser_hash IS NULL) = (opened_at IS NULL) AND (opened_at IS NULL) = (receiver_name IS NULL))
      );
      CREATE INDEX handover_link_prf_id_idx ON handover_link (prf_id);

      CREATE FUNCTION handover_link_check_update() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at)
           OR (OLD.opened_at IS NOT NULL AND (NEW.browser_hash, NEW.opened_at, NEW.receiver_name)
               IS DISTINCT FROM (OLD.browser_hash, OLD.opened_at, OLD.receiver_name)) THEN
          RAISE EXCEPTION 'A link is opened and revoked once' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NEW;
      END
      $$;
      CREATE TRIGGER handover_link_step BEFORE UPDATE ON handover_link
        FOR EACH ROW EXECUTE FUNCTION handover_link_check_update();
      REVOKE UPDATE, DELETE ON handover_link FROM sideline_app;
      GRANT UPDATE (revoked_at, browser_hash, opened_at, receiver_name, receiver_organisation, receiver_role)
        ON handover_link TO sideline_app;

      CREATE TABLE handover_receipt (
        id uuid CONSTRAINT handover_receipt_pkey PRIMARY KEY,
        prf_id uuid NOT NULL CONSTRAINT handover_receipt_prf_id_fkey REFERENCES prf (id),
        handed_over_to text NOT NULL CONSTRAINT handover_receipt_to_check CHECK (length(handed_over_to) BETWEEN 1 AND 200),
        handed_over_at timestamptz NOT NULL,
        strokes text NOT NULL CONSTRAINT handover_receipt_strokes_check CHECK (length(strokes) BETWEEN 1 AND 100000),
        recorded_by uuid NOT NULL CONSTRAINT handover_receipt_recorded_by_fkey REFERENCES app_user (id),
        recorded_at timestamptz NOT NULL
      );
      CREATE INDEX handover_receipt_prf_id_idx ON handover_receipt (prf_id);
      CREATE TRIGGER handover_receipt_append_only BEFORE UPDATE OR DELETE ON handover_receipt
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE UPDATE, DELETE ON handover_receipt FROM sideline_app`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE handover_receipt;
      DROP TABLE handover_link;
      DROP FUNCTION handover_link_check_update()`);
  }
}
