import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Patients whom the public knows: administrators see who opened their records. A flag that is removed stays as history. */
export class FlagPublicFigures1795700248410 implements MigrationInterface {
  name = 'FlagPublicFigures1795700248410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE public_figure_flag (
        id uuid PRIMARY KEY,
        patient_id uuid NOT NULL REFERENCES patient (patient_id),
        reason text NOT NULL,
        made_by uuid NOT NULL REFERENCES app_user (id),
        made_at timestamptz NOT NULL,
        ended_at timestamptz,
        ended_by uuid REFERENCES app_user (id),
        ended_reason text,
        CHECK (num_nulls(ended_at, ended_by, ended_reason) IN (0, 3))
      );
      CREATE UNIQUE INDEX public_figure_flag_standing ON public_figure_flag (patient_id) WHERE ended_at IS NULL;
      CREATE INDEX public_figure_flag_patient_idx ON public_figure_flag (patient_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE public_figure_flag');
  }
}
