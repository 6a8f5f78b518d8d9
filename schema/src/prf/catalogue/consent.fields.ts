import { YES_NO_UNSURE } from './choices.js';
import { choices, type Field } from './kinds.js';
import { placed } from './placed.js';
import { isUnderMentalCapacityAct, lacksCapacity, rowHolds } from './rules.js';

/** Consent for each act, and what the Mental Capacity Act 2005 requires: decision, support, impairment, who was asked. */

const CONSENT_ACT = choices('PrfConsentAct', {
  examination: 'Examination',
  observations: 'Observations',
  treatment: 'Treatment',
  medicine: 'Medicine',
  procedure: 'Procedure',
  conveyance: 'Going to hospital',
  referral: 'Referral',
  sharing: 'Sharing information',
  pictures: 'Pictures',
  other: 'Other',
});
const CONSENT_DECISION = choices('PrfConsentDecision', {
  given: 'Given',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  not_possible: 'Could not be asked',
});
const CONSENT_FORM = choices('PrfConsentForm', {
  verbal: 'Verbal',
  written: 'Written',
  implied: 'Implied',
});
const CONSENT_BY = choices('PrfConsentBy', {
  patient: 'Patient',
  parent: 'Parent or guardian',
  attorney: 'Attorney for health',
  deputy: 'Court-appointed deputy',
  best_interests: 'Nobody: best interests',
  other: 'Other',
});

export const CONSENT_FIELDS = [
  { name: 'at', kind: 'time', label: 'When', required: true },
  { name: 'act', kind: 'choice', label: 'For', choices: CONSENT_ACT, other: true, required: true },
  { name: 'decision', kind: 'choice', label: 'Decision', choices: CONSENT_DECISION, required: true },
  {
    name: 'form',
    kind: 'choice',
    label: 'How',
    choices: CONSENT_FORM,
    relevant: rowHolds('decision', 'given'),
  },
  { name: 'by', kind: 'choice', label: 'By', choices: CONSENT_BY, other: true },
  { name: 'name', kind: 'text', label: 'Name, if not the patient', maxLength: 200 },
  { name: 'asked_by', kind: 'text', label: 'Asked by', maxLength: 200, further: true },
  { name: 'note', kind: 'text', label: 'What was explained', maxLength: 500, further: true },
] as const satisfies readonly Field[];

const IMPAIRMENT = choices('PrfImpairment', {
  none: 'None',
  alcohol_or_drugs: 'Alcohol or drugs',
  head_injury: 'Head injury',
  acute_illness: 'Acute illness or delirium',
  hypoxia_or_shock: 'Hypoxia or shock',
  hypoglycaemia: 'Low glucose',
  seizure: 'During or after a seizure',
  dementia: 'Dementia',
  learning_disability: 'Learning disability',
  mental_illness: 'Mental illness',
  stroke: 'Stroke or brain injury',
  pain_or_distress: 'Pain or distress',
  unconscious: 'Unconscious',
  other: 'Other',
});
const CAPACITY_SUPPORT = choices('PrfCapacitySupport', {
  plain_words: 'Plain words, repeated',
  interpreter: 'Interpreter',
  aids: 'Hearing aid, glasses, pictures',
  quiet_place: 'Quieter place',
  familiar_person: 'A person they know',
  time: 'More time, asked again',
  treated_first: 'Cause treated first',
  none_possible: 'None possible in time',
  other: 'Other',
});

/** The assessment. The decision comes first, because capacity is about one decision at one time (sections 2 and 3). */
export const CAPACITY_FIELDS = placed({ group: 'capacity', relevant: isUnderMentalCapacityAct }, [
  {
    name: 'capacity_decision',
    kind: 'text',
    label: 'Decision to be made',
    hint: 'One decision, such as going to hospital now.',
    maxLength: 300,
  },
  { name: 'capacity_assessed_at', kind: 'time', label: 'Assessed at' },
  {
    name: 'capacity_support',
    kind: 'choices',
    label: 'Help given to decide',
    choices: CAPACITY_SUPPORT,
    other: true,
  },
  {
    name: 'capacity_impairment',
    kind: 'choices',
    label: 'Impairment of mind or brain',
    hint: 'The impairment that makes them unable to decide.',
    choices: IMPAIRMENT,
    other: true,
  },
]);

const BEST_INTERESTS_ROLE = choices('PrfBestInterestsRole', {
  partner_or_family: 'Partner or family',
  carer: 'Carer',
  friend: 'Friend or team mate',
  attorney: 'Attorney for health',
  deputy: 'Court-appointed deputy',
  advocate: 'Independent advocate',
  own_doctor: 'Own doctor or nurse',
  senior_clinician: 'Senior clinician',
  nobody_found: 'Nobody could be asked in time',
  other: 'Other',
});
const RESTRAINT = choices('PrfRestraint', {
  none: 'None',
  persuasion: 'Persuasion',
  held: 'Held',
  mechanical: 'Belts or straps',
  sedation: 'Sedation',
  police: 'By the police',
});

/** The decision in best interests (section 4), and restraint (section 6). */
export const BEST_INTERESTS_FIELDS = placed({ group: 'best_interests', relevant: lacksCapacity }, [
  { name: 'best_interests_decision', kind: 'longText', label: 'What was decided, and why' },
  {
    name: 'best_interests_consulted',
    kind: 'entries',
    typeName: 'PrfBestInterestsView',
    entryLabel: 'Person asked',
    timeField: 'asked_at',
    label: 'Who was asked',
    fields: [
      {
        name: 'role',
        kind: 'choice',
        label: 'Who',
        choices: BEST_INTERESTS_ROLE,
        other: true,
        required: true,
      },
      { name: 'name', kind: 'text', label: 'Name', maxLength: 200 },
      { name: 'view', kind: 'text', label: 'What they said', maxLength: 500 },
      { name: 'asked_at', kind: 'time', label: 'When' },
    ],
  },
  {
    name: 'advance_decision_checked',
    kind: 'choice',
    label: 'Looked for an advance decision or attorney',
    choices: YES_NO_UNSURE,
  },
  { name: 'restraint', kind: 'choices', label: 'Restraint', choices: RESTRAINT },
]);
