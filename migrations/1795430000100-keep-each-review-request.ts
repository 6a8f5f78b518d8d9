import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each time that somebody asked for a review of a record; so far the record knew the last alone, and the trail all of them. */
export class KeepEachReviewRequest1795430000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE prf_review_request (
        prf_id uuid NOT NULL CONSTRAINT prf_review_request_prf_id_fkey REFERENCES prf (id),
        -- From 1, in their order.
        number integer NOT NULL,
        requested_by uuid NOT NULL,
        requested_at timestamptz NOT NULL,
        CONSTRAINT prf_review_request_pkey PRIMARY KEY (prf_id, number)
      );
      INSERT INTO prf_review_request
        SELECT prf_id, row_number() OVER (PARTITION BY prf_id ORDER BY at), by, at FROM (
          SELECT a.prf_id, a.actor_id AS by, a.recorded_at AS at
          FROM audit_entry a JOIN prf p ON p.id = a.prf_id
          WHERE a.action = 'PRF_REVIEW_REQUESTED' AND a.actor_id IS NOT NULL
          UNION ALL
          SELECT p.id, p.review_requested_by, p.review_requested_at FROM prf p
          WHERE p.review_requested_at IS NOT NULL AND p.review_requested_by IS NOT NULL AND NOT EXISTS (
            SELECT FROM audit_entry a
            WHERE a.prf_id = p.id AND a.action = 'PRF_REVIEW_REQUESTED' AND a.actor_id IS NOT NULL)
        ) known;
      ALTER TABLE prf DROP COLUMN review_requested_at, DROP COLUMN review_requested_by;
      CREATE TRIGGER prf_review_request_lock BEFORE INSERT ON prf_review_request
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_locked();
      CREATE TRIGGER prf_review_request_append_only BEFORE UPDATE OR DELETE ON prf_review_request
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE UPDATE ON prf_review_request FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE prf ADD COLUMN review_requested_at timestamptz, ADD COLUMN review_requested_by uuid;
      ALTER TABLE prf DISABLE TRIGGER prf_update;
      UPDATE prf p SET review_requested_at = last.requested_at, review_requested_by = last.requested_by
      FROM (
        SELECT DISTINCT ON (prf_id) prf_id, requested_at, requested_by FROM prf_review_request
        ORDER BY prf_id, number DESC
      ) last
      WHERE last.prf_id = p.id;
      ALTER TABLE prf ENABLE TRIGGER prf_update;
      DROP TABLE prf_review_request`);
  }
}
