import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subject access requests and the files that answer them; the files go when they expire, or with the person. */
export class KeepAccessRequests1795307190200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access_request (
        -- Made by the client.
        id uuid CONSTRAINT access_request_pkey PRIMARY KEY,
        patient_id uuid NOT NULL CONSTRAINT access_request_patient_id_fkey REFERENCES patient (patient_id),
        received_on date NOT NULL,
        requester text NOT NULL CONSTRAINT access_request_requester_check CHECK (length(requester) BETWEEN 1 AND 200),
        identity_asked_on date,
        identity_checked_on date,
        identity_how text CONSTRAINT access_request_identity_how_check CHECK (length(identity_how) BETWEEN 1 AND 1000),
        extended_reason text CONSTRAINT access_request_extended_reason_check CHECK (length(extended_reason) BETWEEN 1 AND 1000),
        state text NOT NULL DEFAULT 'open' CONSTRAINT access_request_state_check
          CHECK (state IN ('open', 'handed_over', 'refused')),
        closed_at timestamptz,
        closed_by uuid CONSTRAINT access_request_closed_by_fkey REFERENCES app_user (id),
        closed_reason text CONSTRAINT access_request_closed_reason_check CHECK (length(closed_reason) BETWEEN 1 AND 1000),
        assembly text NOT NULL DEFAULT 'none' CONSTRAINT access_request_assembly_check
          CHECK (assembly IN ('none', 'waiting', 'running', 'ready', 'failed', 'expired')),
        steps_done integer NOT NULL DEFAULT 0,
        steps_total integer NOT NULL DEFAULT 0,
        assembled_by uuid CONSTRAINT access_request_assembled_by_fkey REFERENCES app_user (id),
        expires_at timestamptz,
        created_at timestamptz NOT NULL,
        created_by uuid NOT NULL CONSTRAINT access_request_created_by_fkey REFERENCES app_user (id),
        CONSTRAINT access_request_identity_check CHECK ((identity_checked_on IS NULL) = (identity_how IS NULL)),
        CONSTRAINT access_request_closed_check CHECK (
          (state = 'open') = (closed_at IS NULL) AND (closed_at IS NULL) = (closed_by IS NULL)
          AND (state <> 'refused' OR closed_reason IS NOT NULL))
      );
      CREATE INDEX access_request_list ON access_request (state, received_on, id);
      CREATE INDEX access_request_patient_id ON access_request (patient_id);
      CREATE INDEX access_request_expiry ON access_request (expires_at) WHERE assembly = 'ready';
      CREATE TRIGGER access_request_erased_only BEFORE DELETE ON access_request
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();

      CREATE TABLE access_request_file (
        id uuid CONSTRAINT access_request_file_pkey PRIMARY KEY,
        request_id uuid NOT NULL CONSTRAINT access_request_file_request_id_fkey REFERENCES access_request (id),
        name text NOT NULL,
        content_type text NOT NULL,
        byte_size integer NOT NULL,
        sha256 text NOT NULL CONSTRAINT access_request_file_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        storage_key text NOT NULL CONSTRAINT access_request_file_storage_key UNIQUE,
        CONSTRAINT access_request_file_name_key UNIQUE (request_id, name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE access_request_file; DROP TABLE access_request`);
  }
}
