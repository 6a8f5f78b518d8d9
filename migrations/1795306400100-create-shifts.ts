import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shifts (operations section 2): one person's place each. The database refuses two at once, and states out of order. */
export class CreateShifts1795306400100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shift (
        shift_id uuid PRIMARY KEY,
        event_id uuid NOT NULL REFERENCES event,
        -- Those that one call made, and of them those that one block's recurrence did.
        batch_id uuid NOT NULL,
        series_id uuid,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        role text CHECK (length(role) BETWEEN 1 AND 60),
        required_qualifications text[] NOT NULL DEFAULT '{}',
        priority text NOT NULL CHECK (priority IN ('low', 'normal', 'high', 'critical')),
        briefing text CHECK (length(briefing) <= 10000),
        status text NOT NULL CHECK (status IN
          ('open', 'assigned', 'checked_in', 'checked_out', 'approved', 'no_show', 'cancelled')),
        -- Why it was unassigned or cancelled, or why somebody works in spite of a warning.
        reason text CHECK (length(reason) BETWEEN 1 AND 1000),
        staff_id uuid REFERENCES staff_profile,
        backup_staff_id uuid REFERENCES staff_profile,
        is_bidding_open boolean NOT NULL DEFAULT false,
        -- Whether it is more than a plan: somebody was assigned or applied, or a note was written.
        is_touched boolean NOT NULL DEFAULT false,
        checked_in_at timestamptz,
        -- As the caller's clock said, beside the server's.
        checked_in_said timestamptz,
        checked_in_place jsonb,
        checked_out_at timestamptz,
        checked_out_said timestamptz,
        checked_out_place jsonb,
        created_by uuid NOT NULL REFERENCES app_user,
        created_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT shift_ends_after_start CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '72 hours'),
        CONSTRAINT shift_backup_differs CHECK (backup_staff_id <> staff_id),
        CONSTRAINT shift_has_its_person CHECK (
          CASE status WHEN 'open' THEN staff_id IS NULL WHEN 'cancelled' THEN true ELSE staff_id IS NOT NULL END),
        CONSTRAINT shift_bidding_while_open CHECK (NOT is_bidding_open OR status = 'open'),
        CONSTRAINT shift_attended CHECK (
          (checked_in_at IS NOT NULL) = (status IN ('checked_in', 'checked_out', 'approved'))
          AND (checked_out_at IS NOT NULL) = (status IN ('checked_out', 'approved'))),
        CONSTRAINT shift_no_double_booking EXCLUDE USING gist
          (staff_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
          WHERE (status IN ('assigned', 'checked_in', 'checked_out', 'approved'))
          -- A series that moves as a whole passes over itself.
          DEFERRABLE INITIALLY IMMEDIATE
      )`);
    await runner.query(`CREATE INDEX shift_start ON shift (starts_at, shift_id)`);
    await runner.query(`CREATE INDEX shift_event ON shift (event_id, starts_at)`);
    await runner.query(`CREATE INDEX shift_staff ON shift (staff_id, starts_at) WHERE staff_id IS NOT NULL`);
    await runner.query(`CREATE INDEX shift_batch ON shift (batch_id)`);
    await runner.query(
      `CREATE INDEX shift_series ON shift (series_id, starts_at) WHERE series_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE FUNCTION shift_goes_by_the_table() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF OLD.status <> 'open' OR OLD.is_touched THEN
            RAISE EXCEPTION 'a shift on which something has happened is cancelled, never deleted';
          END IF;
          RETURN OLD;
        END IF;
        IF NEW.version <> OLD.version + 1 THEN
          RAISE EXCEPTION 'a shift is changed from its newest version';
        END IF;
        IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
          ('open', 'assigned'), ('assigned', 'open'), ('assigned', 'checked_in'), ('checked_in', 'checked_out'),
          ('assigned', 'no_show'), ('checked_out', 'approved'), ('open', 'cancelled'), ('assigned', 'cancelled'))
        THEN
          RAISE EXCEPTION 'a shift that is % does not become %', OLD.status, NEW.status;
        END IF;
        IF OLD.status NOT IN ('open', 'assigned')
           AND (NEW.staff_id, NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.staff_id, OLD.starts_at, OLD.ends_at) THEN
          RAISE EXCEPTION 'a shift that was attended or called off keeps its person and its times';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER shift_goes_by_the_table BEFORE UPDATE OR DELETE ON shift
      FOR EACH ROW EXECUTE FUNCTION shift_goes_by_the_table()`);
    await runner.query(`
      CREATE TABLE shift_application (
        shift_id uuid NOT NULL REFERENCES shift,
        staff_id uuid NOT NULL REFERENCES staff_profile,
        applied_at timestamptz NOT NULL,
        CONSTRAINT shift_application_once PRIMARY KEY (shift_id, staff_id)
      )`);
    await runner.query(`
      CREATE TABLE shift_note (
        note_id uuid PRIMARY KEY,
        shift_id uuid NOT NULL REFERENCES shift,
        note text NOT NULL CHECK (length(note) BETWEEN 1 AND 10000),
        written_by uuid NOT NULL REFERENCES app_user,
        written_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX shift_note_thread ON shift_note (shift_id, written_at, note_id)`);
    await runner.query(`
      CREATE TABLE shift_reminder (
        shift_id uuid NOT NULL REFERENCES shift ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES app_user,
        hours_before integer NOT NULL CHECK (hours_before > 0),
        enabled_at timestamptz NOT NULL,
        -- Of which start it told: a shift that was moved is reminded of again.
        sent_for timestamptz,
        PRIMARY KEY (shift_id, user_id, hours_before)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE shift_reminder`);
    await runner.query(`DROP TABLE shift_note`);
    await runner.query(`DROP TABLE shift_application`);
    await runner.query(`DROP TABLE shift`);
    await runner.query(`DROP FUNCTION shift_goes_by_the_table()`);
  }
}
