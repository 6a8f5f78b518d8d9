import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is kept for a term of an account, of its holder's work, or of a client. */
const KEPT = [
  ...['staff_expiry_warning', 'staff_availability', 'staff_qualification', 'staff_profile'],
  ...[
    'shift_reminder',
    'shift_note',
    'shift_application',
    'shift_change',
    'shift_unfit',
    'shift_swap',
    'shift',
  ],
  ...['api_token', 'app_user', 'client'],
];

/** A legal hold on an account or a client stops the end of a term, as one on a patient stops an erasure (ADR 24). */
export class HoldAccountsAndClients1795450000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE retention_mark ALTER COLUMN patient_id DROP NOT NULL,
        ADD COLUMN user_id uuid CONSTRAINT retention_mark_user_id_fkey REFERENCES app_user (id) ON DELETE CASCADE,
        ADD COLUMN client_id uuid CONSTRAINT retention_mark_client_id_fkey REFERENCES client (client_id) ON DELETE CASCADE,
        ADD CONSTRAINT retention_mark_subject_check CHECK (
          num_nonnulls(patient_id, user_id, client_id) = 1 AND (patient_id IS NOT NULL OR kind = 'legal_hold'));
      CREATE INDEX retention_mark_user_id ON retention_mark (user_id) WHERE user_id IS NOT NULL;
      CREATE INDEX retention_mark_client_id ON retention_mark (client_id) WHERE client_id IS NOT NULL;
      CREATE UNIQUE INDEX retention_mark_account_standing ON retention_mark (user_id) WHERE ended_at IS NULL;
      CREATE UNIQUE INDEX retention_mark_client_standing ON retention_mark (client_id) WHERE ended_at IS NULL;
      CREATE INDEX retention_mark_held ON retention_mark (made_at, id) WHERE patient_id IS NULL AND ended_at IS NULL;
      DROP TRIGGER retention_mark_erased_only ON retention_mark;
      -- A hold that was lifted goes with the account or the client.
      CREATE TRIGGER retention_mark_erased_only BEFORE DELETE ON retention_mark FOR EACH ROW
        WHEN (OLD.patient_id IS NOT NULL OR OLD.ended_at IS NULL) EXECUTE FUNCTION prf_refuse_rewriting();

      -- Whether a row is kept by a hold on an account or a client. What ordinary work takes away again (a shift that was
      -- applied for, a qualification) is so once it is old: a year before its term, so that no clock or zone decides.
      CREATE FUNCTION is_held(of_table text, of_row jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (
          SELECT FROM retention_mark m
          WHERE m.patient_id IS NULL AND m.ended_at IS NULL AND CASE
            WHEN of_table = 'client' THEN m.client_id = (of_row ->> 'client_id')::uuid
            WHEN of_table = 'app_user' THEN
              m.user_id = (of_row ->> 'id')::uuid OR m.client_id = (of_row ->> 'client_id')::uuid
            WHEN of_table = 'api_token' THEN m.user_id = (of_row ->> 'created_by')::uuid
            WHEN of_table LIKE 'staff%' THEN EXISTS (
              SELECT FROM staff_profile s
              WHERE s.staff_id = (of_row ->> 'staff_id')::uuid AND s.user_id = m.user_id
                AND s.termination_date < now() - interval '5 years')
            WHEN of_table LIKE 'shift%' THEN EXISTS (
              SELECT FROM shift x JOIN event e USING (event_id) LEFT JOIN staff_profile s ON s.user_id = m.user_id
              WHERE x.shift_id = (of_row ->> 'shift_id')::uuid AND x.ends_at < now() - interval '5 years' AND (
                e.client_id = m.client_id OR s.staff_id IN (x.staff_id, x.backup_staff_id)
                OR EXISTS (SELECT FROM shift_note o WHERE o.shift_id = x.shift_id AND o.written_by = m.user_id)
                OR EXISTS (SELECT FROM shift_application o WHERE o.shift_id = x.shift_id AND o.staff_id = s.staff_id)
                OR EXISTS (
                  SELECT FROM shift_change o
                  WHERE o.shift_id = x.shift_id AND (o.staff_id = s.staff_id OR o.changed_by = m.user_id))
                OR EXISTS (
                  SELECT FROM shift_swap o
                  WHERE o.shift_id = x.shift_id AND s.staff_id IN (o.offered_by, o.offered_to))))
            ELSE false
          END)
      $$;
      CREATE FUNCTION held_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF is_held(TG_TABLE_NAME, to_jsonb(OLD)) THEN
          RAISE EXCEPTION 'what is under a legal hold is kept'
            USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'held_is_kept';
        END IF;
        IF TG_OP = 'DELETE' THEN
          RETURN OLD;
        END IF;
        RETURN NEW;
      END $$;
      -- What ends by being emptied.
      CREATE TRIGGER app_user_held_is_named BEFORE UPDATE OF email ON app_user FOR EACH ROW
        WHEN (NEW.email::text LIKE '%@erased.invalid' AND OLD.email::text NOT LIKE '%@erased.invalid')
        EXECUTE FUNCTION held_is_kept();
      CREATE TRIGGER client_held_is_named BEFORE UPDATE OF contact_name, email, phone ON client FOR EACH ROW
        WHEN (num_nonnulls(NEW.contact_name, NEW.email, NEW.phone) = 0
          AND num_nonnulls(OLD.contact_name, OLD.email, OLD.phone) > 0)
        EXECUTE FUNCTION held_is_kept()`);
    for (const table of KEPT)
      await runner.query(`
        CREATE TRIGGER ${table}_held_is_kept BEFORE DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION held_is_kept()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of KEPT) await runner.query(`DROP TRIGGER ${table}_held_is_kept ON ${table}`);
    await runner.query(`
      DROP TRIGGER client_held_is_named ON client;
      DROP TRIGGER app_user_held_is_named ON app_user;
      DROP FUNCTION held_is_kept();
      DROP FUNCTION is_held(text, jsonb);
      DROP TRIGGER retention_mark_erased_only ON retention_mark;
      DELETE FROM retention_mark WHERE patient_id IS NULL;
      CREATE TRIGGER retention_mark_erased_only BEFORE DELETE ON retention_mark
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      DROP INDEX retention_mark_held;
      ALTER TABLE retention_mark DROP CONSTRAINT retention_mark_subject_check,
        DROP COLUMN user_id, DROP COLUMN client_id, ALTER COLUMN patient_id SET NOT NULL`);
  }
}
