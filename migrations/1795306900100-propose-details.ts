import type { MigrationInterface, QueryRunner } from 'typeorm';

const RENAMED_CONSTRAINTS = [
  'pkey',
  'kiosk_id_fkey',
  'prf_id_fkey',
  'said_check',
  'settled_by_fkey',
  'settled_check',
];
const RENAMED_INDEXES = ['prf_id_idx', 'kiosk_id_idx'];

const rename = (from: string, to: string): string =>
  [
    ...RENAMED_CONSTRAINTS.map(
      (end) => `ALTER TABLE details_proposal RENAME CONSTRAINT ${from}_${end} TO ${to}_${end};`,
    ),
    ...RENAMED_INDEXES.map((end) => `ALTER INDEX ${from}_${end} RENAME TO ${to}_${end};`),
  ].join('\n');

/**
 * What a person says of himself waits in one table for staff to decide about it, field by field, whether he said it at the
 * kiosk or proposed from his own account that his details be corrected.
 */
export class ProposeDetails1795306900100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE kiosk_report RENAME TO details_proposal;
      ALTER TABLE details_proposal RENAME COLUMN reported_at TO proposed_at;
      ${rename('kiosk_report', 'details_proposal')}
      ALTER TABLE details_proposal
        ALTER COLUMN kiosk_id DROP NOT NULL,
        ALTER COLUMN prf_id DROP NOT NULL,
        ADD COLUMN patient_id uuid CONSTRAINT details_proposal_patient_id_fkey REFERENCES patient (patient_id),
        ADD COLUMN proposed_by uuid CONSTRAINT details_proposal_proposed_by_fkey REFERENCES app_user (id),
        -- What was on record of these fields when the correction was proposed.
        ADD COLUMN stood jsonb CONSTRAINT details_proposal_stood_check CHECK (jsonb_typeof(stood) = 'object'),
        ADD COLUMN reason text CONSTRAINT details_proposal_reason_check CHECK (length(reason) BETWEEN 1 AND 500),
        ADD CONSTRAINT details_proposal_source_check CHECK (
          (kiosk_id IS NULL) = (prf_id IS NULL) AND (kiosk_id IS NULL) = (patient_id IS NOT NULL)
          AND (patient_id IS NULL) = (proposed_by IS NULL) AND (patient_id IS NULL) = (stood IS NULL)),
        ADD CONSTRAINT details_proposal_reasoned_check CHECK (reason IS NULL OR settled_at IS NOT NULL);
      CREATE INDEX details_proposal_patient_id_idx ON details_proposal (patient_id, proposed_at DESC);
      CREATE INDEX details_proposal_waiting_idx ON details_proposal (patient_id)
        WHERE settled_at IS NULL AND patient_id IS NOT NULL;
      GRANT UPDATE (reason) ON details_proposal TO sideline_app`);
  }

  /** Corrections that patients proposed have no place in what was there before. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM details_proposal WHERE patient_id IS NOT NULL;
      ALTER TABLE details_proposal
        DROP CONSTRAINT details_proposal_source_check, DROP CONSTRAINT details_proposal_reasoned_check,
        DROP COLUMN patient_id, DROP COLUMN proposed_by, DROP COLUMN stood, DROP COLUMN reason,
        ALTER COLUMN kiosk_id SET NOT NULL, ALTER COLUMN prf_id SET NOT NULL;
      ${rename('details_proposal', 'kiosk_report')}
      ALTER TABLE details_proposal RENAME COLUMN proposed_at TO reported_at;
      ALTER TABLE details_proposal RENAME TO kiosk_report`);
  }
}
