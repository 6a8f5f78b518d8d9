import { CARDIAC_RHYTHM } from './choices.js';
import { choices } from './kinds.js';
import { placed } from './placed.js';
import { holds } from './rules.js';

/**
 * What a register of out-of-hospital cardiac arrests asks of each: the Utstein template (Perkins et al., Resuscitation
 * 2015;96:328, revised by Bray et al., Circulation 2024;150:e203) and the core fields of the OHCAO registry of the
 * University of Warwick. Times of CPR, shocks and drugs are the entries' own, the place is the incident's.
 */

const ARREST_CAUSE = choices('PrfArrestCause', {
  medical: 'Medical, presumed cardiac or no other cause',
  traumatic: 'Trauma',
  drug_overdose: 'Drug overdose',
  drowning: 'Drowning',
  electrocution: 'Electrocution',
  asphyxia: 'Asphyxia: choking, hanging or other',
  respiratory: 'Respiratory',
  bleeding: 'Bleeding without trauma',
  not_known: 'Not known',
  other: 'Other',
});
const ARREST_WITNESS = choices('PrfArrestWitness', {
  not_witnessed: 'Not witnessed',
  bystander: 'Bystander',
  family: 'Family member',
  health_professional: 'Health professional',
  event_team: 'Event team or our crew',
  ambulance_service: 'Ambulance service',
  not_known: 'Not known',
});
const RESUSCITATION = choices('PrfResuscitationAttempt', {
  compressions: 'Chest compressions',
  ventilation: 'Ventilation',
  defibrillation: 'Defibrillation',
  not_futile: 'Not attempted: futile',
  not_dnacpr: 'Not attempted: DNACPR or advance decision',
  not_signs_of_life: 'Not attempted: signs of life',
  not_unsafe: 'Not attempted: not safe',
});
const BYSTANDER_CPR = choices('PrfBystanderCpr', {
  none: 'None',
  compressions_only: 'Compressions only',
  compressions_and_breaths: 'Compressions and breaths',
  unknown_kind: 'Yes, kind not known',
  not_known: 'Not known',
});
/** Who was first, for CPR, the defibrillator and the shock alike. */
const FIRST_RESCUER = choices('PrfFirstRescuer', {
  bystander: 'Bystander',
  family: 'Family member',
  health_professional: 'Health professional off duty',
  event_first_aider: 'Event first aider',
  our_crew: 'Our crew',
  community_responder: 'Community first responder',
  ambulance_service: 'Ambulance service',
  police: 'Police',
  fire: 'Fire and rescue',
  nobody: 'Nobody',
});
const AED_BEFORE = choices('PrfAedBeforeArrival', {
  no: 'No',
  applied_no_shock: 'Applied, no shock',
  shock_delivered: 'Shock delivered',
  not_known: 'Not known',
});
const CPR_METHOD = choices('PrfCprMethod', {
  manual: 'Manual compressions',
  hands_only: 'Hands only',
  with_pauses: '30 to 2 with ventilation',
  continuous: 'Continuous, with an advanced airway',
  mechanical_piston: 'Mechanical: piston',
  mechanical_band: 'Mechanical: band',
  mechanical_other: 'Mechanical: other device',
  mouth_to_mouth: 'Mouth to mouth',
  pocket_mask: 'Pocket mask',
  bag_valve_mask: 'Bag valve mask',
  with_adjunct: 'With an oral or nasal airway',
  advanced_airway: 'By supraglottic airway or tube',
  impedance_valve: 'Impedance threshold device',
  passive_oxygen: 'Passive oxygen',
});
const ROSC = choices('PrfRosc', {
  none: 'None',
  before_hospital: 'Yes, before hospital',
  sustained: 'Yes, sustained for 20 minutes',
  at_handover: 'Yes, at handover',
});
const STOPPED_BECAUSE = choices('PrfResuscitationStopped', {
  rosc: 'Return of circulation',
  guideline: 'Guideline criteria met',
  dnacpr: 'DNACPR or advance decision found',
  senior_advice: 'Senior clinical advice',
  signs_of_death: 'Signs that life is extinct',
  unable: 'Physically unable to continue',
  unsafe: 'Not safe to continue',
  handed_over: 'Handed over, ongoing',
});
const ARREST_END = choices('PrfArrestEnd', {
  rosc_at_scene: 'Return of circulation at the scene',
  rosc_at_hospital: 'Return of circulation in hospital',
  ongoing_other_crew: 'Resuscitation continued by another crew',
  ongoing_hospital: 'Resuscitation continued in hospital',
  died_at_scene: 'Died at the scene',
  died_in_hospital: 'Died in the emergency department',
});
const FUNCTION_BEFORE = choices('PrfFunctionBefore', {
  independent: 'Independent',
  some_help: 'Needed some help',
  dependent: 'Dependent on others',
  not_known: 'Not known',
});

const hasArrested = holds('PrimarySurvey', 'cardiac_arrest', 'before_arrival', 'after_arrival');

export const CARDIAC_ARREST_FIELDS = placed({ group: 'arrest_facts', relevant: hasArrested }, [
  { name: 'collapse_at', kind: 'time', label: 'Collapsed at', background: true },
  { name: 'arrest_witnessed_by', kind: 'choice', label: 'Witnessed by', choices: ARREST_WITNESS },
  { name: 'arrest_cause', kind: 'choice', label: 'Presumed cause', choices: ARREST_CAUSE, other: true },
  { name: 'bystander_cpr', kind: 'choice', label: 'Bystander CPR', choices: BYSTANDER_CPR },
  { name: 'call_handler_cpr', kind: 'boolean', label: 'CPR guided by the call handler' },
  { name: 'first_cpr_at', kind: 'time', label: 'First CPR', background: true },
  { name: 'first_cpr_by', kind: 'choice', label: 'First CPR by', choices: FIRST_RESCUER },
  {
    name: 'aed_before_arrival',
    kind: 'choice',
    label: 'Defibrillator before our arrival',
    choices: AED_BEFORE,
  },
  {
    name: 'first_aed_by',
    kind: 'choice',
    label: 'Defibrillator first applied by',
    choices: FIRST_RESCUER,
  },
  { name: 'first_shock_by', kind: 'choice', label: 'First shock by', choices: FIRST_RESCUER },
  { name: 'first_rhythm', kind: 'choice', label: 'First monitored rhythm', choices: CARDIAC_RHYTHM },
  {
    name: 'resuscitation_attempted',
    kind: 'choices',
    label: 'Resuscitation by the crew',
    choices: RESUSCITATION,
  },
  { name: 'cpr_methods', kind: 'choices', label: 'How CPR was given', choices: CPR_METHOD },
  { name: 'any_rosc', kind: 'choices', label: 'Any return of circulation', choices: ROSC },
  { name: 'resuscitation_stopped_at', kind: 'time', label: 'Resuscitation stopped at' },
  {
    name: 'resuscitation_stopped_because',
    kind: 'choice',
    label: 'Stopped because',
    choices: STOPPED_BECAUSE,
  },
  { name: 'arrest_end', kind: 'choice', label: 'How our care ended', choices: ARREST_END },
  {
    name: 'rhythm_at_handover',
    kind: 'choice',
    label: 'Rhythm at handover',
    choices: CARDIAC_RHYTHM,
  },
  { name: 'targeted_temperature', kind: 'boolean', label: 'Temperature control begun' },
  { name: 'st_elevation_after_rosc', kind: 'boolean', label: 'ST elevation after return of circulation' },
  { name: 'implanted_device', kind: 'boolean', label: 'Implanted defibrillator or heart pump' },
  {
    name: 'function_before_arrest',
    kind: 'choice',
    label: 'Before the arrest',
    choices: FUNCTION_BEFORE,
  },
]);
