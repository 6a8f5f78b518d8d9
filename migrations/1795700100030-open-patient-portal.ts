import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What patients share and ask: links to a signed record, of whose token only the hash is kept, with who opened them; accounts of
 * guardians that may read a child's records, with which records; and requests to correct a part of a record.
 */
export class OpenPatientPortal1795700100030 implements MigrationInterface {
  name = 'OpenPatientPortal1795700100030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.createShares(queryRunner);
    await this.createGuardians(queryRunner);
    await queryRunner.query(`
      CREATE TABLE record_correction (
        -- Made by the browser.
        id uuid CONSTRAINT record_correction_pkey PRIMARY KEY,
        prf_id uuid NOT NULL CONSTRAINT record_correction_prf_id_fkey REFERENCES prf (id),
        patient_id uuid NOT NULL CONSTRAINT record_correction_patient_id_fkey REFERENCES patient (patient_id),
        part text NOT NULL CONSTRAINT record_correction_part_check
          CHECK (part IN ('happened', 'found', 'done', 'next', 'help', 'details')),
        words text NOT NULL CONSTRAINT record_correction_words_check CHECK (length(words) BETWEEN 1 AND 2000),
        asked_by uuid NOT NULL CONSTRAINT record_correction_asked_by_fkey REFERENCES app_user (id),
        asked_at timestamptz NOT NULL,
        answer text CONSTRAINT record_correction_answer_check CHECK (length(answer) BETWEEN 1 AND 2000),
        answered_by uuid CONSTRAINT record_correction_answered_by_fkey REFERENCES app_user (id),
        answered_at timestamptz,
        CONSTRAINT record_correction_answered_check CHECK (num_nulls(answer, answered_by, answered_at) IN (0, 3))
      );
      CREATE INDEX record_correction_prf_id_idx ON record_correction (prf_id);
      CREATE INDEX record_correction_patient_id_idx ON record_correction (patient_id);
      REVOKE UPDATE ON record_correction FROM sideline_app;
      GRANT UPDATE (answer, answered_by, answered_at) ON record_correction TO sideline_app`);
  }

  private async createShares(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE record_share (
        -- Made by the browser.
        id uuid CONSTRAINT record_share_pkey PRIMARY KEY,
        prf_id uuid NOT NULL CONSTRAINT record_share_prf_id_fkey REFERENCES prf (id),
        patient_id uuid NOT NULL CONSTRAINT record_share_patient_id_fkey REFERENCES patient (patient_id),
        token_hash bytea NOT NULL CONSTRAINT record_share_token_hash_key UNIQUE
          CONSTRAINT record_share_token_hash_check CHECK (length(token_hash) = 32),
        made_by uuid NOT NULL CONSTRAINT record_share_made_by_fkey REFERENCES app_user (id),
        made_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        is_once boolean NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX record_share_prf_id_idx ON record_share (prf_id);
      CREATE INDEX record_share_patient_id_idx ON record_share (patient_id);
      REVOKE UPDATE ON record_share FROM sideline_app;
      GRANT UPDATE (ended_at) ON record_share TO sideline_app;
      CREATE TABLE record_share_opening (
        id uuid CONSTRAINT record_share_opening_pkey PRIMARY KEY,
        share_id uuid NOT NULL CONSTRAINT record_share_opening_share_id_fkey REFERENCES record_share (id) ON DELETE CASCADE,
        prf_id uuid NOT NULL CONSTRAINT record_share_opening_prf_id_fkey REFERENCES prf (id),
        opened_at timestamptz NOT NULL,
        reader text NOT NULL CONSTRAINT record_share_opening_reader_check CHECK (length(reader) BETWEEN 1 AND 200)
      );
      CREATE INDEX record_share_opening_share_id_idx ON record_share_opening (share_id, opened_at);
      CREATE INDEX record_share_opening_prf_id_idx ON record_share_opening (prf_id);
      REVOKE UPDATE ON record_share_opening FROM sideline_app;

      -- Lifting the restriction opens no link again.
      CREATE FUNCTION restriction_ends_shares() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE record_share s SET ended_at = NEW.made_at
        WHERE s.ended_at IS NULL AND (s.prf_id = NEW.prf_id OR s.patient_id IN (
          SELECT other.patient_id FROM patient marked JOIN patient other
            ON coalesce(other.merged_into, other.patient_id) = coalesce(marked.merged_into, marked.patient_id)
          WHERE marked.patient_id = NEW.patient_id));
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER restriction_ends_shares AFTER INSERT ON restriction
        FOR EACH ROW EXECUTE FUNCTION restriction_ends_shares()`);
  }

  private async createGuardians(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE guardian_link (
        -- Made by the browser.
        id uuid CONSTRAINT guardian_link_pkey PRIMARY KEY,
        patient_id uuid NOT NULL CONSTRAINT guardian_link_patient_id_fkey REFERENCES patient (patient_id),
        user_id uuid NOT NULL CONSTRAINT guardian_link_user_id_fkey REFERENCES app_user (id),
        relation text NOT NULL CONSTRAINT guardian_link_relation_check CHECK (length(relation) BETWEEN 1 AND 100),
        reason text NOT NULL CONSTRAINT guardian_link_reason_check CHECK (length(reason) BETWEEN 1 AND 500),
        verified_by uuid NOT NULL CONSTRAINT guardian_link_verified_by_fkey REFERENCES app_user (id),
        verified_at timestamptz NOT NULL,
        -- The first day on which it no longer holds.
        until date NOT NULL,
        ended_at timestamptz,
        ended_by uuid CONSTRAINT guardian_link_ended_by_fkey REFERENCES app_user (id),
        ended_reason text CONSTRAINT guardian_link_ended_reason_check CHECK (length(ended_reason) BETWEEN 1 AND 500),
        CONSTRAINT guardian_link_ended_check CHECK (num_nulls(ended_at, ended_by, ended_reason) IN (0, 3))
      );
      CREATE INDEX guardian_link_patient_id_idx ON guardian_link (patient_id);
      CREATE UNIQUE INDEX guardian_link_standing ON guardian_link (user_id, patient_id) WHERE ended_at IS NULL;
      REVOKE UPDATE ON guardian_link FROM sideline_app;
      GRANT UPDATE (ended_at, ended_by, ended_reason) ON guardian_link TO sideline_app;
      CREATE TABLE guardian_sight (
        prf_id uuid CONSTRAINT guardian_sight_pkey PRIMARY KEY
          CONSTRAINT guardian_sight_prf_id_fkey REFERENCES prf (id),
        is_shown boolean NOT NULL,
        reason text NOT NULL CONSTRAINT guardian_sight_reason_check CHECK (length(reason) BETWEEN 1 AND 500),
        set_by uuid NOT NULL CONSTRAINT guardian_sight_set_by_fkey REFERENCES app_user (id),
        set_at timestamptz NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER restriction_ends_shares ON restriction;
      DROP FUNCTION restriction_ends_shares();
      DROP TABLE record_correction;
      DROP TABLE guardian_sight;
      DROP TABLE guardian_link;
      DROP TABLE record_share_opening;
      DROP TABLE record_share`);
  }
}
