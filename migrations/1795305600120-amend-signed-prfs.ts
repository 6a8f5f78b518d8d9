import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is locked out of a row of a signed PRF; `exception` lets one kind of write through. */
const refuseLocked = (exception: string): string => `
  CREATE OR REPLACE FUNCTION prf_refuse_locked() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    its uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.prf_id ELSE NEW.prf_id END;
    held text;
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.prf_id <> OLD.prf_id THEN
      RAISE EXCEPTION 'A row of one PRF cannot become another''s' USING ERRCODE = 'PRF02';
    END IF;
    -- FOR SHARE waits for a signature that is being written, and makes it wait for us.
    SELECT status INTO held FROM prf WHERE id = its FOR SHARE;
    IF held IS NULL THEN
      RAISE EXCEPTION 'There is no such PRF' USING ERRCODE = 'foreign_key_violation';
    END IF;
    IF held NOT IN ('draft', 'in_progress', 'awaiting_review')${exception} THEN
      RAISE EXCEPTION 'The PRF is % and accepts no write', held USING ERRCODE = 'PRF01';
    END IF;
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END
  $$`;

/** How the row of a PRF may change; `exception` lets one more kind of write to a signed one through. */
const checkUpdate = (exception: string): string => `
  CREATE OR REPLACE FUNCTION prf_check_update() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.version <> OLD.version + 1 THEN
      RAISE EXCEPTION 'A PRF goes up one version at a time' USING ERRCODE = 'PRF02';
    END IF;
    IF (NEW.id, NEW.custom_prf_id, NEW.author_id, NEW.created_at)
       IS DISTINCT FROM (OLD.id, OLD.custom_prf_id, OLD.author_id, OLD.created_at) THEN
      RAISE EXCEPTION 'What a PRF is known by does not change' USING ERRCODE = 'PRF02';
    END IF;
    IF OLD.status IN ('completed', 'amended', 'void') THEN
      -- Entered in error is said of a signed record without a change of its content.
      IF OLD.status <> 'void' AND NEW.status = 'void'
         AND (to_jsonb(NEW) - '{status,version,updated_at,voided_at,voided_by,void_reason}'::text[])
           = (to_jsonb(OLD) - '{status,version,updated_at,voided_at,voided_by,void_reason}'::text[]) THEN
        RETURN NEW;
      END IF;${exception}
      RAISE EXCEPTION 'The PRF is % and accepts no write', OLD.status USING ERRCODE = 'PRF01';
    END IF;
    IF NEW.status = 'amended'
       OR (NEW.status = 'completed' AND NOT EXISTS (SELECT FROM prf_signature s WHERE s.prf_id = NEW.id)) THEN
      RAISE EXCEPTION 'A PRF is completed by its signature' USING ERRCODE = 'PRF02';
    END IF;
    IF NEW.status = 'draft' AND OLD.status <> 'draft' THEN
      RAISE EXCEPTION 'A PRF does not become a draft again' USING ERRCODE = 'PRF02';
    END IF;
    RETURN NEW;
  END
  $$`;

/**
 * A signed record is amended in one transaction: a row here opens it, the next revision's signature closes it, and without
 * that signature over what then stands the transaction cannot commit. Nothing else writes into a signed record.
 */
export class AmendSignedPrfs1795305600120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE prf_amendment (
        -- Made on the device: the same amendment sent again is not made again.
        amendment_id uuid CONSTRAINT prf_amendment_pkey PRIMARY KEY,
        prf_id uuid NOT NULL CONSTRAINT prf_amendment_prf_id_fkey REFERENCES prf (id),
        revision integer NOT NULL,
        author_id uuid NOT NULL CONSTRAINT prf_amendment_author_id_fkey REFERENCES app_user (id),
        reason text NOT NULL CONSTRAINT prf_amendment_reason_check CHECK (length(reason) BETWEEN 1 AND 500),
        amended_at timestamptz NOT NULL,
        transaction_id xid8 NOT NULL,
        CONSTRAINT prf_amendment_revision_key UNIQUE (prf_id, revision)
      );

      -- The revision that this very transaction is making of a record; null where it makes none, or has signed it.
      CREATE FUNCTION prf_open_amendment(of_prf uuid) RETURNS integer LANGUAGE sql AS $$
        SELECT a.revision FROM prf_amendment a
        WHERE a.prf_id = of_prf AND a.transaction_id = pg_current_xact_id()
          AND NOT EXISTS (SELECT FROM prf_signature s WHERE s.prf_id = a.prf_id AND s.revision = a.revision)
      $$;

      CREATE FUNCTION prf_check_amendment() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        held text;
      BEGIN
        SELECT status INTO held FROM prf WHERE id = NEW.prf_id FOR SHARE;
        IF held IS NULL OR held NOT IN ('completed', 'amended') THEN
          RAISE EXCEPTION 'A PRF that is % is not amended', held USING ERRCODE = 'PRF02';
        END IF;
        IF NEW.revision <> (SELECT max(revision) + 1 FROM prf_signature WHERE prf_id = NEW.prf_id) THEN
          RAISE EXCEPTION 'A PRF is amended one revision at a time' USING ERRCODE = 'PRF02';
        END IF;
        NEW.transaction_id := pg_current_xact_id();
        RETURN NEW;
      END
      $$;

      CREATE FUNCTION prf_check_amendment_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (
          SELECT FROM prf p
          JOIN prf_signature s ON s.prf_id = p.id AND s.revision = NEW.revision AND s.signed_by = NEW.author_id
          WHERE p.id = NEW.prf_id AND p.status = 'amended'
            AND NOT EXISTS (
              SELECT FROM prf_section h
              WHERE h.prf_id = p.id
                AND (s.content::jsonb #> ARRAY['sections', h.section, 'version']) IS DISTINCT FROM to_jsonb(h.version)
            )
        ) THEN
          RAISE EXCEPTION 'An amendment is closed by a signature over what then stands' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NULL;
      END
      $$;

      CREATE FUNCTION prf_check_signature() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.revision <> coalesce(prf_open_amendment(NEW.prf_id), 1) THEN
          RAISE EXCEPTION 'A PRF is completed by its signature, and signed again by its amendment' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NEW;
      END
      $$;

      CREATE TRIGGER prf_amendment_begin BEFORE INSERT ON prf_amendment
        FOR EACH ROW EXECUTE FUNCTION prf_check_amendment();
      CREATE TRIGGER prf_amendment_append_only BEFORE UPDATE OR DELETE ON prf_amendment
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      CREATE CONSTRAINT TRIGGER prf_amendment_sealed AFTER INSERT ON prf_amendment
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION prf_check_amendment_sealed();
      CREATE TRIGGER prf_signature_step BEFORE INSERT ON prf_signature
        FOR EACH ROW EXECUTE FUNCTION prf_check_signature();
      REVOKE UPDATE, DELETE ON prf_amendment FROM sideline_app`);
    await queryRunner.query(
      refuseLocked(`
       AND (held = 'void' OR prf_open_amendment(its) IS NULL)`),
    );
    await queryRunner.query(
      checkUpdate(`
      IF OLD.status <> 'void' AND NEW.status = 'amended' AND NEW.patient_id IS NOT DISTINCT FROM OLD.patient_id
         AND prf_open_amendment(NEW.id) IS NOT NULL THEN
        RETURN NEW;
      END IF;`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(refuseLocked(''));
    await queryRunner.query(checkUpdate(''));
    await queryRunner.query(`
      DROP TRIGGER prf_signature_step ON prf_signature;
      DROP TABLE prf_amendment;
      DROP FUNCTION prf_check_signature();
      DROP FUNCTION prf_check_amendment_sealed();
      DROP FUNCTION prf_check_amendment();
      DROP FUNCTION prf_open_amendment(uuid)`);
  }
}
