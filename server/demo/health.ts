import type { Random } from './random.js';

/** What a patient lives with; stories ask for it ('an asthma attack happens to somebody with asthma'). */
export const CONDITIONS = [
  'asthma',
  'type_1_diabetes',
  'type_2_diabetes',
  'hypertension',
  'angina',
  'atrial_fibrillation',
  'copd',
  'epilepsy',
  'hay_fever',
  'migraine',
  'anxiety',
  'depression',
  'hypothyroidism',
  'eczema',
  'ibs',
  'kidney_stones',
  'ankle_sprain',
  'nut_allergy',
  'sting_allergy',
] as const;
export type Condition = (typeof CONDITIONS)[number];

interface ConditionFacts {
  readonly history: string;
  readonly medicines: readonly string[];
  /** How likely by age; 0 outside. */
  readonly likelihood: (age: number) => number;
}

const between = (from: number, to: number, chance: number) => (age: number) =>
  age >= from && age <= to ? chance : 0;

export const CONDITION_FACTS: Readonly<Record<Condition, ConditionFacts>> = {
  asthma: {
    history: 'Asthma',
    medicines: [
      'Salbutamol 100 microgram inhaler as required',
      'Beclometasone 100 microgram inhaler twice daily',
    ],
    likelihood: (age) => (age < 40 ? 0.14 : 0.08),
  },
  type_1_diabetes: {
    history: 'Type 1 diabetes',
    medicines: ['Insulin glargine at night', 'Insulin aspart with meals'],
    likelihood: between(8, 60, 0.045),
  },
  type_2_diabetes: {
    history: 'Type 2 diabetes',
    medicines: ['Metformin 500 mg twice daily'],
    likelihood: (age) => (age > 45 ? 0.14 : 0),
  },
  hypertension: {
    history: 'High blood pressure',
    medicines: ['Amlodipine 5 mg once daily'],
    likelihood: (age) => (age > 60 ? 0.45 : age > 42 ? 0.18 : 0),
  },
  angina: {
    history: 'Stable angina',
    medicines: [
      'Glyceryl trinitrate spray as required',
      'Bisoprolol 2.5 mg once daily',
      'Aspirin 75 mg once daily',
    ],
    likelihood: (age) => (age > 55 ? 0.16 : 0),
  },
  atrial_fibrillation: {
    history: 'Atrial fibrillation',
    medicines: ['Apixaban 5 mg twice daily', 'Bisoprolol 2.5 mg once daily'],
    likelihood: (age) => (age > 60 ? 0.14 : 0),
  },
  copd: {
    history: 'Chronic obstructive pulmonary disease',
    medicines: ['Tiotropium 18 microgram inhaler once daily', 'Salbutamol 100 microgram inhaler as required'],
    likelihood: (age) => (age > 58 ? 0.12 : 0),
  },
  epilepsy: {
    history: 'Epilepsy, tonic-clonic seizures',
    medicines: ['Levetiracetam 500 mg twice daily'],
    likelihood: between(10, 70, 0.04),
  },
  hay_fever: {
    history: 'Hay fever',
    medicines: ['Cetirizine 10 mg once daily in season'],
    likelihood: (age) => (age < 45 ? 0.1 : 0.04),
  },
  migraine: {
    history: 'Migraine',
    medicines: ['Sumatriptan 50 mg as required'],
    likelihood: between(15, 60, 0.07),
  },
  anxiety: {
    history: 'Generalised anxiety',
    medicines: ['Sertraline 50 mg once daily'],
    likelihood: between(15, 60, 0.1),
  },
  depression: {
    history: 'Depression',
    medicines: ['Citalopram 20 mg once daily'],
    likelihood: between(18, 75, 0.07),
  },
  hypothyroidism: {
    history: 'Underactive thyroid',
    medicines: ['Levothyroxine 75 microgram once daily'],
    likelihood: (age) => (age > 35 ? 0.05 : 0),
  },
  eczema: {
    history: 'Eczema',
    medicines: ['Emollient cream as required'],
    likelihood: (age) => (age < 25 ? 0.07 : 0.02),
  },
  ibs: {
    history: 'Irritable bowel syndrome',
    medicines: ['Mebeverine 135 mg as required'],
    likelihood: between(18, 60, 0.05),
  },
  kidney_stones: { history: 'Kidney stones, 2019', medicines: [], likelihood: between(28, 65, 0.03) },
  ankle_sprain: { history: 'Previous ankle sprain', medicines: [], likelihood: between(12, 40, 0.06) },
  nut_allergy: {
    history: 'Anaphylaxis to nuts, carries two auto-injectors',
    medicines: ['Adrenaline 300 microgram auto-injector'],
    likelihood: between(7, 45, 0.04),
  },
  sting_allergy: {
    history: 'Severe reaction to wasp sting in childhood',
    medicines: ['Adrenaline 300 microgram auto-injector'],
    likelihood: between(12, 65, 0.025),
  },
};

/** What a patient must not be given. */
export const ALLERGENS = [
  'penicillin',
  'nuts',
  'wasp_stings',
  'latex',
  'ibuprofen',
  'aspirin',
  'adhesive_dressings',
  'codeine',
  'shellfish',
  'eggs',
  'grass_pollen',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const ALLERGEN_TEXTS: Readonly<Record<Allergen, string>> = {
  penicillin: 'Penicillin (rash)',
  nuts: 'Nuts (anaphylaxis)',
  wasp_stings: 'Wasp stings (anaphylaxis)',
  latex: 'Latex (contact rash)',
  ibuprofen: 'Ibuprofen (wheeze)',
  aspirin: 'Aspirin (swelling of the lips)',
  adhesive_dressings: 'Adhesive dressings (blisters)',
  codeine: 'Codeine (vomiting)',
  shellfish: 'Shellfish (hives)',
  eggs: 'Eggs (hives)',
  grass_pollen: 'Grass pollen',
};

export interface DemoHealth {
  readonly conditions: ReadonlySet<Condition>;
  readonly allergens: ReadonlySet<Allergen>;
  readonly pastMedicalHistory: string;
  readonly medications: string;
  readonly allergies: string;
}

export const makeHealth = (random: Random, age: number): DemoHealth => {
  const conditions = new Set(
    CONDITIONS.filter((condition) => random.chance(CONDITION_FACTS[condition].likelihood(age))),
  );
  const allergens = new Set<Allergen>();
  if (conditions.has('nut_allergy')) allergens.add('nuts');
  if (conditions.has('sting_allergy')) allergens.add('wasp_stings');
  if (conditions.has('hay_fever') && random.chance(0.5)) allergens.add('grass_pollen');
  const common: readonly (readonly [Allergen, number])[] = [
    ['penicillin', 0.08],
    ['latex', 0.01],
    ['ibuprofen', conditions.has('asthma') ? 0.08 : 0.01],
    ['aspirin', 0.01],
    ['adhesive_dressings', 0.025],
    ['codeine', age >= 16 ? 0.02 : 0],
    ['shellfish', 0.015],
    ['eggs', age < 16 ? 0.02 : 0.005],
  ];
  for (const [allergen, likelihood] of common) if (random.chance(likelihood)) allergens.add(allergen);
  const medicines = [...conditions].flatMap((condition) => CONDITION_FACTS[condition].medicines);
  return {
    conditions,
    allergens,
    pastMedicalHistory:
      conditions.size === 0
        ? 'No significant past medical history'
        : [...conditions].map((condition) => CONDITION_FACTS[condition].history).join('; '),
    medications: medicines.length === 0 ? 'None' : [...new Set(medicines)].join('; '),
    allergies:
      allergens.size === 0
        ? 'No known allergies'
        : [...allergens].map((allergen) => ALLERGEN_TEXTS[allergen]).join('; '),
  };
};
