import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a PRF's rows refuse to be rewritten, and to be written once it is closed; `exception` lets one kind of DELETE through. */
const refusals = (exception: string): string => `
  CREATE OR REPLACE FUNCTION prf_refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN${exception}
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'PRF02';
  END
  $$;
  CREATE OR REPLACE FUNCTION prf_refuse_locked() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    its uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.prf_id ELSE NEW.prf_id END;
    held text;
  BEGIN${exception}
    IF TG_OP = 'UPDATE' AND NEW.prf_id <> OLD.prf_id THEN
      RAISE EXCEPTION 'A row of one PRF cannot become another''s' USING ERRCODE = 'PRF02';
    END IF;
    -- FOR SHARE waits for a signature that is being written, and makes it wait for us.
    SELECT status INTO held FROM prf WHERE id = its FOR SHARE;
    IF held IS NULL THEN
      RAISE EXCEPTION 'There is no such PRF' USING ERRCODE = 'foreign_key_violation';
    END IF;
    IF held NOT IN ('draft', 'in_progress', 'awaiting_review')
       AND (held = 'void' OR prf_open_amendment(its) IS NULL) THEN
      RAISE EXCEPTION 'The PRF is % and accepts no write', held USING ERRCODE = 'PRF01';
    END IF;
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END
  $$`;

const keepLogs = (exception: string, link: string): string => `
  CREATE OR REPLACE FUNCTION see_and_treat_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN${exception}
    IF TG_OP = 'DELETE' THEN
      RAISE EXCEPTION 'a see-and-treat log is struck through, never deleted';
    END IF;
    IF (to_jsonb(NEW) - '{prf_id,voided_at,voided_by,void_reason}'::text[])
         IS DISTINCT FROM (to_jsonb(OLD) - '{prf_id,voided_at,voided_by,void_reason}'::text[])
       OR (OLD.prf_id IS NOT NULL AND NEW.prf_id IS DISTINCT FROM OLD.prf_id${link})
       OR (OLD.voided_at IS NOT NULL
           AND (NEW.voided_at, NEW.voided_by, NEW.void_reason)
             IS DISTINCT FROM (OLD.voided_at, OLD.voided_by, OLD.void_reason)) THEN
      RAISE EXCEPTION 'what a see-and-treat log says is not changed';
    END IF;
    RETURN NEW;
  END $$`;

const ERASED = `
    IF TG_OP = 'DELETE' AND erasing(TG_TABLE_NAME, to_jsonb(OLD)) THEN
      RETURN OLD;
    END IF;`;

/** What the application could not delete so far. */
const CLOSED = `prf, prf_section, prf_alert, prf_section_version, prf_command, prf_write_reason, prf_signature,
  prf_amendment, prf_late_edit, prf_late_edit_outcome, attachment, gdpr_consent, kiosk, details_proposal, handover_link,
  handover_receipt, second_factor_reset, patient_merge, account_identity_check`;
/** Those of them that no trigger watched over, because nobody had the right. */
const UNWATCHED = [
  'kiosk',
  'details_proposal',
  'handover_link',
  'patient_merge',
  'account_identity_check',
  'patient',
];

/**
 * How long people's records are kept, and the one way in which they are erased (spec section 9's privacy statements).
 *
 * Rows that are never deleted are deleted in one case: somebody's erasure, approved or ruled and without a legal hold, was
 * opened by this very transaction. The triggers ask for that row; the transaction cannot commit before the erasure is done.
 */
export class KeepRetention1795307190100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createRetention(runner);
    await this.createErasure(runner);
    await runner.query(refusals(ERASED));
    await runner.query(keepLogs(ERASED, ` AND NOT erasing('prf', jsonb_build_object('id', OLD.prf_id))`));
    await runner.query(`
      ALTER TABLE see_and_treat_log DROP CONSTRAINT see_and_treat_log_prf_id_fkey,
        ADD CONSTRAINT see_and_treat_log_prf_id_fkey FOREIGN KEY (prf_id) REFERENCES prf (id) ON DELETE SET NULL`);
    for (const table of UNWATCHED)
      await runner.query(`
        CREATE TRIGGER ${table}_erased_only BEFORE DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting()`);
    await runner.query(`GRANT DELETE ON ${CLOSED} TO sideline_app`);
  }

  private async createRetention(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- When it is worth looking whether a patient's time is over: at first as early as it can be, then when it was found to be.
      CREATE TABLE patient_retention (
        patient_id uuid CONSTRAINT patient_retention_pkey PRIMARY KEY
          CONSTRAINT patient_retention_patient_id_fkey REFERENCES patient ON DELETE CASCADE,
        look_on date NOT NULL
      );
      CREATE INDEX patient_retention_look_on ON patient_retention (look_on, patient_id);
      INSERT INTO patient_retention SELECT patient_id, (created_at + interval '8 years')::date FROM patient;
      CREATE FUNCTION patient_is_retained() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO patient_retention SELECT patient_id, (created_at + interval '8 years')::date FROM added;
        RETURN NULL;
      END $$;
      CREATE TRIGGER patient_is_retained AFTER INSERT ON patient
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION patient_is_retained();
      -- What may end the time earlier than it was found to end: looked at anew.
      CREATE FUNCTION patient_is_looked_at() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE patient_retention SET look_on = (NEW.created_at + interval '8 years')::date
        WHERE patient_id IN (NEW.patient_id, NEW.merged_into, OLD.merged_into);
        RETURN NULL;
      END $$;
      CREATE TRIGGER patient_is_looked_at AFTER UPDATE OF dob, estimated_age, date_of_death, merged_into ON patient
        FOR EACH ROW WHEN ((NEW.dob, NEW.estimated_age, NEW.date_of_death, NEW.merged_into)
          IS DISTINCT FROM (OLD.dob, OLD.estimated_age, OLD.date_of_death, OLD.merged_into))
        EXECUTE FUNCTION patient_is_looked_at();

      CREATE TABLE retention_mark (
        -- Made by the client.
        id uuid CONSTRAINT retention_mark_pkey PRIMARY KEY,
        patient_id uuid NOT NULL CONSTRAINT retention_mark_patient_id_fkey REFERENCES patient ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT retention_mark_kind_check CHECK (kind IN ('legal_hold', 'serious_incident')),
        reason text NOT NULL CONSTRAINT retention_mark_reason_check CHECK (length(reason) BETWEEN 1 AND 1000),
        made_by uuid NOT NULL CONSTRAINT retention_mark_made_by_fkey REFERENCES app_user (id),
        made_at timestamptz NOT NULL,
        ended_by uuid CONSTRAINT retention_mark_ended_by_fkey REFERENCES app_user (id),
        ended_at timestamptz,
        ended_reason text CONSTRAINT retention_mark_ended_reason_check CHECK (length(ended_reason) BETWEEN 1 AND 1000),
        CONSTRAINT retention_mark_ended_check CHECK (num_nonnulls(ended_by, ended_at, ended_reason) IN (0, 3))
      );
      CREATE UNIQUE INDEX retention_mark_standing ON retention_mark (patient_id, kind) WHERE ended_at IS NULL;
      CREATE INDEX retention_mark_patient_id ON retention_mark (patient_id);
      REVOKE UPDATE ON retention_mark FROM sideline_app;
      GRANT UPDATE (ended_by, ended_at, ended_reason) ON retention_mark TO sideline_app`);
  }

  private async createErasure(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasure_run (
        -- Made by the client.
        id uuid CONSTRAINT erasure_run_pkey PRIMARY KEY,
        started_by uuid NOT NULL CONSTRAINT erasure_run_started_by_fkey REFERENCES app_user (id),
        started_at timestamptz NOT NULL,
        total integer NOT NULL,
        finished_at timestamptz
      );
      CREATE INDEX erasure_run_started_at ON erasure_run (started_at);

      -- What was, or may be, erased of one person, and on what ground. Outlives the person's rows, to which it has no key.
      CREATE TABLE erasure (
        id uuid CONSTRAINT erasure_pkey PRIMARY KEY,
        patient_id uuid NOT NULL,
        basis text NOT NULL CONSTRAINT erasure_basis_check CHECK (basis IN ('retention', 'ruling')),
        last_contact date NOT NULL,
        retain_until date,
        listed_at timestamptz NOT NULL,
        reason text CONSTRAINT erasure_reason_check CHECK (length(reason) BETWEEN 1 AND 1000),
        ruled_by text CONSTRAINT erasure_ruled_by_check CHECK (length(ruled_by) BETWEEN 1 AND 200),
        reference text CONSTRAINT erasure_reference_check CHECK (length(reference) BETWEEN 1 AND 200),
        state text NOT NULL CONSTRAINT erasure_state_check
          CHECK (state IN ('listed', 'kept', 'approved', 'erasing', 'erased', 'withdrawn')),
        decided_by uuid CONSTRAINT erasure_decided_by_fkey REFERENCES app_user (id),
        decided_at timestamptz,
        decision_reason text CONSTRAINT erasure_decision_reason_check CHECK (length(decision_reason) BETWEEN 1 AND 1000),
        run_id uuid CONSTRAINT erasure_run_id_fkey REFERENCES erasure_run (id),
        -- Set by the trigger that opens it: whose rows this very transaction may delete.
        transaction_id xid8,
        patient_ids uuid[],
        user_ids uuid[],
        prf_ids uuid[],
        erased_at timestamptz,
        -- Rows and hashes by table, and the SHA-256 of that list.
        tables jsonb,
        sha256 text CONSTRAINT erasure_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        CONSTRAINT erasure_ground_check CHECK (
          CASE basis WHEN 'ruling' THEN num_nonnulls(reason, ruled_by, reference) = 3 ELSE retain_until IS NOT NULL END),
        CONSTRAINT erasure_decided_check CHECK (
          (state IN ('listed', 'withdrawn') OR num_nonnulls(decided_by, decided_at) = 2)
          AND (state <> 'kept' OR decision_reason IS NOT NULL)),
        CONSTRAINT erasure_due_check CHECK (
          basis = 'ruling' OR state IN ('listed', 'kept', 'withdrawn')
          OR retain_until < (decided_at AT TIME ZONE 'Europe/London')::date),
        CONSTRAINT erasure_erased_check CHECK (
          (state = 'erased') = (erased_at IS NOT NULL) AND num_nonnulls(erased_at, tables, sha256) IN (0, 3))
      );
      CREATE UNIQUE INDEX erasure_open ON erasure (patient_id) WHERE state IN ('listed', 'approved', 'erasing');
      CREATE INDEX erasure_list ON erasure (state, listed_at, id);
      CREATE INDEX erasure_run_id ON erasure (run_id) WHERE run_id IS NOT NULL;
      CREATE INDEX erasure_open_transaction ON erasure (transaction_id) WHERE state = 'erasing';
      REVOKE DELETE ON erasure, erasure_run FROM sideline_app;

      -- What stands where somebody's rows were: an id and a number that stay taken, and under which erasure.
      CREATE TABLE tombstone (
        entity text NOT NULL CONSTRAINT tombstone_entity_check CHECK (entity IN ('Patient', 'PRF')),
        id uuid NOT NULL,
        number text CONSTRAINT tombstone_number_key UNIQUE,
        erasure_id uuid NOT NULL CONSTRAINT tombstone_erasure_id_fkey REFERENCES erasure (id),
        CONSTRAINT tombstone_pkey PRIMARY KEY (entity, id)
      );
      CREATE INDEX tombstone_erasure_id ON tombstone (erasure_id);
      CREATE TRIGGER tombstone_append_only BEFORE UPDATE OR DELETE ON tombstone
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE UPDATE, DELETE ON tombstone FROM sideline_app;

      -- Whether a row is of somebody whose erasure this very transaction has opened.
      CREATE FUNCTION erasing(of_table text, of_row jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (
          SELECT FROM erasure e
          WHERE e.state = 'erasing' AND e.transaction_id = pg_current_xact_id() AND CASE of_table
            WHEN 'prf' THEN (of_row ->> 'id')::uuid = ANY (e.prf_ids)
            WHEN 'patient_merge' THEN (of_row ->> 'loser_id')::uuid = ANY (e.patient_ids)
              OR (of_row ->> 'survivor_id')::uuid = ANY (e.patient_ids)
            WHEN 'account_identity_check' THEN (of_row ->> 'user_id')::uuid = ANY (e.user_ids) OR EXISTS (
              SELECT FROM patient_merge m WHERE m.id = (of_row ->> 'merge_id')::uuid
                AND (m.loser_id = ANY (e.patient_ids) OR m.survivor_id = ANY (e.patient_ids)))
            ELSE (of_row ->> 'prf_id')::uuid = ANY (e.prf_ids)
              OR (of_row ->> 'patient_id')::uuid = ANY (e.patient_ids)
              OR (of_table = 'second_factor_reset' AND (of_row ->> 'user_id')::uuid = ANY (e.user_ids))
          END)
      $$;

      CREATE FUNCTION erasure_goes_by_the_table() RETURNS trigger LANGUAGE plpgsql AS $$
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
           OR (NEW.id, NEW.patient_id, NEW.basis, NEW.last_contact, NEW.retain_until, NEW.listed_at, NEW.reason,
               NEW.ruled_by, NEW.reference)
             IS DISTINCT FROM (OLD.id, OLD.patient_id, OLD.basis, OLD.last_contact, OLD.retain_until, OLD.listed_at,
               OLD.reason, OLD.ruled_by, OLD.reference)
           OR (OLD.state <> 'listed' AND NEW.state <> 'withdrawn'
               AND (NEW.decided_by, NEW.decided_at, NEW.decision_reason)
                 IS DISTINCT FROM (OLD.decided_by, OLD.decided_at, OLD.decision_reason))
           OR (NEW.state <> 'erasing' AND (NEW.transaction_id, NEW.patient_ids, NEW.user_ids, NEW.prf_ids)
             IS DISTINCT FROM (OLD.transaction_id, OLD.patient_ids, OLD.user_ids, OLD.prf_ids)) THEN
          RAISE EXCEPTION 'an erasure that is % does not become %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
        END IF;
        IF NEW.state = 'erasing' THEN
          -- Whose rows they are is found here, and held; nobody says it.
          PERFORM FROM patient p WHERE p.patient_id = NEW.patient_id OR p.merged_into = NEW.patient_id
            ORDER BY p.patient_id FOR UPDATE;
          NEW.patient_ids := ARRAY(
            SELECT p.patient_id FROM patient p
            WHERE p.patient_id = NEW.patient_id OR p.merged_into = NEW.patient_id ORDER BY 1);
          IF EXISTS (SELECT FROM patient WHERE patient_id = NEW.patient_id AND merged_into IS NOT NULL) THEN
            RAISE EXCEPTION 'merged rows go together' USING ERRCODE = 'check_violation';
          END IF;
          IF EXISTS (
            SELECT FROM retention_mark m WHERE m.patient_id = ANY (NEW.patient_ids) AND m.ended_at IS NULL
              AND (m.kind = 'legal_hold' OR NEW.basis = 'retention')) THEN
            RAISE EXCEPTION 'a record under a mark is kept' USING ERRCODE = 'check_violation', CONSTRAINT = 'erasure_held';
          END IF;
          NEW.user_ids := ARRAY(SELECT u.id FROM app_user u WHERE u.patient_id = ANY (NEW.patient_ids) ORDER BY 1);
          NEW.prf_ids := ARRAY(SELECT p.id FROM prf p WHERE p.patient_id = ANY (NEW.patient_ids) ORDER BY 1 FOR UPDATE);
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
      END $$;
      CREATE TRIGGER erasure_goes_by_the_table BEFORE INSERT OR UPDATE ON erasure
        FOR EACH ROW EXECUTE FUNCTION erasure_goes_by_the_table();

      CREATE FUNCTION erasure_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM erasure WHERE id = NEW.id AND state = 'erasing') THEN
          RAISE EXCEPTION 'an erasure is done in the transaction that opened it' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER erasure_is_whole AFTER UPDATE ON erasure
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'erasing') EXECUTE FUNCTION erasure_is_whole();

      -- A device that still has something of an erased person does not bring it back.
      CREATE FUNCTION refuse_erased() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        its uuid := CASE TG_TABLE_NAME WHEN 'prf' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'patient_id')::uuid END;
      BEGIN
        IF EXISTS (SELECT FROM tombstone WHERE entity = TG_ARGV[0] AND id = its) THEN
          RAISE EXCEPTION 'this % was erased', TG_ARGV[0]
            USING ERRCODE = 'unique_violation', CONSTRAINT = 'erased', DETAIL = its::text;
        END IF;
        -- A number that was drawn before is not drawn again: the next candidate is tried.
        IF TG_TABLE_NAME = 'prf'
           AND EXISTS (SELECT FROM tombstone WHERE number = to_jsonb(NEW) ->> 'custom_prf_id') THEN
          RETURN NULL;
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER patient_stays_erased BEFORE INSERT ON patient
        FOR EACH ROW EXECUTE FUNCTION refuse_erased('Patient');
      CREATE TRIGGER prf_stays_erased BEFORE INSERT ON prf
        FOR EACH ROW EXECUTE FUNCTION refuse_erased('PRF');
      CREATE TRIGGER retention_mark_erased_only BEFORE DELETE ON retention_mark
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`REVOKE DELETE ON ${CLOSED} FROM sideline_app`);
    for (const table of UNWATCHED) await runner.query(`DROP TRIGGER ${table}_erased_only ON ${table}`);
    await runner.query(`
      ALTER TABLE see_and_treat_log DROP CONSTRAINT see_and_treat_log_prf_id_fkey,
        ADD CONSTRAINT see_and_treat_log_prf_id_fkey FOREIGN KEY (prf_id) REFERENCES prf (id)`);
    await runner.query(keepLogs('', ''));
    await runner.query(refusals(''));
    await runner.query(`
      DROP TRIGGER prf_stays_erased ON prf;
      DROP TRIGGER patient_stays_erased ON patient;
      DROP FUNCTION refuse_erased();
      DROP FUNCTION erasing(text, jsonb);
      DROP TABLE tombstone;
      DROP TABLE erasure;
      DROP FUNCTION erasure_is_whole();
      DROP FUNCTION erasure_goes_by_the_table();
      DROP TABLE erasure_run;
      DROP TABLE retention_mark;
      DROP TRIGGER patient_is_looked_at ON patient;
      DROP FUNCTION patient_is_looked_at();
      DROP TRIGGER patient_is_retained ON patient;
      DROP FUNCTION patient_is_retained();
      DROP TABLE patient_retention`);
  }
}
