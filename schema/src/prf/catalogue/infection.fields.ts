import { choices } from './kinds.js';
import { placed } from './placed.js';
import { holds } from './rules.js';

/**
 * What decides where the patient is put and what the next crew wears. The precautions are the transmission-based ones of
 * NHS England, National infection prevention and control manual for England, version 2, 2022, chapter 2.
 */

const INFECTION_RISK = choices('PrfInfectionRisk', {
  none_known: 'None known',
  exposed: 'In contact with an infection, no symptoms',
  suspected: 'Suspected infection',
  confirmed: 'Confirmed infection or carrier',
});
const INFECTION = choices('PrfInfection', {
  diarrhoea_vomiting: { label: 'Diarrhoea or vomiting (norovirus)', group: 'Gut' },
  c_difficile: { label: 'C. difficile', group: 'Gut' },
  covid_19: { label: 'COVID-19', group: 'Breathing' },
  influenza: { label: 'Influenza', group: 'Breathing' },
  rsv: { label: 'RSV', group: 'Breathing' },
  tuberculosis: { label: 'Tuberculosis', group: 'Breathing' },
  whooping_cough: { label: 'Whooping cough', group: 'Breathing' },
  diphtheria: { label: 'Diphtheria', group: 'Breathing' },
  measles: { label: 'Measles', group: 'Rash or fever' },
  chickenpox_shingles: { label: 'Chickenpox or shingles', group: 'Rash or fever' },
  mumps: { label: 'Mumps', group: 'Rash or fever' },
  rubella: { label: 'Rubella', group: 'Rash or fever' },
  meningococcal: { label: 'Meningococcal disease', group: 'Rash or fever' },
  group_a_streptococcus: { label: 'Group A streptococcus', group: 'Rash or fever' },
  mpox: { label: 'Mpox', group: 'Rash or fever' },
  viral_haemorrhagic_fever: { label: 'Viral haemorrhagic fever', group: 'Rash or fever' },
  scabies: { label: 'Scabies', group: 'Skin' },
  mrsa: { label: 'MRSA', group: 'Resistant organisms' },
  cpe: { label: 'CPE (carbapenemase producer)', group: 'Resistant organisms' },
  esbl: { label: 'ESBL producer', group: 'Resistant organisms' },
  vre: { label: 'VRE', group: 'Resistant organisms' },
  blood_borne: { label: 'Blood-borne virus (hepatitis B or C, HIV)', group: 'Blood' },
  other: 'Other',
});
const PRECAUTIONS = choices('PrfInfectionPrecaution', {
  none: 'None beyond the standard ones',
  single_room: 'Single room',
  contact: 'Contact precautions',
  droplet: 'Droplet precautions',
  airborne: 'Airborne precautions',
  protective: 'Protective isolation (patient at risk)',
  other: 'Other',
});

const hasRisk = holds('PresentingComplaint', 'infection_risk', 'exposed', 'suspected', 'confirmed');

export const INFECTION_FIELDS = placed({ group: 'infection' }, [
  { name: 'infection_risk', kind: 'choice', label: 'Infection risk', choices: INFECTION_RISK },
  {
    name: 'infections',
    kind: 'choices',
    label: 'Which infection',
    choices: INFECTION,
    other: true,
    relevant: hasRisk,
  },
  {
    name: 'infection_precautions',
    kind: 'choices',
    label: 'Isolation and precautions',
    choices: PRECAUTIONS,
    other: true,
  },
  {
    name: 'infection_details',
    kind: 'text',
    label: 'Since when, contact and travel',
    maxLength: 300,
    relevant: hasRisk,
  },
]);
