import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When, and by whose input, a record that awaited review went back to being in progress. Of earlier ones it is the first
 * section that somebody wrote after the request, before the signature.
 */
export class KeepEachEndOfReview1795460000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE prf_review_end (
        prf_id uuid NOT NULL,
        -- Of the request.
        number integer NOT NULL,
        ended_by uuid NOT NULL,
        ended_at timestamptz NOT NULL,
        CONSTRAINT prf_review_end_pkey PRIMARY KEY (prf_id, number),
        CONSTRAINT prf_review_end_request_fkey FOREIGN KEY (prf_id, number)
          REFERENCES prf_review_request (prf_id, number)
      );
      INSERT INTO prf_review_end
        SELECT q.prf_id, q.number, w.author_id, w.recorded_at
        FROM prf_review_request q CROSS JOIN LATERAL (
          SELECT v.author_id, v.recorded_at FROM prf_section_version v
          WHERE v.prf_id = q.prf_id AND v.command_id IS NOT NULL AND v.recorded_at > q.requested_at
            AND NOT EXISTS (
              SELECT FROM prf_signature g WHERE g.prf_id = v.prf_id AND g.signed_at <= v.recorded_at)
          ORDER BY v.recorded_at LIMIT 1
        ) w;
      CREATE TRIGGER prf_review_end_lock BEFORE INSERT ON prf_review_end
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_locked();
      CREATE TRIGGER prf_review_end_append_only BEFORE UPDATE OR DELETE ON prf_review_end
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE UPDATE ON prf_review_end FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE prf_review_end');
  }
}
