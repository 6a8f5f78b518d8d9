import { capitalise } from '../../letter-case.js';
import type { PrfFacts, PrfRule } from './kinds.js';

/**
 * The most common answers where a record takes free text: an allergy, a medicine, a condition, a finding. One tap writes
 * what its button says and nothing more, and it is changed like any answer. It offers; it never fills in by itself. The
 * clinical lead of a provider signs the table off before live use.
 */

/** A line of a list that one tap adds. */
export interface UsualLine {
  /** On its button. */
  readonly label: string;
  /** The rest of what the tap writes, in words; none where the label says it all. */
  readonly detail?: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface UsualLineList {
  /** The field that tells one line from another: what the list names already cannot be taken twice. */
  readonly key: string;
  /** Another answer of the section that a line implies. It is filled in only if it is still empty. */
  readonly says?: { readonly field: string; readonly value: string };
  /** The field to type in next. Without one, the person taps the next button. */
  readonly next?: string;
  readonly lines: readonly UsualLine[];
}

const allergies = (kind: string, ...substances: readonly string[]): readonly UsualLine[] =>
  substances.map((substance) => ({ label: substance, values: { allergy_kind: kind, substance } }));

/** How it is usually written on the box; the dose is never offered. */
const medicine = (
  name: string,
  detail: string,
  values: { readonly dose_unit: string; readonly route: string; readonly frequency: string },
): UsualLine => ({ label: name, detail, values: { medicine: name, ...values } });
const ONCE = { dose_unit: 'mg', route: 'oral', frequency: 'once_daily' } as const;
const TWICE = { dose_unit: 'mg', route: 'oral', frequency: 'twice_daily' } as const;
const MG_ONCE = 'mg, by mouth, once a day';
const MG_TWICE = 'mg, by mouth, twice a day';

/** By the type of the list. */
export const USUAL_LINES: Readonly<Record<string, UsualLineList>> = {
  PrfAllergy: {
    key: 'substance',
    says: { field: 'allergy_status', value: 'known' },
    lines: [
      ...allergies('drug', 'Penicillin', 'Aspirin', 'Ibuprofen', 'Paracetamol', 'Codeine', 'Trimethoprim'),
      ...allergies('food', 'Peanuts', 'Tree nuts', 'Shellfish', 'Eggs', 'Milk'),
      ...allergies('environmental', 'Latex', 'Plasters', 'Bee or wasp stings', 'Pollen', 'Cat dander'),
    ],
  },
  PrfCurrentMedicine: {
    key: 'medicine',
    next: 'dose',
    lines: [
      medicine('Warfarin', MG_ONCE, ONCE),
      medicine('Apixaban', MG_TWICE, TWICE),
      medicine('Ramipril', MG_ONCE, ONCE),
      medicine('Amlodipine', MG_ONCE, ONCE),
      medicine('Bisoprolol', MG_ONCE, ONCE),
      medicine('Atorvastatin', MG_ONCE, ONCE),
      medicine('Metformin', MG_TWICE, TWICE),
      medicine('Omeprazole', MG_ONCE, ONCE),
      medicine('Sertraline', MG_ONCE, ONCE),
      medicine('Levothyroxine', 'microgram, by mouth, once a day', { ...ONCE, dose_unit: 'microgram' }),
      medicine('Salbutamol inhaler', 'puffs, inhaled, when required', {
        dose_unit: 'puff',
        route: 'inhaled',
        frequency: 'as_required',
      }),
    ],
  },
};

const CONDITIONS = [
  'High blood pressure',
  'Heart attack',
  'Coronary stent or bypass',
  'Atrial fibrillation',
  'Heart failure',
  'Stroke or TIA',
  'Type 1 diabetes',
  'Type 2 diabetes',
  'Asthma',
  'COPD',
  'Epilepsy',
  'Arthritis',
  'Osteoporosis',
  'Varicose veins',
  'Kidney disease',
  'Cancer',
  'Dementia',
  'Depression or anxiety',
  'Hearing loss',
];
const FINDINGS = ['pain', 'tenderness', 'swelling', 'bruising', 'abrasion', 'wound', 'deformity'];
const LIMBS = ['arm', 'wrist', 'hand', 'thigh', 'knee', 'lower leg', 'ankle', 'foot'];

const FALL_WORDS = [
  'Fell from the bottom stair',
  'Fell down the stairs',
  'Fell from standing',
  'Fell from a bed or chair',
  'Slipped or tripped',
  'hip pain',
  'wrist pain',
  'head injury',
  'bruising',
];
const COMPLAINT_WORDS = ['Pain', 'Injury', 'Feels faint', 'Breathless', 'Vomiting', 'Headache'];

const isFall: PrfRule = ({ data }) => {
  const complaint = data['incidentDetails']?.['chief_complaint'];
  return typeof complaint === 'string' && /\b(fall|fell|trip|slip)/i.test(complaint);
};

type Keys = (facts: PrfFacts) => readonly string[];

/** The answers that are given most of a list that is too long for buttons. */
const USUAL_KEYS: Readonly<Record<string, Keys>> = {
  location_type: () => ['performance_floor', 'medical_post', 'spectator_area', 'private_home'],
  activity: (facts) =>
    isFall(facts)
      ? ['walking', 'household', 'tumbling']
      : ['stunting', 'tumbling', 'competing', 'spectating'],
  // Triage tools add these for patients over 65, and they are easily forgotten.
  major_trauma_criteria: ({ ageYears }) =>
    ageYears !== null && ageYears > 65
      ? ['systolic_under_110_older', 'anticoagulant', 'older_low_level_fall']
      : [],
  study: () => ['ultrasound', 'urine', 'pregnancy_test'],
  clinical_impression: (facts) =>
    isFall(facts) ? ['hip_injury', 'head_injury', 'contusion', 'sprain_strain', 'minor_graze'] : [],
  pre_alert: (facts) => (isFall(facts) ? ['no', 'trauma'] : ['no', 'heart_attack', 'stroke', 'sepsis']),
  moved_to_vehicle: () => ['walked', 'carry_chair', 'stretcher'],
};

export const hasUsualKeys = (field: string): boolean => Object.hasOwn(USUAL_KEYS, field);

export const usualKeys = (field: string, facts: PrfFacts): readonly string[] =>
  USUAL_KEYS[field]?.(facts) ?? [];

/** Words that are combined into a text, by the name of its field; none where texts are never alike. */
const WORDS: Readonly<Record<string, Keys>> = {
  presenting_complaint: (facts) => (isFall(facts) ? FALL_WORDS : COMPLAINT_WORDS),
  past_medical_history: () => CONDITIONS,
  pelvis: () => FINDINGS,
  extremities: () => [...LIMBS.flatMap((limb) => [`Right ${limb}`, `Left ${limb}`]), ...FINDINGS, 'oedema'],
};

export const hasWords = (field: string): boolean => Object.hasOwn(WORDS, field);

export const wordsOffered = (field: string, facts: PrfFacts): readonly string[] =>
  WORDS[field]?.(facts) ?? [];

/** 'Right thigh': what was found there follows it. */
const PLACE = `(Right|Left) (${LIMBS.join('|')})`;
const IS_PLACE = new RegExp(`^${PLACE}$`);
const ENDS_IN_PLACE = new RegExp(`${PLACE}$`);

/**
 * The text with one more word. A place begins a sentence and what was found there follows it, one after another: 'Right thigh
 * pain. Left foot abrasion, swelling'.
 */
export const withWord = (text: string, word: string): string => {
  const before = text.trimEnd();
  const asFirst = capitalise(word);
  if (before === '') return asFirst;
  if (/[.!?\n]$/.test(before)) return `${before} ${asFirst}`;
  if (IS_PLACE.test(word)) return `${before}. ${word}`;
  return ENDS_IN_PLACE.test(before) || /[,;:]$/.test(before) ? `${before} ${word}` : `${before}, ${word}`;
};
