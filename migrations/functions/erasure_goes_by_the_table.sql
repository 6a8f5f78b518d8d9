CREATE OR REPLACE FUNCTION public.erasure_goes_by_the_table()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
       OR (NEW.id, NEW.patient_id, NEW.basis, NEW.last_contact, NEW.retain_until, NEW.listed_at, NEW.reason, NEW.ruled_by, NEW.reference, NEW.prf_id) IS DISTINCT FROM (OLD.id, OLD.patient_id, OLD.basis, OLD.last_contact, OLD.retain_until, OLD.listed_at, OLD.reason, OLD.ruled_by, OLD.reference, OLD.prf_id)
       OR (OLD.state <> 'listed' AND NEW.state <> 'withdrawn'
           AND (NEW.decided_by, NEW.decided_at, NEW.decision_reason)
             IS DISTINCT FROM (OLD.decided_by, OLD.decided_at, OLD.decision_reason))
       OR (NEW.state <> 'erasing' AND (NEW.transaction_id, NEW.patient_ids, NEW.user_ids, NEW.prf_ids)
         IS DISTINCT FROM (OLD.transaction_id, OLD.patient_ids, OLD.user_ids, OLD.prf_ids)) THEN
      RAISE EXCEPTION 'an erasure that is % does not become %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
    END IF;
    IF NEW.state = 'erasing' THEN
      -- Whose rows they are is found here, and held; nobody says it.
      PERFORM FROM prf p WHERE p.id = NEW.prf_id FOR UPDATE;
      IF NEW.prf_id IS NOT NULL
         AND NOT EXISTS (SELECT FROM prf WHERE id = NEW.prf_id AND patient_id IS NULL) THEN
        RAISE EXCEPTION 'a record goes with its patient' USING ERRCODE = 'check_violation';
      END IF;
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
        SELECT p.id FROM prf p WHERE p.patient_id = ANY (NEW.patient_ids) OR p.id = NEW.prf_id ORDER BY 1 FOR UPDATE);
      IF EXISTS (
        SELECT FROM retention_mark m WHERE (m.patient_id = ANY (NEW.patient_ids) OR m.prf_id = ANY (NEW.prf_ids)) AND m.ended_at IS NULL
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
  END $function$
