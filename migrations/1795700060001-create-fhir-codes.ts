import type { MigrationInterface, QueryRunner } from 'typeorm';

const SNOMED = 'http://snomed.info/sct';
const DMD = 'https://dmd.nhs.uk';

const RELEASE = 'UK Core STU3 Sequence, 20 June 2025';
const SOURCE = 'HL7 UK, value sets and examples of UK Core (Apache License 2.0)';

/** As UK Core's own value sets and examples spell them, and no others: list, value, system, code, display. */
const CODES: readonly (readonly [string, string, string, string, string])[] = [
  ['observation', 'heart_rate', SNOMED, '364075005', 'Heart rate'],
  ['observation', 'respiratory_rate', SNOMED, '86290005', 'Respiratory rate'],
  ['observation', 'oxygen_saturation', SNOMED, '103228002', 'Blood oxygen saturation'],
  ['observation', 'temperature', SNOMED, '386725007', 'Body temperature'],
  ['observation', 'blood_pressure', SNOMED, '75367002', 'Blood pressure'],
  ['observation', 'bp_systolic', SNOMED, '271649006', 'Systolic blood pressure'],
  ['observation', 'bp_diastolic', SNOMED, '271650006', 'Diastolic blood pressure'],
  ['observation', 'weight_kg', SNOMED, '27113001', 'Body weight'],
  ['observation', 'blood_glucose', SNOMED, '997671000000106', 'Blood glucose level'],
  [
    'observation',
    'acvpu',
    SNOMED,
    '1104441000000107',
    'ACVPU (Alert Confusion Voice Pain Unresponsive) scale score',
  ],
  ['PrfAcvpu', 'A', SNOMED, '248234008', 'Mentally alert'],
  ['PrfAcvpu', 'C', SNOMED, '130987000', 'Acute confusion'],
  ['PrfAcvpu', 'V', SNOMED, '300202002', 'Responds to voice'],
  ['PrfAcvpu', 'P', SNOMED, '450847001', 'Responds to pain'],
  ['PrfAcvpu', 'U', SNOMED, '422768004', 'Unresponsive'],
  [
    'news2',
    'respiratory_rate',
    SNOMED,
    '1104301000000104',
    'Royal College of Physicians NEWS2 (National Early Warning Score 2) - respiration rate score',
  ],
  [
    'news2',
    'supplemental_o2',
    SNOMED,
    '1104331000000105',
    'Royal College of Physicians NEWS2 (National Early Warning Score 2) - air or oxygen score',
  ],
  [
    'news2',
    'bp_systolic',
    SNOMED,
    '1104341000000101',
    'Royal College of Physicians NEWS2 (National Early Warning Score 2) - systolic blood pressure score',
  ],
  [
    'news2',
    'heart_rate',
    SNOMED,
    '1104351000000103',
    'Royal College of Physicians NEWS2 (National Early Warning Score 2) - pulse score',
  ],
  [
    'news2',
    'acvpu',
    SNOMED,
    '1104361000000100',
    'Royal College of Physicians NEWS2 (National Early Warning Score 2) - consciousness score',
  ],
  [
    'news2',
    'temperature',
    SNOMED,
    '1104371000000107',
    'Royal College of Physicians NEWS2 (National Early Warning Score 2) - temperature score',
  ],
  ['PrfRoute', 'oral', SNOMED, '26643006', 'Oral'],
  ['PrfRoute', 'intravenous', SNOMED, '47625008', 'Intravenous'],
  ['PrfRoute', 'intramuscular', SNOMED, '78421000', 'Intramuscular route'],
  ['PrfProcedureKind', 'ecg_12_lead', SNOMED, '268400002', '12 lead ECG'],
  ['impression', 'asthma', SNOMED, '195967001', 'Asthma'],
  ['impression', 'pulmonary_embolism', SNOMED, '59282003', 'Pulmonary embolism'],
  ['condition', 'asthma', SNOMED, '195967001', 'Asthma'],
  ['condition', 'myocardial infarction', SNOMED, '22298006', 'Myocardial infarction'],
  ['condition', 'pulmonary embolism', SNOMED, '59282003', 'Pulmonary embolism'],
  ['allergy', 'amoxicillin', SNOMED, '372687004', 'Amoxicillin'],
  ['drug', 'paracetamol_oral', DMD, '777067000', 'Paracetamol'],
  ['drug', 'paracetamol_iv', DMD, '777067000', 'Paracetamol'],
  ['medicine', 'paracetamol', DMD, '777067000', 'Paracetamol'],
  ['medicine', 'timolol', DMD, '777773007', 'Timolol'],
  ['medicine', 'amoxicillin 250mg capsules', DMD, '39732311000001104', 'Amoxicillin 250mg capsules'],
  ['medicine', 'amoxicillin 500mg capsules', DMD, '39732411000001106', 'Amoxicillin 500mg capsules'],
  ['medicine', 'ciprofloxacin 500mg tablets', DMD, '39687811000001107', 'Ciprofloxacin 500mg tablets'],
  ['medicine', 'clarithromycin 500mg tablets', DMD, '41946511000001109', 'Clarithromycin 500mg tablets'],
  ['medicine', 'doxycycline 100mg capsules', DMD, '41948311000001104', 'Doxycycline 100mg capsules'],
];

/**
 * Codes that stand for words of the record where it leaves as FHIR, with the release that each came from; administrators add
 * to them. With them what the FHIR interface needs: the provider's ODS code, and what a token may read of it.
 */
export class CreateFhirCodes1795700060001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE fhir_code (
        id uuid PRIMARY KEY,
        list text NOT NULL CHECK (list <> ''),
        value text NOT NULL CHECK (value <> ''),
        system text NOT NULL,
        code text NOT NULL,
        display text NOT NULL,
        release text NOT NULL,
        source text NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by uuid REFERENCES app_user (id)
      );
      CREATE UNIQUE INDEX fhir_code_of_value ON fhir_code (list, lower(value), system);
      CREATE INDEX fhir_code_order ON fhir_code (list, value, id);
      CREATE INDEX fhir_code_updated_by ON fhir_code (updated_by) WHERE updated_by IS NOT NULL`);
    await runner.query(
      `INSERT INTO fhir_code (id, list, value, system, code, display, release, source)
       SELECT gen_random_uuid(), c ->> 0, c ->> 1, c ->> 2, c ->> 3, c ->> 4, $2, $3
       FROM jsonb_array_elements($1::jsonb) c`,
      [JSON.stringify(CODES), RELEASE, SOURCE],
    );
    await runner.query(`
      ALTER TABLE provider_settings ADD COLUMN ods_code text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE provider_settings DROP COLUMN ods_code;
      DROP TABLE fhir_code`);
  }
}
