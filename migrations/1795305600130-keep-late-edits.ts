import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was sent to a record after its signature, by whoever might have written in it before: refused, kept as it came, and
 * later either taken into an amendment or set aside with a reason. Both tables only grow.
 */
export class KeepLateEdits1795305600130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE prf_late_edit (
        prf_id uuid NOT NULL CONSTRAINT prf_late_edit_prf_id_fkey REFERENCES prf (id),
        command_id uuid NOT NULL,
        section text NOT NULL,
        base_version integer NOT NULL,
        changes jsonb NOT NULL,
        -- Where it differs from what was signed.
        changed_paths text[] NOT NULL,
        author_id uuid NOT NULL CONSTRAINT prf_late_edit_author_id_fkey REFERENCES app_user (id),
        device_time timestamptz NOT NULL,
        received_at timestamptz NOT NULL,
        CONSTRAINT prf_late_edit_pkey PRIMARY KEY (prf_id, command_id)
      );

      CREATE TABLE prf_late_edit_outcome (
        prf_id uuid NOT NULL,
        command_id uuid NOT NULL,
        -- The amendment that took it up, or why it was set aside.
        revision integer,
        reason text,
        settled_by uuid NOT NULL CONSTRAINT prf_late_edit_outcome_settled_by_fkey REFERENCES app_user (id),
        settled_at timestamptz NOT NULL,
        CONSTRAINT prf_late_edit_outcome_pkey PRIMARY KEY (prf_id, command_id),
        CONSTRAINT prf_late_edit_outcome_fkey FOREIGN KEY (prf_id, command_id)
          REFERENCES prf_late_edit (prf_id, command_id),
        CONSTRAINT prf_late_edit_outcome_check CHECK ((revision IS NULL) <> (reason IS NULL))
      );

      CREATE FUNCTION prf_check_late_edit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM prf WHERE id = NEW.prf_id AND status IN ('completed', 'amended')) THEN
          RAISE EXCEPTION 'Only a signed PRF has edits that came after its signature' USING ERRCODE = 'PRF02';
        END IF;
        RETURN NEW;
      END
      $$;
      CREATE TRIGGER prf_late_edit_signed BEFORE INSERT ON prf_late_edit
        FOR EACH ROW EXECUTE FUNCTION prf_check_late_edit();
      CREATE TRIGGER prf_late_edit_append_only BEFORE UPDATE OR DELETE ON prf_late_edit
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      CREATE TRIGGER prf_late_edit_outcome_append_only BEFORE UPDATE OR DELETE ON prf_late_edit_outcome
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE UPDATE, DELETE ON prf_late_edit, prf_late_edit_outcome FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE prf_late_edit_outcome, prf_late_edit;
      DROP FUNCTION prf_check_late_edit()`);
  }
}
