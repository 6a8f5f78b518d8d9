import { CAPACITY_QUESTIONS } from '../../clinical/capacity.js';
import { GCS_PARTS } from '../../clinical/gcs.js';
import { NEWS2_PARAMETERS } from '../../clinical/news2.js';
import { PLAUSIBLE } from '../../clinical/plausibility.js';
import { type FieldPlace, walkFields } from '../catalogue/catalogue.js';
import { ACT_LISTS } from './act-lists.js';
import { CLOCK_FIELDS } from './clocks.js';

/**
 * Which fields of the record a rule looks at or is asked about, by `<section>.<path>`: 'observations.entries.heart_rate'. The
 * form offers 'What is this?' beside each of them, and prf/field-help has the words.
 */

const SETS = 'observations.entries';
const DONE = 'ClinicalInterventions';
const DRUGS = `${DONE}.drugs_administered`;
const IMPRESSION = 'clinical_impression.clinical_impression';
const FINDINGS = 'SecondarySurvey.exam_findings';
const DISPOSITION = 'DispositionOutcome.disposition_outcome';
const CONCLUSION = 'PrimarySurvey.capacity_conclusion';
/** When something was done or measured. */
const WHEN = ACT_LISTS.map(({ section, list, field }) => `${section}.${list}.${field}`);
const WHEN_MEASURED = `${SETS}.date_time`;

/** Where each question of prf/questions/table is asked, by its id. A test asks each question and compares. */
export const QUESTION_PLACES: Readonly<Record<string, readonly string[]>> = {
  REFUSAL_WITHOUT_CAPACITY: [CONCLUSION],
  REFUSAL_UNDER_16: [CONCLUSION],
  CAPACITY_UNSURE: [CONCLUSION],
  CAPACITY_AND_CONSCIOUSNESS: [CONCLUSION],
  CONSENT_UNABLE: ['PrimarySurvey.consent', 'PrimarySurvey.consents.decision'],
  BEST_INTERESTS_ALONE: ['PrimarySurvey.consent', 'PrimarySurvey.consents.by'],
  ROLE_AFTER_CPR: ['ROLE.no_evidence_of_cpr_prior_to_arrival'],
  ROLE_SOON_AFTER_ONSET: ['ROLE.collapse_gt_15_minutes'],
  ROLE_SHOCKABLE: ['ROLE.patient_asystolic', 'ROLE.remained_asystolic'],
  ROLE_CIRCULATION_RETURNED: ['ROLE.remained_asystolic'],
  ROLE_SHORT_CPR: ['ROLE.asystole_20_minutes_after_als'],
  ACT_AFTER_DEATH: WHEN,
  ROLE_STRIPS: ['ROLE.patient_asystolic'],
  OXYGEN_THEN_AIR: [`${SETS}.supplemental_o2`],
  OXYGEN_FLOW: [`${SETS}.o2_flow_lpm`, `${DONE}.oxygen_given.flow_lpm`],
  OXYGEN_NOT_GIVEN: [`${SETS}.supplemental_o2`],
  ACVPU_GCS: [`${SETS}.acvpu`],
  EYES_AND_VOICE: [`${SETS}.gcs_eye`],
  NO_PULSE: [`${SETS}.heart_rate`],
  PULSE_PRESSURE: [`${SETS}.bp_systolic`],
  EMPTY_SET: [WHEN_MEASURED],
  PUPIL_NOT_ASSESSABLE: [`${SETS}.pupils_left`, `${SETS}.pupils_right`],
  GLUCOSE_UNIT: [`${SETS}.blood_glucose`],
  WELL_AFTER_ONSET: ['PresentingComplaint.last_known_well'],
  ONSET_AFTER_CALL: ['PresentingComplaint.onset_at'],
  PREGNANCY_AGE: ['PresentingComplaint.is_pregnant'],
  BEFORE_ONSET: [...WHEN, WHEN_MEASURED],
  AFTER_DISCHARGE: [...WHEN, WHEN_MEASURED],
  SET_AFTER_DEATH: [WHEN_MEASURED],
  BIRTH_AFTER_INCIDENT: ['patient.dob'],
  AGE_AGAINST_BIRTH: ['patient.estimatedAge'],
  SAME_DRUG_TWO_PEOPLE: [`${DRUGS}.time_administered`],
  REPEATED_TOO_SOON: [`${DRUGS}.time_administered`],
  GIVER_IS_WITNESS: [`${DRUGS}.witnessed_by`],
  WITNESS_POSITION: [`${DRUGS}.witnessed_by`],
  DRAWN_UP: [`${DRUGS}.wasted`],
  CONTRAINDICATED: [`${DRUGS}.drug_name`],
  NITRATE_LOW_PRESSURE: [`${DRUGS}.drug_name`],
  SEDATIVE_SLOW_BREATHING: [`${DRUGS}.drug_name`],
  NITROUS_OXIDE_GAS: [`${DRUGS}.drug_name`],
  SHOCK_NOT_SHOCKABLE: [`${DONE}.defibrillation.rhythm`],
  SHOCK_MISSING: [`${DONE}.cpr.rhythm`, `${DONE}.first_rhythm`, 'SecondarySurvey.ecgs.ecg_rhythm'],
  CPR_WHILE_ABSENT: [`${DONE}.cpr.time`],
  ARREST_ORDER: [
    `${DONE}.first_cpr_at`,
    `${DONE}.resuscitation_stopped_at`,
    `${DONE}.cpr.time`,
    `${DONE}.defibrillation.time`,
  ],
  HEAD_INJURY_ANTICOAGULANT: [DISPOSITION],
  CHEST_PAIN_WITHOUT_ECG: [IMPRESSION],
  STROKE_WITHOUT_GLUCOSE: [IMPRESSION, `${SETS}.fast_stroke`, `${SETS}.stroke_result`, FINDINGS],
  SEIZURE_WITHOUT_GLUCOSE: [IMPRESSION, FINDINGS],
  NOT_ALERT_WITHOUT_GLUCOSE: [`${SETS}.blood_glucose`],
  CHILD_BRUISE: ['SecondarySurvey.safeguardingConcerns'],
  CONVEYED_NOWHERE: ['DispositionOutcome.destination'],
  OUTCOME_AND_TRANSPORT: [DISPOSITION],
  INTOXICATED_ALONE: [DISPOSITION],
  INFECTION_NONE: ['PresentingComplaint.infection_risk'],
  DOSE_RANGE: [`${DRUGS}.dose`],
  DOSE_ADULT_FOR_CHILD: [`${DRUGS}.dose`],
  DOSE_TOTAL: [`${DRUGS}.dose`],
  DOSE_INTERVAL: [`${DRUGS}.time_administered`],
  DOSE_ROUTE: [`${DRUGS}.route`],
  SHOCK_NOT_DELIVERED: [`${DONE}.defibrillation.shocks_delivered`],
};

/** What is asked, scored or warned about besides the table of questions (prf/completeness, clinical/*, prf/discharge-risk). */
const OTHER_RULES: readonly string[] = [
  ...NEWS2_PARAMETERS.map((name) => `${SETS}.${name}`),
  ...[...GCS_PARTS, 'gcs', 'news2', 'spo2_scale'].map((name) => `${SETS}.${name}`),
  ...Object.keys(PLAUSIBLE).map((name) => `${SETS}.${name}`),
  ...['clinician_concern', 'carer_concern'].map((name) => `${SETS}.${name}`),
  ...CAPACITY_QUESTIONS.map((name) => `PrimarySurvey.${name}`),
  'PresentingComplaint.allergy_status',
  'PresentingComplaint.is_pregnant',
  'SecondarySurvey.pregnancy.risks',
  `${DRUGS}.drug_name`,
  `${DRUGS}.route`,
  `${DRUGS}.dose_unit`,
  'DispositionOutcome.discharge_senior',
  'DispositionOutcome.discharge_no_senior_reason',
  ...CLOCK_FIELDS.map(([section, field]) => `${section}.${field}`),
];

const nameOf = ({ section, parents, field }: FieldPlace): string =>
  [section.key, ...parents.map(({ name }) => name), field.name].join('.');

/** By the catalogue alone: asked for on a condition, warned about outside a range, a flag of the recognition, a lot in use. */
const hasOwnRule = ({ section, field }: FieldPlace): boolean =>
  !field.computed &&
  (typeof field.required === 'function' ||
    'warnBelow' in field ||
    'warnAbove' in field ||
    (section.key === 'ROLE' && field.kind === 'boolean') ||
    field.name === 'batch');

let found: ReadonlySet<string> | null = null;

/** Every place that has a rule, the two of the patient's own row included. */
export const ruledFields = (): ReadonlySet<string> => {
  found ??= new Set([
    ...[...walkFields()].filter(hasOwnRule).map(nameOf),
    ...Object.values(QUESTION_PLACES).flat(),
    ...OTHER_RULES,
  ]);
  return found;
};

/** An entry's id, or the place of a row in a list: neither is part of a field's name. */
const OF_ROW = /^(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27})$/iu;

/** The name of the rule's field for a place of the form; null where the place has no rule. */
export const ruledField = (section: string, path: string): string | null => {
  const steps = path.split(/[/.]/u).filter((step) => !OF_ROW.test(step));
  const name = [section, ...steps].join('.');
  return ruledFields().has(name) ? name : null;
};
