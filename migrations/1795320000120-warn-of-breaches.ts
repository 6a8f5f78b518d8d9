import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That the administrators were told of a breach's deadline: each kind of warning once for one deadline. */
export class WarnOfBreaches1795320000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE breach_warning (
        breach_id uuid NOT NULL CONSTRAINT breach_warning_breach_id_fkey REFERENCES breach (id),
        kind text NOT NULL CONSTRAINT breach_warning_kind_check CHECK (kind IN ('breach_due', 'breach_overdue')),
        due_at timestamptz NOT NULL,
        made_at timestamptz NOT NULL,
        CONSTRAINT breach_warning_pkey PRIMARY KEY (breach_id, kind, due_at)
      )`);
    await runner.query(`REVOKE UPDATE, DELETE ON breach_warning FROM sideline_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE breach_warning`);
  }
}
