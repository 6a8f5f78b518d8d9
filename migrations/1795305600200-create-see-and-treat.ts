import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Short logs of minor contacts. What a log says is never changed: a wrong one is struck through with a reason. */
export class CreateSeeAndTreat1795305600200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE see_and_treat_log (
        log_id uuid PRIMARY KEY,
        event_id uuid NOT NULL REFERENCES event,
        patient_id uuid NOT NULL REFERENCES patient,
        incident_at timestamptz NOT NULL,
        incident_location text CHECK (length(incident_location) <= 200),
        issue_summary text NOT NULL CHECK (length(issue_summary) BETWEEN 1 AND 10000),
        treatment_provided text CHECK (length(treatment_provided) <= 10000),
        advice_given text CHECK (length(advice_given) <= 10000),
        clinician_name text NOT NULL CHECK (length(clinician_name) BETWEEN 1 AND 200),
        clinician_role text NOT NULL,
        recorded_at timestamptz NOT NULL,
        recorded_by uuid NOT NULL REFERENCES app_user,
        prf_id uuid UNIQUE REFERENCES prf,
        voided_at timestamptz,
        voided_by uuid REFERENCES app_user,
        void_reason text CHECK (length(void_reason) BETWEEN 1 AND 10000),
        CHECK ((voided_at IS NULL) = (voided_by IS NULL) AND (voided_at IS NULL) = (void_reason IS NULL))
      )`);
    await runner.query(`CREATE INDEX see_and_treat_log_incident ON see_and_treat_log (incident_at, log_id)`);
    await runner.query(`CREATE INDEX see_and_treat_log_event ON see_and_treat_log (event_id, patient_id)`);
    await runner.query(
      `CREATE INDEX see_and_treat_log_patient ON see_and_treat_log (patient_id, incident_at)`,
    );
    await runner.query(`
      CREATE FUNCTION see_and_treat_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          RAISE EXCEPTION 'a see-and-treat log is struck through, never deleted';
        END IF;
        IF (to_jsonb(NEW) - '{prf_id,voided_at,voided_by,void_reason}'::text[])
             IS DISTINCT FROM (to_jsonb(OLD) - '{prf_id,voided_at,voided_by,void_reason}'::text[])
           OR (OLD.prf_id IS NOT NULL AND NEW.prf_id IS DISTINCT FROM OLD.prf_id)
           OR (OLD.voided_at IS NOT NULL
               AND (NEW.voided_at, NEW.voided_by, NEW.void_reason)
                 IS DISTINCT FROM (OLD.voided_at, OLD.voided_by, OLD.void_reason)) THEN
          RAISE EXCEPTION 'what a see-and-treat log says is not changed';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER see_and_treat_log_is_kept BEFORE UPDATE OR DELETE ON see_and_treat_log
      FOR EACH ROW EXECUTE FUNCTION see_and_treat_log_is_kept()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE see_and_treat_log`);
    await runner.query(`DROP FUNCTION see_and_treat_log_is_kept()`);
  }
}
