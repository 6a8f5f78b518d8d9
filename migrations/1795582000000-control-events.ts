import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Event control (operations section 6): crews, incidents, treatment places, the numbered log and the controllers' handover. */
export class ControlEvents1795582000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The last numbers of an event: taken under the row's lock, so that none is missing and none comes twice.
      CREATE TABLE control_count (
        event_id uuid PRIMARY KEY REFERENCES event,
        incidents integer NOT NULL DEFAULT 0,
        entries integer NOT NULL DEFAULT 0
      );
      REVOKE DELETE ON control_count FROM sideline_app`);
    await runner.query(`
      CREATE TABLE control_crew (
        crew_id uuid PRIMARY KEY,
        event_id uuid NOT NULL REFERENCES event,
        call_sign text NOT NULL CHECK (length(call_sign) BETWEEN 1 AND 60),
        bag text CHECK (length(bag) BETWEEN 1 AND 60),
        vehicle text CHECK (length(vehicle) BETWEEN 1 AND 60),
        -- What it says of itself; at an incident, the incident says what it does.
        own_state text NOT NULL CHECK (own_state IN ('available', 'unavailable', 'off_duty')),
        changed_at timestamptz NOT NULL,
        changed_by uuid NOT NULL REFERENCES app_user,
        version integer NOT NULL DEFAULT 1
      );
      CREATE UNIQUE INDEX control_crew_call_sign ON control_crew (event_id, lower(call_sign));
      REVOKE DELETE ON control_crew FROM sideline_app;
      CREATE TABLE control_crew_member (
        crew_id uuid NOT NULL REFERENCES control_crew,
        staff_id uuid NOT NULL REFERENCES staff_profile,
        CONSTRAINT control_crew_member_pkey PRIMARY KEY (crew_id, staff_id)
      );
      CREATE INDEX control_crew_member_staff ON control_crew_member (staff_id);
      CREATE TABLE treatment_place (
        place_id uuid PRIMARY KEY,
        event_id uuid NOT NULL REFERENCES event,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        beds integer NOT NULL CHECK (beds BETWEEN 0 AND 10000),
        -- More than there are beds is possible, and worth seeing.
        occupied integer NOT NULL CHECK (occupied BETWEEN 0 AND 10000),
        waiting integer NOT NULL CHECK (waiting BETWEEN 0 AND 10000),
        changed_at timestamptz NOT NULL,
        changed_by uuid NOT NULL REFERENCES app_user,
        version integer NOT NULL DEFAULT 1
      );
      CREATE UNIQUE INDEX treatment_place_name ON treatment_place (event_id, lower(name));
      REVOKE DELETE ON treatment_place FROM sideline_app`);
    await runner.query(`
      CREATE TABLE incident (
        incident_id uuid PRIMARY KEY,
        event_id uuid NOT NULL REFERENCES event,
        number integer NOT NULL CHECK (number > 0),
        priority text NOT NULL CHECK (priority IN ('p1', 'p2', 'p3')),
        zone text CHECK (length(zone) BETWEEN 1 AND 60),
        place text NOT NULL CHECK (length(place) BETWEEN 1 AND 200),
        what text NOT NULL CHECK (length(what) BETWEEN 1 AND 500),
        casualties integer CHECK (casualties BETWEEN 0 AND 10000),
        caller text CHECK (length(caller) BETWEEN 1 AND 200),
        state text NOT NULL CHECK (state IN
          ('called', 'assigned', 'mobile', 'at_scene', 'with_patient', 'conveying', 'clear')),
        crew_id uuid REFERENCES control_crew,
        called_at timestamptz NOT NULL,
        assigned_at timestamptz,
        mobile_at timestamptz,
        at_scene_at timestamptz,
        with_patient_at timestamptz,
        conveying_at timestamptz,
        clear_at timestamptz,
        outcome text CHECK (length(outcome) BETWEEN 1 AND 500),
        opened_by uuid NOT NULL REFERENCES app_user,
        opened_at timestamptz NOT NULL,
        -- Who changed it last, when and how in words: told to the one who comes too late.
        changed_by uuid NOT NULL REFERENCES app_user,
        changed_at timestamptz NOT NULL,
        change text NOT NULL CHECK (length(change) BETWEEN 1 AND 200),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT incident_number UNIQUE (event_id, number),
        CONSTRAINT incident_has_its_crew CHECK (
          CASE state WHEN 'called' THEN crew_id IS NULL WHEN 'clear' THEN true ELSE crew_id IS NOT NULL END),
        CONSTRAINT incident_clear_at CHECK ((state = 'clear') = (clear_at IS NOT NULL))
      );
      CREATE INDEX incident_open ON incident (event_id) WHERE state <> 'clear';
      CREATE INDEX incident_closed ON incident (event_id, clear_at DESC) WHERE state = 'clear';
      -- A crew is at one incident at a time.
      CREATE UNIQUE INDEX incident_crew_busy ON incident (crew_id) WHERE state <> 'clear';
      CREATE FUNCTION incident_goes_by_the_table() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.version <> OLD.version + 1 THEN
          RAISE EXCEPTION 'an incident is changed from its newest version';
        END IF;
        IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
          ('called', 'assigned'), ('called', 'clear'),
          ('assigned', 'mobile'), ('assigned', 'at_scene'), ('assigned', 'called'), ('assigned', 'clear'),
          ('mobile', 'at_scene'), ('mobile', 'called'), ('mobile', 'clear'),
          ('at_scene', 'with_patient'), ('at_scene', 'clear'),
          ('with_patient', 'conveying'), ('with_patient', 'clear'), ('conveying', 'clear'))
        THEN
          RAISE EXCEPTION 'an incident that is % does not become %', OLD.state, NEW.state;
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER incident_goes_by_the_table BEFORE UPDATE ON incident
        FOR EACH ROW EXECUTE FUNCTION incident_goes_by_the_table();
      CREATE TABLE incident_record (
        incident_id uuid NOT NULL REFERENCES incident ON DELETE CASCADE,
        prf_id uuid CONSTRAINT incident_record_prf UNIQUE REFERENCES prf,
        -- Named before it is submitted, so that the log keeps its place.
        log_id uuid CONSTRAINT incident_record_log UNIQUE,
        linked_at timestamptz NOT NULL,
        linked_by uuid NOT NULL REFERENCES app_user,
        CONSTRAINT incident_record_of_one CHECK (num_nonnulls(prf_id, log_id) = 1)
      );
      CREATE INDEX incident_record_incident ON incident_record (incident_id)`);
    await runner.query(`
      CREATE TABLE control_log (
        event_id uuid NOT NULL REFERENCES event,
        number integer NOT NULL CHECK (number > 0),
        -- Made by the client, so that a line that is sent twice is one.
        entry_id uuid NOT NULL CONSTRAINT control_log_entry UNIQUE,
        happened_at timestamptz NOT NULL,
        recorded_at timestamptz NOT NULL,
        kind text NOT NULL CHECK (kind IN ('call', 'decision', 'resource', 'weather', 'crowd', 'handover', 'methane')),
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
        written_by uuid NOT NULL REFERENCES app_user,
        incident_id uuid REFERENCES incident,
        crew_id uuid REFERENCES control_crew,
        -- Without a foreign key: the line outlives the record.
        prf_id uuid,
        corrects integer,
        methane jsonb,
        CONSTRAINT control_log_pkey PRIMARY KEY (event_id, number),
        CONSTRAINT control_log_corrects FOREIGN KEY (event_id, corrects) REFERENCES control_log (event_id, number),
        CONSTRAINT control_log_corrects_earlier CHECK (corrects < number),
        CONSTRAINT control_log_methane CHECK ((kind = 'methane') = (methane IS NOT NULL))
      );
      CREATE INDEX control_log_methane_latest ON control_log (event_id, number DESC) WHERE kind = 'methane';
      CREATE INDEX control_log_corrected ON control_log (event_id, corrects) WHERE corrects IS NOT NULL;
      CREATE INDEX control_log_incident ON control_log (incident_id) WHERE incident_id IS NOT NULL;
      CREATE INDEX control_log_prf ON control_log (prf_id) WHERE prf_id IS NOT NULL;
      CREATE FUNCTION control_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF EXISTS (SELECT FROM event e WHERE e.event_id = OLD.event_id AND e.ends_at >= now() - interval '8 years') THEN
            RAISE EXCEPTION 'the control log is corrected by a further entry, never deleted';
          END IF;
          RETURN OLD;
        END IF;
        -- Only the erasure of a patient takes words out of a line that is about them.
        IF (to_jsonb(NEW) - '{text,methane,prf_id}'::text[]) <> (to_jsonb(OLD) - '{text,methane,prf_id}'::text[])
           OR NOT EXISTS (
             SELECT FROM erasure e
             WHERE e.state = 'erasing' AND e.transaction_id = pg_current_xact_id()
               AND (OLD.prf_id = ANY (e.prf_ids) OR EXISTS (
                 SELECT FROM incident_record r
                 LEFT JOIN see_and_treat_log l ON l.log_id = r.log_id
                 WHERE r.incident_id = OLD.incident_id
                   AND (r.prf_id = ANY (e.prf_ids) OR l.patient_id = ANY (e.patient_ids))))) THEN
          RAISE EXCEPTION 'the control log is corrected by a further entry, never changed';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER control_log_is_kept BEFORE UPDATE OR DELETE ON control_log
        FOR EACH ROW EXECUTE FUNCTION control_log_is_kept();
      REVOKE UPDATE ON control_log FROM sideline_app;
      GRANT UPDATE (text, methane, prf_id) ON control_log TO sideline_app`);
    await runner.query(`
      CREATE TABLE control_handover (
        handover_id uuid PRIMARY KEY,
        event_id uuid NOT NULL REFERENCES event,
        -- Null of the first, who took control over from nobody.
        offered_by uuid REFERENCES app_user,
        offered_at timestamptz,
        summary text NOT NULL CHECK (length(summary) BETWEEN 1 AND 4000),
        accepted_by uuid REFERENCES app_user,
        accepted_at timestamptz,
        CONSTRAINT control_handover_signed CHECK (
          (offered_by IS NULL) = (offered_at IS NULL) AND (accepted_by IS NULL) = (accepted_at IS NULL)
          AND num_nonnulls(offered_by, accepted_by) > 0),
        CONSTRAINT control_handover_of_two CHECK (offered_by <> accepted_by)
      );
      CREATE UNIQUE INDEX control_handover_open ON control_handover (event_id) WHERE accepted_at IS NULL;
      CREATE INDEX control_handover_event ON control_handover (event_id, accepted_at DESC);
      CREATE UNIQUE INDEX control_handover_first ON control_handover (event_id) WHERE offered_by IS NULL;
      REVOKE UPDATE ON control_handover FROM sideline_app;
      GRANT UPDATE (accepted_by, accepted_at) ON control_handover TO sideline_app;
      CREATE FUNCTION control_handover_signed_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.accepted_at IS NOT NULL THEN
          RAISE EXCEPTION 'a handover that both have signed does not change';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER control_handover_signed_once BEFORE UPDATE ON control_handover
        FOR EACH ROW EXECUTE FUNCTION control_handover_signed_once()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE control_handover;
      DROP FUNCTION control_handover_signed_once();
      DROP TABLE control_log;
      DROP FUNCTION control_log_is_kept();
      DROP TABLE incident_record;
      DROP TABLE incident;
      DROP FUNCTION incident_goes_by_the_table();
      DROP TABLE treatment_place;
      DROP TABLE control_crew_member;
      DROP TABLE control_crew;
      DROP TABLE control_count`);
  }
}
