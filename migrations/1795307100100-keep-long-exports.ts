import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports that are too long to be waited for: made one after another by a job, kept for a day, each for who asked for it. */
export class KeepLongExports1795307100100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE long_export (
        export_id uuid CONSTRAINT long_export_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT long_export_user_id_fkey REFERENCES app_user ON DELETE CASCADE,
        -- The session that asked: it has to last until the file is begun.
        session_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT long_export_kind_check CHECK (length(kind) BETWEEN 1 AND 40),
        format text NOT NULL CONSTRAINT long_export_format_check CHECK (format IN ('csv', 'xlsx', 'pdf')),
        -- As in the address of a short one. Gone with the row.
        query text NOT NULL CONSTRAINT long_export_query_check CHECK (length(query) <= 2000),
        state text NOT NULL CONSTRAINT long_export_state_check
          CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
        rows_total integer NOT NULL CONSTRAINT long_export_rows_total_check CHECK (rows_total >= 0),
        rows_done integer NOT NULL DEFAULT 0 CONSTRAINT long_export_rows_done_check CHECK (rows_done >= 0),
        problem text CONSTRAINT long_export_problem_check CHECK (length(problem) <= 500),
        file_name text CONSTRAINT long_export_file_name_check CHECK (length(file_name) <= 100),
        storage_key text,
        -- Whoever is at it; one who finds another here has been given up and stops.
        run_id uuid,
        requested_at timestamptz NOT NULL,
        touched_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT long_export_file CHECK ((state = 'done') = (storage_key IS NOT NULL AND file_name IS NOT NULL)),
        CONSTRAINT long_export_run CHECK ((state = 'running') <= (run_id IS NOT NULL))
      );
      CREATE INDEX long_export_user_id ON long_export (user_id, requested_at);
      CREATE INDEX long_export_open ON long_export (requested_at) WHERE state IN ('waiting', 'running');
      CREATE INDEX long_export_expires_at ON long_export (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE long_export`);
  }
}
