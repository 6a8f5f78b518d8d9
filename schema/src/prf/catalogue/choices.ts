import { choices } from './kinds.js';

/**
 * The closed lists that more than one section uses (clinical section 6). Keys are stored: they are added to and retired,
 * never renamed. A list that ends in `other` belongs to fields with a text beside them.
 */

export const YES_NO_UNSURE = choices('PrfYesNoUnsure', { yes: 'Yes', no: 'No', unsure: 'Unsure' });

export const ALLERGY_STATUS = choices('PrfAllergyStatus', {
  known: 'Allergies known',
  none_known: 'No known allergies',
  unable_to_obtain: 'Unable to obtain',
});

export const ACUITY = choices('PrfAcuity', {
  p1: 'P1 immediate',
  p2: 'P2 urgent',
  p3: 'P3 minor',
  dead: 'Dead',
});

export const RESPONSE = choices('PrfResponse', {
  improved: 'Improved',
  unchanged: 'Unchanged',
  worse: 'Worse',
});

/** What a person may do clinically: the specification's clinician roles (section 9), and those met in other services. */
export const CLINICIAN_LEVEL = choices('PrfClinicianLevel', {
  frec_3: 'FREC 3',
  frec_4: 'FREC 4',
  first_aider: 'First aider',
  enhanced_responder: 'Enhanced Responder',
  emergency_care_assistant: 'Emergency care assistant',
  technician: 'Technician',
  advanced_technician: 'Advanced technician',
  aap: 'AAP',
  nqp: 'NQP',
  paramedic: 'Paramedic',
  ecp: 'ECP',
  nurse: 'Nurse',
  anp: 'ANP',
  doctor: 'Doctor',
  team_leader: 'Team Leader',
  family_member: 'Family member',
  bystander: 'Bystander',
  patient: 'The patient',
  police: 'Police',
  fire: 'Fire and rescue',
  critical_care: 'Critical care paramedic',
  community_paramedic: 'Community paramedic',
  respiratory_therapist: 'Respiratory physiotherapist',
  physician_associate: 'Physician associate',
  student: 'Student',
  health_professional: 'Other health professional',
  other: 'Other',
});

export const AUTHORISATION = choices('PrfAuthorisation', {
  own_practice: 'Own scope of practice',
  guideline: 'Guideline or standing order',
  patient_group_direction: 'Patient group direction',
  patient_specific_direction: 'Written, for this patient',
  verbal_on_scene: 'Verbal, on scene',
  verbal_remote: 'Verbal, by phone or radio',
  not_required: 'Not required',
  other: 'Other',
});

export const ROUTE = choices('PrfRoute', {
  buccal: 'Buccal',
  endotracheal: 'Endotracheal',
  eye: 'Eye',
  inhaled: 'Inhaled',
  intradermal: 'Intradermal',
  intramuscular: 'Intramuscular',
  intranasal: 'Intranasal',
  intraosseous: 'Intraosseous',
  intravenous: 'Intravenous',
  nebulised: 'Nebulised',
  oral: 'Oral',
  rectal: 'Rectal',
  subcutaneous: 'Subcutaneous',
  sublingual: 'Sublingual',
  topical: 'Topical',
  transdermal: 'Transdermal',
  ear: 'Ear',
  nasogastric: 'Nasogastric',
  gastrostomy: 'Gastrostomy',
  tracheostomy: 'Tracheostomy',
  intra_arterial: 'Intra-arterial',
  central_line: 'Central line or port',
  umbilical: 'Umbilical',
  urethral: 'Urethral',
  wound: 'Into a wound',
  other: 'Other',
});

export const DOSE_UNIT = choices('PrfDoseUnit', {
  mg: 'mg',
  microgram: 'microgram',
  g: 'g',
  ml: 'mL',
  litre: 'L',
  l_per_min: 'L/min',
  unit: 'unit',
  mmol: 'mmol',
  tablet: 'tablet',
  capsule: 'capsule',
  puff: 'puff',
  spray: 'spray',
  drop: 'drop',
  sachet: 'sachet',
  tube: 'tube',
  application: 'application',
  percent: '%',
  mg_per_kg: 'mg/kg',
  microgram_per_kg: 'microgram/kg',
  unit_per_kg: 'unit/kg',
  mg_per_min: 'mg/min',
  mg_per_hour: 'mg/h',
  mg_per_kg_min: 'mg/kg/min',
  microgram_per_min: 'microgram/min',
  microgram_per_kg_min: 'microgram/kg/min',
  ml_per_hour: 'mL/h',
  unit_per_hour: 'unit/h',
  unit_per_kg_hour: 'unit/kg/h',
  keep_open: 'to keep the vein open',
  cm: 'cm',
  other: 'Other',
});

/** The source of a code that is shown beside a description in words. */
export const CODE_SYSTEM = choices('PrfCodeSystem', {
  snomed_ct: 'SNOMED CT',
  icd_10: 'ICD-10',
  icd_10_pcs: 'ICD-10-PCS',
  rxnorm: 'RxNorm',
  dm_d: 'dm+d',
  other: 'Other',
});

export const DURATION_UNIT = choices('PrfDurationUnit', {
  seconds: 'Seconds',
  minutes: 'Minutes',
  hours: 'Hours',
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
  years: 'Years',
});

export const AGE_CATEGORY = choices('PrfAgeCategory', {
  general: 'Any age',
  adult: 'Adult only',
  paediatric: 'Paediatric only',
});

/** Why something that is usually asked or measured has no value (a pertinent negative). */
export const NOT_OBTAINED = choices('PrfNotObtained', {
  none_reported: 'None reported',
  unable_to_complete: 'Unable to obtain',
  refused: 'Refused',
  not_known: 'Not known',
});

export const CARDIAC_RHYTHM = choices('PrfCardiacRhythm', {
  vf: 'VF',
  pulseless_vt: 'Pulseless VT',
  asystole: 'Asystole',
  pea: 'PEA',
  sinus: 'Sinus',
  af: 'AF',
  svt: 'SVT',
  vt_with_pulse: 'VT with pulse',
  bradycardia: 'Bradycardia',
  paced: 'Paced',
  aed_shock_advised: 'AED: shock advised',
  aed_no_shock: 'AED: no shock advised',
  torsades: 'Torsades de pointes',
  agonal: 'Agonal or idioventricular',
  heart_block: 'Heart block',
  unknown: 'Unknown',
});
