import { searchByWords } from './word-search.js';

/**
 * Clinical impressions, coded, in the groups of clinical section 6. Keys are stored in records and never removed: what is
 * out of use is `retired`. `icd10` is the WHO ICD-10 category nearest to it, for reports; it is not a diagnosis.
 */
export interface Impression {
  readonly label: string;
  readonly group: ImpressionGroup;
  readonly icd10: string;
  /** Other words that people search for, separated by commas. */
  readonly also?: string;
  readonly retired?: true;
}

export const IMPRESSION_GROUPS = {
  cardiac: 'Cardiac',
  respiratory: 'Respiratory',
  neurological: 'Neurological',
  trauma: 'Trauma',
  environmental: 'Environmental',
  intoxication: 'Intoxication',
  mental_health: 'Mental health',
  gastrointestinal: 'Gastrointestinal',
  allergic: 'Allergic',
  obstetric: 'Obstetric and gynaecological',
  paediatric: 'Paediatric',
  musculoskeletal: 'Musculoskeletal',
  medical: 'Other medical',
  minor: 'Minor',
  none: 'No abnormality found',
  social: 'Social',
} as const;
export type ImpressionGroup = keyof typeof IMPRESSION_GROUPS;

const of =
  (group: ImpressionGroup) =>
  (label: string, icd10: string, also?: string): Impression =>
    also === undefined ? { label, group, icd10 } : { label, group, icd10, also };
const cardiac = of('cardiac');
const respiratory = of('respiratory');
const neurological = of('neurological');
const trauma = of('trauma');
const environmental = of('environmental');
const intoxication = of('intoxication');
const mental = of('mental_health');
const gastrointestinal = of('gastrointestinal');
const allergic = of('allergic');
const obstetric = of('obstetric');
const paediatric = of('paediatric');
const musculoskeletal = of('musculoskeletal');
const medical = of('medical');
const minor = of('minor');
const none = of('none');
const social = of('social');

export const IMPRESSIONS: Readonly<Record<string, Impression>> = {
  cardiac_arrest: cardiac('Cardiac arrest', 'I46'),
  stemi: cardiac('ST-elevation myocardial infarction', 'I21', 'heart attack, MI, STEMI'),
  acute_coronary_syndrome: cardiac('Acute coronary syndrome', 'I24', 'ACS, NSTEMI, unstable angina'),
  angina: cardiac('Angina', 'I20'),
  chest_pain_cardiac: cardiac('Chest pain, likely cardiac', 'R07.2', 'CP'),
  chest_pain_other: cardiac('Chest pain, other', 'R07.4', 'CP'),
  arrhythmia: cardiac('Arrhythmia', 'I49', 'SVT, AF, palpitations, tachycardia, bradycardia'),
  heart_failure: cardiac('Heart failure', 'I50', 'pulmonary oedema, LVF, CCF'),
  syncope: cardiac('Syncope', 'R55', 'faint, collapse, vasovagal'),
  hypertension: cardiac('High blood pressure', 'I10', 'hypertension'),

  asthma: respiratory('Asthma', 'J45', 'wheeze'),
  copd: respiratory('COPD exacerbation', 'J44'),
  lower_respiratory_infection: respiratory('Chest infection', 'J22', 'pneumonia, LRTI'),
  upper_respiratory_infection: respiratory('Upper respiratory infection', 'J06', 'cold, URTI, cough'),
  pulmonary_embolism: respiratory('Pulmonary embolism', 'I26', 'PE, clot'),
  pneumothorax: respiratory('Pneumothorax', 'J93'),
  choking: respiratory('Choking', 'T17', 'foreign body airway'),
  hyperventilation: respiratory('Hyperventilation', 'R06.4', 'panic attack'),
  shortness_of_breath: respiratory('Shortness of breath, other', 'R06.0', 'SOB, dyspnoea'),

  stroke: neurological('Stroke', 'I64', 'CVA, FAST positive'),
  tia: neurological('Transient ischaemic attack', 'G45', 'TIA, mini-stroke'),
  seizure: neurological('Seizure', 'R56', 'convulsion, fit, epilepsy'),
  headache: neurological('Headache', 'R51'),
  migraine: neurological('Migraine', 'G43'),
  acute_confusion: neurological('Acute confusion', 'R41', 'delirium'),
  reduced_consciousness: neurological('Reduced consciousness, other', 'R40', 'unresponsive, unconscious'),
  dizziness: neurological('Dizziness or vertigo', 'R42'),

  head_injury: trauma('Head injury', 'S09', 'concussion'),
  concussion: trauma('Concussion', 'S06.0', 'head injury, sport'),
  facial_injury: trauma('Facial injury', 'S01'),
  dental_injury: trauma('Dental injury', 'S02.5', 'tooth'),
  eye_injury: trauma('Eye injury', 'S05'),
  neck_injury: trauma('Neck injury', 'S19'),
  spinal_injury: trauma('Spinal injury', 'T09.3'),
  chest_injury: trauma('Chest injury', 'S29', 'rib'),
  abdominal_injury: trauma('Abdominal injury', 'S39'),
  pelvic_injury: trauma('Pelvic injury', 'S39.9', 'pelvis fracture'),
  hip_injury: trauma('Hip injury', 'S79', 'neck of femur fracture, NOF'),
  limb_fracture: trauma('Limb fracture, suspected', 'T14.2'),
  dislocation: trauma('Dislocation', 'T14.3', 'shoulder, patella'),
  multiple_injuries: trauma('Multiple injuries', 'T07', 'major trauma, polytrauma'),
  wound: trauma('Wound', 'T14.1', 'laceration, cut'),
  penetrating_injury: trauma('Penetrating injury', 'T14.1', 'stab, gunshot'),
  burn: trauma('Burn or scald', 'T30'),
  crush_injury: trauma('Crush injury', 'T14.7'),

  heat_exhaustion: environmental('Heat exhaustion', 'T67.5'),
  heat_stroke: environmental('Heat stroke', 'T67.0'),
  hypothermia: environmental('Hypothermia', 'T68'),
  dehydration: environmental('Dehydration', 'E86'),
  drowning: environmental('Drowning', 'T75.1'),
  electrocution: environmental('Electrical injury', 'T75.4'),
  sunburn: environmental('Sunburn', 'L55'),
  smoke_inhalation: environmental('Smoke or gas inhalation', 'T59', 'carbon monoxide'),

  alcohol_intoxication: intoxication('Alcohol intoxication', 'F10.0', 'drunk, ETOH'),
  drug_intoxication: intoxication('Drug intoxication', 'F19.0', 'recreational substance'),
  opioid_toxicity: intoxication('Opioid toxicity', 'T40.2', 'heroin'),
  stimulant_toxicity: intoxication('Stimulant toxicity', 'T43.6', 'MDMA, cocaine, ecstasy'),
  overdose: intoxication('Overdose or poisoning', 'T50'),
  drink_spiking: intoxication('Spiking, suspected', 'T65'),

  anxiety: mental('Anxiety or panic', 'F41'),
  acute_distress: mental('Acute distress', 'F43'),
  self_harm: mental('Self-harm', 'X84'),
  suicidal_thoughts: mental('Suicidal thoughts', 'R45.8'),
  psychosis: mental('Psychosis', 'F29'),
  agitation: mental('Acute behavioural disturbance', 'R45.1'),
  low_mood: mental('Low mood', 'F32'),

  abdominal_pain: gastrointestinal('Abdominal pain', 'R10'),
  gastroenteritis: gastrointestinal('Gastroenteritis', 'A09', 'diarrhoea, vomiting, D&V'),
  nausea_vomiting: gastrointestinal('Nausea or vomiting', 'R11'),
  gi_bleed: gastrointestinal('Gastrointestinal bleeding', 'K92.2', 'haematemesis, melaena'),
  indigestion: gastrointestinal('Indigestion', 'K30', 'reflux, heartburn'),
  constipation: gastrointestinal('Constipation', 'K59.0'),

  anaphylaxis: allergic('Anaphylaxis', 'T78.2'),
  allergic_reaction: allergic('Allergic reaction', 'T78.4', 'urticaria, hives'),
  hay_fever: allergic('Hay fever', 'J30'),

  labour: obstetric('Labour or birth', 'O80'),
  pregnancy_bleeding: obstetric('Bleeding in pregnancy', 'O46', 'miscarriage'),
  pregnancy_problem: obstetric('Pregnancy problem, other', 'O26'),
  pre_eclampsia: obstetric('Pre-eclampsia', 'O14'),
  gynaecological: obstetric('Gynaecological problem', 'N94', 'period pain'),

  febrile_child: paediatric('Fever in a child', 'R50'),
  febrile_convulsion: paediatric('Febrile convulsion', 'R56.0', 'fit, seizure'),
  croup: paediatric('Croup', 'J05.0'),
  bronchiolitis: paediatric('Bronchiolitis', 'J21'),
  unwell_child: paediatric('Unwell child, other', 'R69'),

  sprain_strain: musculoskeletal('Sprain or strain', 'T14.3', 'ankle, wrist, soft tissue'),
  muscle_cramp: musculoskeletal('Muscle cramp', 'R25.2'),
  back_pain: musculoskeletal('Back pain', 'M54'),
  joint_pain: musculoskeletal('Joint pain', 'M25.5', 'knee, shoulder'),
  overuse_injury: musculoskeletal('Overuse injury', 'M70'),
  contusion: musculoskeletal('Contusion', 'T14.0', 'bruise'),

  sepsis: medical('Sepsis, suspected', 'A41'),
  meningitis: medical('Meningitis, suspected', 'G03'),
  hypoglycaemia: medical('Hypoglycaemia', 'E16.2', 'low sugar, diabetes, hypo'),
  hyperglycaemia: medical('Hyperglycaemia', 'R73', 'high sugar, diabetes, ketoacidosis, DKA'),
  fever: medical('Fever', 'R50'),
  urinary_infection: medical('Urinary infection', 'N39.0', 'UTI, cystitis'),
  renal_colic: medical('Renal colic', 'N23', 'kidney stone'),
  nosebleed: medical('Nosebleed', 'R04.0', 'epistaxis'),
  sickle_cell_crisis: medical('Sickle cell crisis', 'D57.0'),
  generally_unwell: medical('Generally unwell', 'R69'),
  life_extinct: medical('Life extinct', 'R99', 'death, deceased, ROLE'),

  blister: minor('Blister', 'T14.0'),
  minor_graze: minor('Graze', 'T14.0', 'abrasion'),
  insect_bite: minor('Insect bite or sting', 'T63.4'),
  foreign_body_skin: minor('Splinter or foreign body', 'T14.0'),
  eye_irritation: minor('Eye irritation', 'H57'),
  sore_throat: minor('Sore throat', 'J02'),
  earache: minor('Earache', 'H92'),
  toothache: minor('Toothache', 'K08.8'),
  skin_rash: minor('Skin rash', 'R21'),
  medicine_request: minor('Asked for own medicine or plaster', 'Z76'),

  no_abnormality: none('No abnormality found', 'Z00'),
  well_person: none('Well person', 'Z71'),

  welfare: social('Welfare concern', 'Z65'),
  vulnerable_person: social('Vulnerable person', 'Z74'),
  assault: social('Assault', 'Y09'),
  sexual_assault: social('Sexual assault', 'Y05'),
  homelessness: social('Homelessness', 'Z59.0'),
  lost_person: social('Lost or separated', 'Z63'),
};

/**
 * The key under which an impression that the list does not hold is recorded; its words are in `clinical_impression_other`.
 */
export const OTHER_IMPRESSION = 'other';

export const impressionOf = (key: string): Impression | undefined =>
  Object.hasOwn(IMPRESSIONS, key) ? IMPRESSIONS[key] : undefined;

const ALL = Object.entries(IMPRESSIONS)
  .map(([key, entry]) => ({ key, ...entry }))
  .filter((entry) => !entry.retired);

/** Impressions found by name, other words, group or code, the one that the text names first; the whole list in its own order for an empty text. */
export const searchImpressions = (text: string) =>
  searchByWords(text, ALL, ({ label, also, group, icd10 }) => ({
    label,
    also: also?.split(', ') ?? [],
    more: [IMPRESSION_GROUPS[group], icd10],
  }));
