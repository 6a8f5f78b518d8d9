import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As migration keep-retention has it; `record` is what differs where an erasure is of a record that is nobody's. */
const goesByTheTable = (record: {
  readonly subject: string;
  readonly isMeant: string;
  readonly marked: string;
  readonly prfIds: string;
}): string => {
  const kept = (row: string): string =>
    [
      'id',
      'patient_id',
      'basis',
      'last_contact',
      'retain_until',
      'listed_at',
      'reason',
      'ruled_by',
      'reference',
    ]
      .map((column) => `${row}.${column}`)
      .join(', ') + record.subject.replaceAll('ROW', row);
  return `
  CREATE OR REPLACE FUNCTION erasure_goes_by_the_table() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.state <> (CASE NEW.basis WHEN 'ruling' THEN 'approved' ELSE 'listed' END) THEN
        RAISE EXCEPTION 'an erasure begins listed, or approved by its ruling' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END IF;
    IF (OLD.state, NEW.state) NOT IN (
         ('listed', 'kept'), ('listed', 'approved'), ('listed', 'withdrawn'), ('approved', 'withdrawn'),
         ('approved', 'approved'), ('approved', 'erasing'), ('erasing', 'erased'))
       OR (${kept('NEW')}) IS DISTINCT FROM (${kept('OLD')})
       OR (OLD.state <> 'listed' AND NEW.state <> 'withdrawn'
           AND (NEW.decided_by, NEW.decided_at, NEW.decision_reason)
             IS DISTINCT FROM (OLD.decided_by, OLD.decided_at, OLD.decision_reason))
       OR (NEW.state <> 'erasing' AND (NEW.transaction_id, NEW.patient_ids, NEW.user_ids, NEW.prf_ids)
         IS DISTINCT FROM (OLD.transaction_id, OLD.patient_ids, OLD.user_ids, OLD.prf_ids)) THEN
      RAISE EXCEPTION 'an erasure that is % does not become %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
    END IF;
    IF NEW.state = 'erasing' THEN
      -- Whose rows they are is found here, and held; nobody says it.${record.isMeant}
      PERFORM FROM patient p WHERE p.patient_id = NEW.patient_id OR p.merged_into = NEW.patient_id
        ORDER BY p.patient_id FOR UPDATE;
      NEW.patient_ids := ARRAY(
        SELECT p.patient_id FROM patient p
        WHERE p.patient_id = NEW.patient_id OR p.merged_into = NEW.patient_id ORDER BY 1);
      IF EXISTS (SELECT FROM patient WHERE patient_id = NEW.patient_id AND merged_into IS NOT NULL) THEN
        RAISE EXCEPTION 'merged rows go together' USING ERRCODE = 'check_violation';
      END IF;
      NEW.user_ids := ARRAY(SELECT u.id FROM app_user u WHERE u.patient_id = ANY (NEW.patient_ids) ORDER BY 1);
      NEW.prf_ids := ARRAY(
        SELECT p.id FROM prf p WHERE p.patient_id = ANY (NEW.patient_ids)${record.prfIds} ORDER BY 1 FOR UPDATE);
      IF EXISTS (
        SELECT FROM retention_mark m WHERE (m.patient_id = ANY (NEW.patient_ids)${record.marked}) AND m.ended_at IS NULL
          AND (m.kind = 'legal_hold' OR NEW.basis = 'retention')) THEN
        RAISE EXCEPTION 'a record under a mark is kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'erasure_held';
      END IF;
      NEW.transaction_id := pg_current_xact_id();
      INSERT INTO tombstone (entity, id, erasure_id) SELECT 'Patient', unnest(NEW.patient_ids), NEW.id;
      INSERT INTO tombstone (entity, id, number, erasure_id)
      SELECT 'PRF', p.id, p.custom_prf_id, NEW.id FROM prf p WHERE p.id = ANY (NEW.prf_ids);
      -- Words of names that only this person has go too: nobody is registered under one of them in the meantime.
      LOCK TABLE name_token IN SHARE ROW EXCLUSIVE MODE;
    ELSIF NEW.state = 'erased' AND (
      OLD.transaction_id <> pg_current_xact_id()
      OR EXISTS (SELECT FROM patient WHERE patient_id = ANY (OLD.patient_ids))
      OR EXISTS (SELECT FROM prf WHERE id = ANY (OLD.prf_ids))
      OR EXISTS (SELECT FROM app_user WHERE id = ANY (OLD.user_ids))) THEN
      RAISE EXCEPTION 'something of the person is still there' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END $$`;
};

const OF_PATIENTS = { subject: '', isMeant: '', marked: '', prfIds: '' };
const OF_RECORDS_TOO = {
  subject: ', ROW.prf_id',
  isMeant: `
      PERFORM FROM prf p WHERE p.id = NEW.prf_id FOR UPDATE;
      IF NEW.prf_id IS NOT NULL
         AND NOT EXISTS (SELECT FROM prf WHERE id = NEW.prf_id AND patient_id IS NULL) THEN
        RAISE EXCEPTION 'a record goes with its patient' USING ERRCODE = 'check_violation';
      END IF;`,
  marked: ' OR m.prf_id = ANY (NEW.prf_ids)',
  prfIds: ' OR p.id = NEW.prf_id',
};

const erasedOnly = (which: string): string => `
  DROP TRIGGER retention_mark_erased_only ON retention_mark;
  CREATE TRIGGER retention_mark_erased_only BEFORE DELETE ON retention_mark FOR EACH ROW
    WHEN (${which} OR OLD.ended_at IS NULL) EXECUTE FUNCTION prf_refuse_rewriting()`;

/** A record that is linked to nobody has its own time, its own marks and its own place on the list (ADR 24). */
export class KeepUnlinkedRecords1795560000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- As patient_retention, of records without a patient.
      CREATE TABLE prf_retention (
        prf_id uuid CONSTRAINT prf_retention_pkey PRIMARY KEY
          CONSTRAINT prf_retention_prf_id_fkey REFERENCES prf (id) ON DELETE CASCADE,
        look_on date NOT NULL
      );
      CREATE INDEX prf_retention_look_on ON prf_retention (look_on, prf_id);
      INSERT INTO prf_retention SELECT id, (created_at + interval '8 years')::date FROM prf WHERE patient_id IS NULL;

      ALTER TABLE retention_mark
        ADD COLUMN prf_id uuid CONSTRAINT retention_mark_prf_id_fkey REFERENCES prf (id) ON DELETE CASCADE,
        DROP CONSTRAINT retention_mark_subject_check,
        ADD CONSTRAINT retention_mark_subject_check CHECK (
          num_nonnulls(patient_id, prf_id, user_id, client_id) = 1
          AND (num_nonnulls(patient_id, prf_id) = 1 OR kind = 'legal_hold'));
      CREATE INDEX retention_mark_prf_id ON retention_mark (prf_id) WHERE prf_id IS NOT NULL;
      CREATE UNIQUE INDEX retention_mark_record_standing ON retention_mark (prf_id, kind) WHERE ended_at IS NULL;
      DROP INDEX retention_mark_held;
      CREATE INDEX retention_mark_held ON retention_mark (made_at, id)
        WHERE num_nonnulls(user_id, client_id) = 1 AND ended_at IS NULL;

      ALTER TABLE erasure ALTER COLUMN patient_id DROP NOT NULL,
        ADD COLUMN prf_id uuid,
        ADD CONSTRAINT erasure_subject_check CHECK (num_nonnulls(patient_id, prf_id) = 1);
      CREATE UNIQUE INDEX erasure_record_open ON erasure (prf_id) WHERE state IN ('listed', 'approved', 'erasing')`);
    await runner.query(erasedOnly('num_nonnulls(OLD.patient_id, OLD.prf_id) = 1'));
    await runner.query(goesByTheTable(OF_RECORDS_TOO));
    await runner.query(`
      -- Once it is linked, its time is its patient's.
      CREATE FUNCTION prf_is_retained() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.patient_id IS NULL THEN
          INSERT INTO prf_retention VALUES (NEW.id, (NEW.created_at + interval '8 years')::date);
        ELSE
          DELETE FROM prf_retention WHERE prf_id = NEW.id;
          UPDATE erasure SET state = 'withdrawn', decision_reason = 'The record was linked to a patient.'
          WHERE prf_id = NEW.id AND state IN ('listed', 'approved');
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER prf_is_retained AFTER INSERT ON prf
        FOR EACH ROW WHEN (NEW.patient_id IS NULL) EXECUTE FUNCTION prf_is_retained();
      CREATE TRIGGER prf_is_linked AFTER UPDATE OF patient_id ON prf
        FOR EACH ROW WHEN ((NEW.patient_id IS NULL) <> (OLD.patient_id IS NULL)) EXECUTE FUNCTION prf_is_retained()`);
  }

  /** The version before knows of patients alone: it refuses while an erasure of a record by itself is there. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER prf_is_linked ON prf;
      DROP TRIGGER prf_is_retained ON prf;
      DROP FUNCTION prf_is_retained()`);
    await runner.query(goesByTheTable(OF_PATIENTS));
    await runner.query(erasedOnly('OLD.patient_id IS NOT NULL'));
    await runner.query(`
      DROP INDEX erasure_record_open;
      ALTER TABLE erasure DROP CONSTRAINT erasure_subject_check, DROP COLUMN prf_id, ALTER COLUMN patient_id SET NOT NULL;
      DROP INDEX retention_mark_held;
      ALTER TABLE retention_mark DISABLE TRIGGER retention_mark_erased_only;
      DELETE FROM retention_mark WHERE prf_id IS NOT NULL;
      ALTER TABLE retention_mark ENABLE TRIGGER retention_mark_erased_only;
      ALTER TABLE retention_mark DROP CONSTRAINT retention_mark_subject_check,
        DROP COLUMN prf_id,
        ADD CONSTRAINT retention_mark_subject_check CHECK (
          num_nonnulls(patient_id, user_id, client_id) = 1 AND (patient_id IS NOT NULL OR kind = 'legal_hold'));
      CREATE INDEX retention_mark_held ON retention_mark (made_at, id) WHERE patient_id IS NULL AND ended_at IS NULL;
      DROP TABLE prf_retention`);
  }
}
