import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each opening of a handover's link with the name that was given then: the browser that holds a link may be handed on, and
 * whoever reads later says who he is too. The link keeps its first.
 */
export class KeepHandoverOpenings1795310000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE handover_opening (
        id uuid CONSTRAINT handover_opening_pkey PRIMARY KEY,
        link_id uuid NOT NULL CONSTRAINT handover_opening_link_id_fkey REFERENCES handover_link (id),
        prf_id uuid NOT NULL CONSTRAINT handover_opening_prf_id_fkey REFERENCES prf (id),
        opened_at timestamptz NOT NULL,
        receiver_name text NOT NULL CONSTRAINT handover_opening_name_check CHECK (length(receiver_name) BETWEEN 1 AND 200),
        receiver_organisation text,
        receiver_role text
      );
      CREATE INDEX handover_opening_prf_id ON handover_opening (prf_id);
      CREATE INDEX handover_opening_link_id ON handover_opening (link_id);
      INSERT INTO handover_opening
        SELECT gen_random_uuid(), id, prf_id, opened_at, receiver_name, receiver_organisation, receiver_role
        FROM handover_link WHERE opened_at IS NOT NULL;
      CREATE TRIGGER handover_opening_append_only BEFORE UPDATE OR DELETE ON handover_opening
        FOR EACH ROW EXECUTE FUNCTION prf_refuse_rewriting();
      REVOKE UPDATE ON handover_opening FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE handover_opening');
  }
}
