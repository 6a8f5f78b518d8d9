import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records that are linked to nobody and that whoever asked says are about him: their copy is in his set (ADR 24). */
export class NameRecordsInRequests1795560000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access_request_record (
        request_id uuid NOT NULL CONSTRAINT access_request_record_request_id_fkey REFERENCES access_request (id),
        prf_id uuid NOT NULL CONSTRAINT access_request_record_prf_id_fkey REFERENCES prf (id),
        CONSTRAINT access_request_record_pkey PRIMARY KEY (request_id, prf_id)
      );
      CREATE INDEX access_request_record_prf_id ON access_request_record (prf_id);
      REVOKE UPDATE ON access_request_record FROM sideline_app;

      -- Linked or erased: what was made with the record is over, what is being made of it fails.
      CREATE FUNCTION access_request_record_ends_set() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE access_request SET
          expires_at = CASE assembly WHEN 'ready' THEN least(expires_at, now()) ELSE expires_at END,
          assembly = CASE assembly WHEN 'ready' THEN 'expired' ELSE 'failed' END
        WHERE id = OLD.request_id AND assembly IN ('running', 'ready');
        RETURN NULL;
      END $$;
      CREATE TRIGGER access_request_record_ends_set AFTER DELETE ON access_request_record
        FOR EACH ROW EXECUTE FUNCTION access_request_record_ends_set();
      -- Once it is somebody's it is in his own copy, and in no other.
      CREATE FUNCTION prf_leaves_requests() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM access_request_record WHERE prf_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER prf_leaves_requests AFTER UPDATE OF patient_id ON prf
        FOR EACH ROW WHEN (NEW.patient_id IS NOT NULL AND OLD.patient_id IS NULL)
        EXECUTE FUNCTION prf_leaves_requests()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER prf_leaves_requests ON prf;
      DROP FUNCTION prf_leaves_requests();
      DROP TABLE access_request_record;
      DROP FUNCTION access_request_record_ends_set()`);
  }
}
