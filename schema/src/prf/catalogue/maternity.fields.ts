import { YES_NO_UNSURE } from './choices.js';
import { choices, type Field } from './kinds.js';

/** Pregnancy, labour and birth. A newborn's Apgar score is Apgar's (1953): five signs of 0 to 2 at one, five and ten minutes. */

const CONTRACTIONS = choices('PrfContractions', {
  none: 'None',
  irregular: 'Irregular',
  regular: 'Regular',
  pushing: 'Urge to push',
});
const MEMBRANES = choices('PrfMembranes', {
  intact: 'Intact',
  clear: 'Broken, clear',
  meconium: 'Broken, meconium',
  blood: 'Broken, blood-stained',
  not_known: 'Not known',
});
const VAGINAL_BLEEDING = choices('PrfVaginalBleeding', {
  none: 'None',
  spotting: 'Spotting',
  moderate: 'Like a period',
  heavy: 'Heavy or clots',
});
const FETAL_MOVEMENTS = choices('PrfFetalMovements', {
  normal: 'Usual',
  reduced: 'Reduced',
  absent: 'None felt',
  too_early: 'Too early to feel',
});
const PRESENTING_PART = choices('PrfPresentingPart', {
  none: 'None seen',
  head: 'Head',
  breech: 'Breech',
  limb: 'Arm or foot',
  cord: 'Cord',
});
const PREGNANCY_RISK = choices('PrfPregnancyRisk', {
  none: 'None known',
  high_blood_pressure: 'High blood pressure or pre-eclampsia',
  diabetes: 'Diabetes',
  placenta_praevia: 'Low placenta',
  abruption: 'Suspected abruption',
  previous_caesarean: 'Previous caesarean',
  previous_haemorrhage: 'Previous haemorrhage',
  preterm: 'Preterm labour',
  twins: 'More than one baby',
  rhesus_negative: 'Rhesus negative',
  ectopic_suspected: 'Suspected ectopic',
  miscarriage: 'Miscarriage',
  recent_birth: 'Gave birth in the last six weeks',
  other: 'Other',
});
const PREGNANCY_NOTES = choices('PrfMaternityNotes', {
  seen: 'Seen',
  not_with_patient: 'Not with the patient',
  none: 'Not booked',
});

export const PREGNANCY_FIELDS = [
  { name: 'weeks', kind: 'integer', label: 'Weeks', min: 0, max: 45 },
  { name: 'days', kind: 'integer', label: 'Days', min: 0, max: 6 },
  { name: 'due_date', kind: 'date', label: 'Due date', ahead: true },
  {
    name: 'gravida',
    kind: 'integer',
    label: 'Gravida',
    hint: 'Pregnancies, including this one.',
    min: 0,
    max: 30,
  },
  { name: 'para', kind: 'integer', label: 'Para', hint: 'Births after 24 weeks.', min: 0, max: 30 },
  { name: 'babies', kind: 'integer', label: 'Babies expected', min: 1, max: 8 },
  { name: 'risks', kind: 'choices', label: 'Risks and complications', choices: PREGNANCY_RISK, other: true },
  { name: 'contractions', kind: 'choice', label: 'Contractions', choices: CONTRACTIONS },
  {
    name: 'contraction_interval_min',
    kind: 'decimal',
    label: 'Contractions every',
    unit: 'min',
    unitLabel: 'min',
    decimals: 1,
    min: 0,
    max: 120,
  },
  {
    name: 'contraction_length_s',
    kind: 'integer',
    label: 'Contractions lasting',
    unit: 's',
    unitLabel: 's',
    min: 0,
    max: 600,
  },
  { name: 'bleeding', kind: 'choice', label: 'Bleeding', choices: VAGINAL_BLEEDING },
  {
    name: 'bleeding_ml',
    kind: 'integer',
    label: 'Blood lost',
    unit: 'mL',
    unitLabel: 'mL',
    min: 0,
    max: 10_000,
  },
  { name: 'membranes', kind: 'choice', label: 'Waters', choices: MEMBRANES },
  { name: 'membranes_at', kind: 'time', label: 'Waters broke at', background: true },
  { name: 'fetal_movements', kind: 'choice', label: 'Baby’s movements', choices: FETAL_MOVEMENTS },
  { name: 'presenting_part', kind: 'choice', label: 'Presenting part', choices: PRESENTING_PART },
  { name: 'midwife_contact_at', kind: 'time', label: 'Last contact with a midwife', background: true },
  { name: 'maternity_unit', kind: 'text', label: 'Booked at', maxLength: 200 },
  { name: 'maternity_notes', kind: 'choice', label: 'Maternity notes', choices: PREGNANCY_NOTES },
] as const satisfies readonly Field[];

const BIRTH_OUTCOME = choices('PrfBirthOutcome', {
  live: 'Live birth',
  stillbirth: 'Stillbirth',
  in_progress: 'Being born',
});
const NEWBORN_SEX = choices('PrfNewbornSex', {
  female: 'Female',
  male: 'Male',
  indeterminate: 'Indeterminate',
});
const NEWBORN_CARE = choices('PrfNewbornCare', {
  dried_warm: 'Dried and kept warm',
  skin_to_skin: 'Skin to skin',
  stimulated: 'Stimulated',
  inflation_breaths: 'Inflation breaths',
  compressions: 'Chest compressions',
  suction: 'Suction',
  oxygen: 'Oxygen',
  none: 'None needed',
});
const apgar = { kind: 'integer', unit: '{score}', unitLabel: '/ 10', min: 0, max: 10 } as const;

export const BIRTH_FIELDS = [
  { name: 'born_at', kind: 'time', label: 'Born at' },
  { name: 'is_before_arrival', kind: 'boolean', label: 'Before our arrival' },
  { name: 'outcome', kind: 'choice', label: 'Birth', choices: BIRTH_OUTCOME, required: true },
  { name: 'sex', kind: 'choice', label: 'Sex', choices: NEWBORN_SEX },
  { name: 'presented', kind: 'choice', label: 'Presenting part at birth', choices: PRESENTING_PART },
  { name: 'apgar_1', label: 'Apgar, 1 min', ...apgar },
  { name: 'apgar_5', label: 'Apgar, 5 min', ...apgar },
  { name: 'apgar_10', label: 'Apgar, 10 min', ...apgar },
  { name: 'newborn_care', kind: 'choices', label: 'Care of the newborn', choices: NEWBORN_CARE },
  { name: 'delivered_by', kind: 'text', label: 'Delivered by', maxLength: 200 },
  {
    name: 'weight_g',
    kind: 'integer',
    label: 'Weight',
    unit: 'g',
    unitLabel: 'g',
    min: 200,
    max: 8_000,
    further: true,
  },
  { name: 'cord_clamped_at', kind: 'time', label: 'Cord clamped', further: true },
  { name: 'placenta_at', kind: 'time', label: 'Placenta delivered', further: true },
  {
    name: 'placenta_complete',
    kind: 'choice',
    label: 'Placenta whole',
    choices: YES_NO_UNSURE,
    further: true,
  },
  {
    name: 'blood_loss_ml',
    kind: 'integer',
    label: 'Blood lost',
    unit: 'mL',
    unitLabel: 'mL',
    min: 0,
    max: 10_000,
    further: true,
  },
  {
    name: 'newborn_record',
    kind: 'text',
    label: "Number of the newborn's own record",
    maxLength: 40,
    further: true,
  },
  { name: 'note', kind: 'text', label: 'Note', maxLength: 500, further: true },
] as const satisfies readonly Field[];
