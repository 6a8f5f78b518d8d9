import type { CODE_SYSTEM, DOSE_UNIT } from '@sideline/schema/prf/catalogue/choices';
import type { Gender } from '@sideline/schema/people';
import type { MeasureCodes } from '@sideline/schema/prf/catalogue/measurements';
import type { PrfState } from '@sideline/schema/prf/record/states';

/**
 * Codes of the export, as data (clinical section 9). A value without a code there is exported as text only: a code that nobody
 * chose would say more than was recorded.
 */

export const SYSTEM = {
  loinc: 'http://loinc.org',
  snomed: 'http://snomed.info/sct',
  ucum: 'http://unitsofmeasure.org',
  nhsNumber: 'https://fhir.nhs.uk/Id/nhs-number',
  ethnicity: 'https://fhir.hl7.org.uk/CodeSystem/UKCore-EthnicCategoryEngland',
  numberStatus: 'https://fhir.hl7.org.uk/CodeSystem/UKCore-NHSNumberVerificationStatusEngland',
  headings: 'https://fhir.hl7.org.uk/CodeSystem/UKCore-RecordStandardHeadings',
  odsCode: 'https://fhir.nhs.uk/Id/ods-organization-code',
  language: 'urn:ietf:bcp:47',
  confidentiality: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality',
  uri: 'urn:ietf:rfc:3986',
  roleCode: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode',
  actCode: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
  observationCategory: 'http://terminology.hl7.org/CodeSystem/observation-category',
  dataAbsent: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  conditionClinical: 'http://terminology.hl7.org/CodeSystem/condition-clinical',
  conditionVerification: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
  conditionCategory: 'http://terminology.hl7.org/CodeSystem/condition-category',
  allergyClinical: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
  allergyVerification: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification',
  flagCategory: 'http://terminology.hl7.org/CodeSystem/flag-category',
  consentScope: 'http://terminology.hl7.org/CodeSystem/consentscope',
  listEmpty: 'http://terminology.hl7.org/CodeSystem/list-empty-reason',
  provenanceAgent: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type',
  dataOperation: 'http://terminology.hl7.org/CodeSystem/v3-DataOperation',
  observationValue: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue',
  signatureType: 'urn:iso-astm:E1762-95:2013',
} as const;

/** Extensions of UK Core. */
export const EXTENSION = {
  ethnicity: 'https://fhir.hl7.org.uk/StructureDefinition/Extension-UKCore-EthnicCategory',
  numberStatus: 'https://fhir.hl7.org.uk/StructureDefinition/Extension-UKCore-NHSNumberVerificationStatus',
} as const;

/** Where a council's registration number is from, by the qualification that it proves. */
export const REGISTER_SYSTEMS: Readonly<Record<string, string>> = {
  hcpc_paramedic: 'https://fhir.hl7.org.uk/Id/hcpc-number',
  nmc_registered_nurse: 'https://fhir.hl7.org.uk/Id/nmc-number',
  gmc_doctor: 'https://fhir.hl7.org.uk/Id/gmc-number',
};

/** Our own identifiers, for receivers that want to trace a resource back to the record. */
export const OWN = {
  prfNumber: 'urn:sideline:prf-number',
  prfStatus: 'urn:sideline:prf-status',
  logId: 'urn:sideline:see-and-treat-log-id',
  staffId: 'urn:sideline:staff-id',
  userId: 'urn:sideline:user-id',
  crewNumber: 'urn:sideline:crew-number',
  callReference: 'urn:sideline:call-reference',
  otherPatientNumber: 'urn:sideline:other-patient-number',
  contentHash: 'urn:sideline:signed-content-sha256',
  questionnaire: 'urn:sideline:questionnaire:prf',
  /** Followed by the name of a closed list or vocabulary. */
  list: 'urn:sideline:prf-list:',
  /** Followed by what is referred to: event, staff, squad, attachment. */
  row: 'urn:sideline:row:',
} as const;

/**
 * The headings of the Professional Record Standards Body by the part of the form: UK Core's own code, and SNOMED CT's as the
 * ambulance handover of Yorkshire and Humber (Interweave Transfer of Care) and NHS Digital's eDischarge publish it. A part that
 * has no heading of theirs has no code.
 */
export interface Heading {
  readonly code: string;
  readonly display: string;
  readonly snomed?: string;
}
export const HEADINGS: Readonly<Record<string, Heading>> = {
  patient: { code: 'patient-demographics', display: 'Patient demographics', snomed: '886731000000109' },
  allergies: {
    code: 'allergies-and-adverse-reaction',
    display: 'Allergies and adverse reaction',
    snomed: '886921000000105',
  },
  incidentDetails: { code: 'incident-details', display: 'Incident details', snomed: '913331000000108' },
  PresentingComplaint: {
    code: 'presenting-complaints-or-issues',
    display: 'Presenting complaints or issues',
    snomed: '886891000000102',
  },
  PrimarySurvey: { code: 'examination-findings', display: 'Examination findings' },
  SocialHistory: { code: 'social-context', display: 'Social context', snomed: '887051000000101' },
  SecondarySurvey: { code: 'examination-findings', display: 'Examination findings' },
  observations: { code: 'observations', display: 'Observations', snomed: '1102421000000108' },
  ClinicalInterventions: {
    code: 'treatments-and-interventions',
    display: 'Treatments and interventions',
    snomed: '1077891000000107',
  },
  clinical_impression: { code: 'diagnoses', display: 'Diagnoses', snomed: '887161000000102' },
  DispositionOutcome: { code: 'disposition-details', display: 'Disposition details' },
  ROLE: { code: 'life-extinct-details', display: 'Life extinct details' },
};

export const DATA_ABSENT = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';

export const PATIENT_CARE_REPORT = '67796-3';
export const NEWS2_TOTAL = '1104051000000101';
/** LOINC's code of a recording of the heart. */
export const ECG_STUDY = '11524-6';

/** The patient's weight, which is in no observation set. */
export const WEIGHT_CODES: MeasureCodes = {
  loinc: ['29463-7'],
  r4Profile: 'bodyweight',
  ukProfile: 'Observation-VitalSigns-BodyWeight',
};

/** How UK Core writes a unit beside its UCUM code. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  '/min': 'per minute',
  '%': 'percent',
  Cel: 'degree Celsius',
  'mm[Hg]': 'millimeter of mercury',
  kg: 'kilogram',
  'mmol/L': 'millimoles per litre',
};

/** Why a measurement has no value, by our reason; the reason's own words are beside it. */
export const ABSENT_REASON: Readonly<Record<string, string>> = {
  refused: 'asked-declined',
  unable_to_complete: 'not-performed',
  not_testable: 'not-performed',
  patient_movement: 'error',
  poor_perfusion: 'error',
  injury_or_access: 'not-performed',
  no_equipment: 'not-performed',
  equipment_failed: 'error',
  not_indicated: 'not-applicable',
  other: 'unknown',
};

/** Systems of the codes that the record holds beside words; null where the system is not known. */
export const CODE_SYSTEMS: Readonly<Record<keyof typeof CODE_SYSTEM.options, string | null>> = {
  snomed_ct: SYSTEM.snomed,
  icd_10: 'http://hl7.org/fhir/sid/icd-10',
  icd_10_pcs: 'http://www.cms.gov/Medicare/Coding/ICD10',
  rxnorm: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  dm_d: 'https://dmd.nhs.uk',
  other: null,
};

/** UCUM of a dose's unit; null where a unit is a thing counted and not a measure. */
export const DOSE_UCUM: Readonly<Record<keyof typeof DOSE_UNIT.options, string | null>> = {
  mg: 'mg',
  microgram: 'ug',
  g: 'g',
  ml: 'mL',
  litre: 'L',
  l_per_min: 'L/min',
  mmol: 'mmol',
  percent: '%',
  mg_per_kg: 'mg/kg',
  microgram_per_kg: 'ug/kg',
  unit_per_kg: null,
  mg_per_min: 'mg/min',
  mg_per_hour: 'mg/h',
  mg_per_kg_min: 'mg/kg/min',
  microgram_per_min: 'ug/min',
  microgram_per_kg_min: 'ug/kg/min',
  ml_per_hour: 'mL/h',
  unit_per_hour: null,
  unit_per_kg_hour: null,
  keep_open: null,
  cm: 'cm',
  unit: null,
  tablet: null,
  capsule: null,
  puff: null,
  spray: null,
  drop: null,
  sachet: null,
  tube: null,
  application: null,
  other: null,
};

export const ADMINISTRATIVE_GENDER: Readonly<Record<Gender, string>> = {
  male: 'male',
  female: 'female',
  non_binary: 'other',
  genderqueer: 'other',
  prefer_not_to_say: 'unknown',
  other: 'other',
};

export const ALLERGY_CATEGORY: Readonly<Record<string, string>> = {
  drug: 'medication',
  food: 'food',
  environmental: 'environment',
};

/** The name of a record's state in each resource that has one. */
export const STATUS: Readonly<
  Record<
    PrfState,
    {
      readonly composition: string;
      readonly observation: string;
      readonly encounter: string;
      readonly questionnaire: string;
    }
  >
> = {
  draft: {
    composition: 'preliminary',
    observation: 'preliminary',
    encounter: 'in-progress',
    questionnaire: 'in-progress',
  },
  in_progress: {
    composition: 'preliminary',
    observation: 'preliminary',
    encounter: 'in-progress',
    questionnaire: 'in-progress',
  },
  awaiting_review: {
    composition: 'preliminary',
    observation: 'preliminary',
    encounter: 'in-progress',
    questionnaire: 'in-progress',
  },
  completed: {
    composition: 'final',
    observation: 'final',
    encounter: 'finished',
    questionnaire: 'completed',
  },
  amended: {
    composition: 'amended',
    observation: 'final',
    encounter: 'finished',
    questionnaire: 'amended',
  },
  void: {
    composition: 'entered-in-error',
    observation: 'entered-in-error',
    encounter: 'entered-in-error',
    questionnaire: 'entered-in-error',
  },
};
