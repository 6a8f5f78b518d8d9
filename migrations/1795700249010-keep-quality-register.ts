import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The quality register: patient safety incidents, duty of candour, complaints, training and cleaning (operations section 7). One
 * table that is only added to: a row is an entry, or a step of one, and whether an entry is closed is what its last step says.
 */
export class KeepQualityRegister1795700249010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE quality_entry (
        -- Made by the client.
        entry_id uuid PRIMARY KEY,
        -- The entry that it is a step of; null of an entry itself.
        about uuid REFERENCES quality_entry ON DELETE CASCADE,
        -- Without a gap: of entries one after another, of steps within their entry.
        number integer NOT NULL CHECK (number > 0),
        kind text CHECK (kind IN ('safety_incident', 'duty_of_candour', 'complaint', 'training', 'cleaning')),
        step text CHECK (step IN ('note', 'acknowledged', 'told', 'written', 'reviewed', 'closed', 'reopened')),
        happened_on date NOT NULL,
        severity text CHECK (severity IN ('none', 'low', 'moderate', 'severe', 'death')),
        event_id uuid REFERENCES event,
        -- Without a foreign key: the entry outlives the record.
        prf_id uuid,
        staff_id uuid REFERENCES staff_profile,
        place text CHECK (length(place) BETWEEN 1 AND 200),
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 10000),
        written_by uuid NOT NULL REFERENCES app_user,
        written_at timestamptz NOT NULL,
        CONSTRAINT quality_entry_number UNIQUE NULLS NOT DISTINCT (about, number),
        CONSTRAINT quality_entry_or_step CHECK (
          CASE WHEN about IS NULL THEN kind IS NOT NULL AND step IS NULL
          ELSE kind IS NULL AND step IS NOT NULL AND num_nonnulls(severity, event_id, prf_id, staff_id, place) = 0 END)
      );
      CREATE INDEX quality_entry_list ON quality_entry (happened_on DESC, entry_id DESC) WHERE about IS NULL;
      CREATE INDEX quality_entry_prf ON quality_entry (prf_id) WHERE prf_id IS NOT NULL;
      CREATE INDEX quality_entry_staff ON quality_entry (staff_id) WHERE staff_id IS NOT NULL;
      CREATE FUNCTION quality_entry_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.written_at < now() - interval '10 years' THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'the quality register is only added to';
      END $$;
      CREATE TRIGGER quality_entry_is_kept BEFORE UPDATE OR DELETE ON quality_entry
        FOR EACH ROW EXECUTE FUNCTION quality_entry_is_kept();
      REVOKE UPDATE ON quality_entry FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE quality_entry;
      DROP FUNCTION quality_entry_is_kept()`);
  }
}
