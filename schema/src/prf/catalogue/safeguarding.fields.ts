import { YES_NO_UNSURE } from './choices.js';
import { choices, type Field } from './kinds.js';

/**
 * Safeguarding referrals. Kinds of abuse are those of the Care Act 2014 (statutory guidance, 14.17) for adults and of Working
 * Together to Safeguard Children for children.
 */

const SUBJECT = choices('PrfSafeguardingSubject', {
  adult: 'Adult: the patient',
  child: 'Child: the patient',
  child_at_home: 'Child at home or nearby',
  unborn: 'Unborn child',
  other_adult: 'Another adult',
});
const ABUSE = choices('PrfSafeguardingConcern', {
  physical: 'Physical',
  domestic: 'Domestic',
  sexual: 'Sexual',
  psychological: 'Emotional or psychological',
  financial: 'Financial',
  neglect: 'Neglect',
  self_neglect: 'Self-neglect',
  exploitation: 'Exploitation',
  modern_slavery: 'Modern slavery',
  discriminatory: 'Discriminatory',
  organisational: 'By an organisation',
  radicalisation: 'Radicalisation (Prevent)',
  fgm: 'Female genital mutilation',
  so_called_honour: 'So-called honour-based abuse or forced marriage',
  bruise_not_mobile: 'Bruise in a child who cannot walk',
  delay_or_mismatch: 'Account given late, or does not fit',
  other: 'Other',
});
const TOLD = choices('PrfSafeguardingTold', {
  childrens_services: "Children's services",
  adult_services: 'Adult social care',
  police: 'Police',
  hospital: 'Hospital',
  provider_lead: 'Our safeguarding lead',
  event_lead: "Event's safeguarding lead",
  gp_or_midwife: 'GP, health visitor or midwife',
  other: 'Other',
});
const AGREED = choices('PrfReferralConsent', {
  yes: 'Agreed',
  no_overridden: 'Did not agree: made anyway',
  not_asked_risk: 'Not asked: unsafe to ask',
  lacks_capacity: 'Could not decide',
});

export const SAFEGUARDING_REFERRAL_FIELDS = [
  { name: 'made_at', kind: 'time', label: 'Made at', required: true },
  { name: 'subject', kind: 'choice', label: 'About', choices: SUBJECT, required: true },
  { name: 'concerns', kind: 'choices', label: 'Concern', choices: ABUSE, other: true, required: true },
  { name: 'told', kind: 'choices', label: 'Who was informed', choices: TOLD, other: true, required: true },
  { name: 'told_name', kind: 'text', label: 'Name of the person informed', maxLength: 200 },
  { name: 'reference', kind: 'text', label: 'Reference', maxLength: 100 },
  { name: 'agreed', kind: 'choice', label: 'Consent to refer', choices: AGREED },
  { name: 'immediate_danger', kind: 'choice', label: 'In danger now', choices: YES_NO_UNSURE },
  { name: 'made_by', kind: 'text', label: 'Made by', maxLength: 200 },
  { name: 'note', kind: 'longText', label: 'What was seen and said' },
] as const satisfies readonly Field[];
