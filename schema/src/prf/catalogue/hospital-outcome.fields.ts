import { CODE_SYSTEM } from './choices.js';
import { choices } from './kinds.js';
import { placed } from './placed.js';

/**
 * The patient's outcome after the handover, as the hospital reports it. It comes after the signature, by an amendment.
 * Survival and brain function at discharge or 30 days are the outcomes of Utstein and OHCAO (Cerebral Performance Category:
 * Jennett and Bond, Lancet 1975;1:480).
 */

const LEFT_HOSPITAL = choices('PrfHospitalOutcome', {
  home: 'Home',
  home_with_care: 'Home with care',
  admitted: 'Admitted here',
  other_hospital: 'Another hospital',
  rehabilitation: 'Rehabilitation',
  mental_health: 'Mental health unit',
  care_home: 'Care or nursing home',
  hospice: 'Hospice',
  police: 'Police or court',
  against_advice: 'Left against advice',
  still_there: 'Still in hospital',
  died: 'Died',
  other: 'Other',
});
const SURVIVAL = choices('PrfSurvival', {
  alive: 'Alive',
  died: 'Died',
  not_known: 'Not known',
});
const CPC = choices('PrfCerebralPerformance', {
  cpc_1: 'CPC 1 Good',
  cpc_2: 'CPC 2 Moderate disability',
  cpc_3: 'CPC 3 Severe disability',
  cpc_4: 'CPC 4 Coma',
  cpc_5: 'CPC 5 Brain death',
});
const HOSPITAL_TOLD = choices('PrfHospitalFindingKind', {
  ed_diagnosis: 'Diagnosis, emergency department',
  ed_procedure: 'Procedure, emergency department',
  diagnosis: 'Diagnosis, hospital',
  procedure: 'Procedure, hospital',
});
const OTHER_REPORT = choices('PrfOtherReportKind', {
  hospital_receiving: 'Receiving hospital',
  hospital_sending: 'Sending hospital',
  ambulance: "Ambulance service's record",
  police: 'Police',
  fire: 'Fire and rescue',
  triage_label: 'Triage label',
  trauma_registry: 'Trauma audit (NMTR)',
  cardiac_registry: 'Heart attack audit (MINAP)',
  stroke_registry: 'Stroke audit (SSNAP)',
  arrest_registry: 'Cardiac arrest registry (OHCAO)',
  other: 'Other',
});

export const HOSPITAL_OUTCOME_FIELDS = placed({ group: 'afterwards', further: true }, [
  { name: 'ed_arrival_at', kind: 'time', label: 'Booked in at the emergency department' },
  {
    name: 'ed_outcome',
    kind: 'choice',
    label: 'Left the emergency department to',
    choices: LEFT_HOSPITAL,
    other: true,
  },
  { name: 'admitted_at', kind: 'time', label: 'Admitted' },
  {
    name: 'hospital_outcome',
    kind: 'choice',
    label: 'Left hospital to',
    choices: LEFT_HOSPITAL,
    other: true,
  },
  { name: 'discharged_at', kind: 'time', label: 'Left hospital' },
  {
    name: 'hospital_findings',
    kind: 'groups',
    typeName: 'PrfHospitalFinding',
    label: 'Diagnoses and procedures',
    fields: [
      { name: 'finding', kind: 'choice', label: 'Kind', choices: HOSPITAL_TOLD, required: true },
      { name: 'description', kind: 'text', label: 'What', maxLength: 300, required: true },
      { name: 'at', kind: 'time', label: 'When' },
      { name: 'code_system', kind: 'choice', label: 'Code system', choices: CODE_SYSTEM, further: true },
      { name: 'code', kind: 'text', label: 'Code', maxLength: 32, further: true },
    ],
  },
  { name: 'injury_severity_score', kind: 'integer', label: 'Injury severity score', min: 0, max: 75 },
  { name: 'survived_30_days', kind: 'choice', label: 'At discharge or 30 days', choices: SURVIVAL },
  { name: 'cerebral_performance', kind: 'choice', label: 'Brain function then', choices: CPC },
  {
    name: 'other_reports',
    kind: 'groups',
    typeName: 'PrfOtherReport',
    label: 'Numbers of other reports',
    fields: [
      { name: 'kind', kind: 'choice', label: 'Whose', choices: OTHER_REPORT, other: true, required: true },
      { name: 'number', kind: 'text', label: 'Number', maxLength: 100, required: true },
    ],
  },
  { name: 'outcome_source', kind: 'text', label: 'Information given by', maxLength: 200 },
]);
