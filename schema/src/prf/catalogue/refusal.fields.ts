import { choices, type Field } from './kinds.js';
import { placed } from './placed.js';
import { hasRefused } from './rules.js';

/** Refusal, release, and what was arranged for afterwards. */

const REFUSED = choices('PrfRefusedWhat', {
  assessment: 'Assessment',
  observations: 'Observations',
  treatment: 'Treatment',
  medicine: 'Medicine',
  conveyance: 'Going to hospital',
  referral: 'Referral',
  advice: 'Advice',
  other: 'Other',
});
const REFUSAL_REASON = choices('PrfRefusalReason', {
  feels_better: 'Feels better',
  not_needed: 'Thinks it is not needed',
  own_doctor: 'Will see own doctor',
  own_way: 'Will go by other means',
  waiting_time: 'Waiting or distance',
  duties: 'Children, pets or work',
  event: 'Wants to continue at the event',
  fear: 'Fear of hospital or treatment',
  past_experience: 'Past experience',
  belief: 'Religion or belief',
  intoxicated: 'Intoxicated',
  family: 'Family against it',
  advance_decision: 'Advance decision or wish',
  no_reason: 'Gave none',
  other: 'Other',
});
const REFUSAL_SIGNED_BY = choices('PrfRefusalSignedBy', {
  patient: 'Patient',
  parent: 'Parent or guardian',
  attorney: 'Attorney or deputy',
  other: 'Other',
});

export const REFUSAL_FIELDS = placed({ group: 'advice', relevant: hasRefused }, [
  { name: 'refused_what', kind: 'choices', label: 'Refused', choices: REFUSED, other: true },
  { name: 'refusal_reasons', kind: 'choices', label: 'Reasons given', choices: REFUSAL_REASON, other: true },
  { name: 'refusal_risks_explained', kind: 'longText', label: 'Risks explained' },
  {
    name: 'refusal_signed_by',
    kind: 'choice',
    label: 'Signed by',
    choices: REFUSAL_SIGNED_BY,
    other: true,
  },
  { name: 'refusal_signed_name', kind: 'text', label: 'Name of the person who signed', maxLength: 200 },
  { name: 'refusal_witness', kind: 'text', label: 'Witness', maxLength: 200 },
]);

const RELEASE_REASON = choices('PrfReleaseReason', {
  guideline: 'Guideline allows it',
  not_necessary: 'Patient thinks an ambulance is not needed',
  other_means: 'Will go by other means',
  against_advice: 'Against advice',
  to_guardian: 'Left with parent or guardian',
  to_carer: 'Left with carer or friend',
  to_team: 'Left with coach or team',
  to_police: 'Left with the police',
  advance_wishes: 'DNACPR, ReSPECT or advance decision',
  other: 'Other',
});
const ADVICE_KIND = choices('PrfAdviceKind', {
  if_it_returns: 'Call or see a doctor if it comes back',
  if_worse: 'Call or see a doctor if it gets worse',
  at_once: 'See a doctor at once',
  within_4_hours: 'See a doctor within 4 hours',
  within_24_hours: 'See a doctor within 24 hours',
  within_week: 'See a doctor within a week',
  leaflet: 'Leaflet for this problem',
  head_injury: 'Head injury advice',
  not_alone: 'Not to be left alone',
  no_driving: 'Not to drive',
  other: 'Other',
});
export const RELEASE_FIELDS = placed({ group: 'advice' }, [
  {
    name: 'release_reasons',
    kind: 'choices',
    label: 'Left our care because',
    choices: RELEASE_REASON,
    other: true,
  },
  { name: 'released_to', kind: 'text', label: 'Left with', maxLength: 200 },
  { name: 'advice_kinds', kind: 'choices', label: 'Told or given', choices: ADVICE_KIND, other: true },
]);

const FOLLOW_UP_WITH = choices('PrfFollowUpWith', {
  gp: 'GP',
  nhs_111: 'NHS 111',
  urgent_treatment: 'Urgent treatment centre',
  emergency_department: 'Emergency department',
  same_day_care: 'Same day emergency care',
  pharmacist: 'Pharmacist',
  dentist: 'Dentist',
  optician: 'Optician',
  physiotherapy: 'Physiotherapy',
  mental_health: 'Mental health team',
  district_nurse: 'District nurse',
  falls_team: 'Falls team',
  midwife: 'Midwife',
  social_care: 'Social care',
  drug_alcohol: 'Drug and alcohol service',
  event_medical: 'Event medical team',
  other: 'Other',
});
const FOLLOW_UP_WITHIN = choices('PrfFollowUpWithin', {
  four_hours: '4 hours',
  day: '24 hours',
  two_days: '48 hours',
  week: 'A week',
  routine: 'Routine',
});
const FOLLOW_UP_BY = choices('PrfFollowUpBy', {
  booked: 'Booked by us',
  phoned: 'Phoned',
  sent: 'Letter or message sent',
  patient: 'Patient will arrange it',
});
export const FOLLOW_UP_FIELDS = [
  { name: 'arranged_at', kind: 'time', label: 'When', required: true },
  { name: 'with', kind: 'choice', label: 'With', choices: FOLLOW_UP_WITH, other: true, required: true },
  { name: 'within', kind: 'choice', label: 'Within', choices: FOLLOW_UP_WITHIN },
  { name: 'by', kind: 'choice', label: 'How', choices: FOLLOW_UP_BY },
  { name: 'reference', kind: 'text', label: 'Reference', maxLength: 100 },
  { name: 'note', kind: 'text', label: 'What for', maxLength: 500 },
] as const satisfies readonly Field[];
