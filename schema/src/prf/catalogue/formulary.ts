import { once } from '../../remembered.js';
import type { DOSE_UNIT, ROUTE } from './choices.js';
import {
  BENZODIAZEPINES,
  CEPHALOSPORINS,
  CORTICOSTEROIDS,
  NSAIDS,
  OPIOID_WORDS,
  OPIOIDS,
  PARACETAMOL,
  SULFONAMIDES,
} from './drug-classes.js';
import { searchByWords } from './word-search.js';

/**
 * The drugs that event clinicians carry (clinical section 6). It says what a drug comes as, how it is given and in which
 * units it is written down; it never suggests a dose. A provider's own list can only narrow it. Keys are stored in records
 * and are never removed: what is out of use is `retired`.
 *
 * `schedule` is that of the Misuse of Drugs Regulations 2001 for the form carried; null where the drug is not controlled.
 */
export type DoseUnit = keyof typeof DOSE_UNIT.options;
export type Route = keyof typeof ROUTE.options;
export type ControlledSchedule = 2 | 3 | 4 | 5;

export interface Drug {
  readonly label: string;
  /** What comes out of the bag: strengths and forms as printed on the pack. */
  readonly forms: readonly string[];
  readonly routes: readonly Route[];
  readonly units: readonly DoseUnit[];
  readonly schedule: ControlledSchedule | null;
  /** Abbreviations, brand names and older names under which clinicians look for it; never another drug's name. */
  readonly also: readonly string[];
  /** Names beside `label` and `also` under which allergies that speak against it are written, lower case. */
  readonly allergyTerms: readonly string[];
  readonly retired?: true;
  /**
   * The ingredient that must not be repeated too soon, and how many hours must pass between two doses, whatever it comes
   * in. Only with a published source.
   */
  readonly interval?: LeastInterval;
}

export interface LeastInterval {
  readonly ingredient: string;
  readonly hours: number;
  readonly source: string;
}

/** 'You must wait at least 4 hours between doses.' */
/** The source of the minimum intervals between doses. */
export const INTERVALS_SOURCE =
  'NHS, How and when to take paracetamol for adults (nhs.uk), read on 24 November 2026';

const PARACETAMOL_INTERVAL: LeastInterval = {
  ingredient: 'Paracetamol',
  hours: 4,
  source: INTERVALS_SOURCE,
};

const drug = (
  label: string,
  forms: readonly string[],
  routes: readonly Route[],
  units: readonly DoseUnit[],
  options: {
    readonly schedule?: ControlledSchedule;
    readonly also?: readonly string[];
    readonly allergyTerms?: readonly string[];
    readonly interval?: LeastInterval;
  } = {},
): Drug => ({
  label,
  forms,
  routes,
  units,
  schedule: options.schedule ?? null,
  also: options.also ?? [],
  allergyTerms: options.allergyTerms ?? [label.toLowerCase()],
  ...(options.interval === undefined ? {} : { interval: options.interval }),
});

export const FORMULARY: Readonly<Record<string, Drug>> = {
  adrenaline_1_1000: drug(
    'Adrenaline 1:1,000',
    ['1 mg in 1 mL ampoule', 'Auto-injector 300 microgram', 'Auto-injector 150 microgram'],
    ['intramuscular', 'nebulised'],
    ['microgram', 'mg', 'ml'],
    {
      also: ['epinephrine', 'EpiPen', 'Jext', '1 in 1,000', 'IM adrenaline', 'anaphylaxis adrenaline'],
      allergyTerms: ['adrenaline', 'epinephrine'],
    },
  ),
  adrenaline_1_10000: drug(
    'Adrenaline 1:10,000',
    ['1 mg in 10 mL pre-filled syringe'],
    ['intravenous', 'intraosseous'],
    ['mg', 'microgram', 'ml'],
    {
      also: ['epinephrine', '1 in 10,000', 'IV adrenaline', 'cardiac arrest adrenaline'],
      allergyTerms: ['adrenaline', 'epinephrine'],
    },
  ),
  amiodarone: drug(
    'Amiodarone',
    ['300 mg in 10 mL pre-filled syringe'],
    ['intravenous', 'intraosseous'],
    ['mg', 'ml'],
    { also: ['Cordarone'], allergyTerms: ['amiodarone', 'iodine'] },
  ),
  aspirin: drug('Aspirin', ['300 mg dispersible tablet'], ['oral'], ['mg', 'tablet'], {
    also: ['ASA', 'acetylsalicylic acid'],
    allergyTerms: [...NSAIDS, 'salicylate'],
  }),
  atropine: drug(
    'Atropine',
    ['600 microgram in 1 mL ampoule', '1 mg in 5 mL pre-filled syringe'],
    ['intravenous', 'intraosseous', 'intramuscular'],
    ['microgram', 'mg', 'ml'],
  ),
  benzylpenicillin: drug(
    'Benzylpenicillin',
    ['600 mg powder for injection'],
    ['intravenous', 'intraosseous', 'intramuscular'],
    ['mg', 'g'],
    { also: ['penicillin G', 'benpen', 'pen G'], allergyTerms: CEPHALOSPORINS },
  ),
  cefotaxime: drug(
    'Cefotaxime',
    ['1 g powder for injection'],
    ['intravenous', 'intraosseous', 'intramuscular'],
    ['g', 'mg'],
    { also: ['Claforan'], allergyTerms: CEPHALOSPORINS },
  ),
  ceftriaxone: drug(
    'Ceftriaxone',
    ['1 g powder for injection', '2 g powder for injection'],
    ['intravenous', 'intraosseous', 'intramuscular'],
    ['g', 'mg'],
    { also: ['Rocephin'], allergyTerms: CEPHALOSPORINS },
  ),
  cetirizine: drug(
    'Cetirizine',
    ['10 mg tablet', '5 mg in 5 mL oral solution'],
    ['oral'],
    ['mg', 'ml', 'tablet'],
    { also: ['Zirtek', 'Piriteze', 'antihistamine'] },
  ),
  chlorphenamine: drug(
    'Chlorphenamine',
    ['10 mg in 1 mL ampoule', '4 mg tablet', '2 mg in 5 mL oral solution'],
    ['intravenous', 'intramuscular', 'oral'],
    ['mg', 'ml', 'tablet'],
    { also: ['Piriton', 'chlorpheniramine', 'antihistamine'] },
  ),
  clopidogrel: drug('Clopidogrel', ['75 mg tablet', '300 mg tablet'], ['oral'], ['mg', 'tablet'], {
    also: ['Plavix'],
  }),
  co_codamol: drug('Co-codamol', ['8/500 tablet', '30/500 tablet'], ['oral'], ['tablet'], {
    also: ['cocodamol', 'Solpadol', 'Zapain', 'codeine with paracetamol'],
    schedule: 5,
    allergyTerms: [...OPIOIDS, ...PARACETAMOL],
    interval: PARACETAMOL_INTERVAL,
  }),
  codeine: drug('Codeine', ['30 mg tablet'], ['oral'], ['mg', 'tablet'], {
    schedule: 5,
    allergyTerms: OPIOIDS,
  }),
  cyclizine: drug(
    'Cyclizine',
    ['50 mg in 1 mL ampoule', '50 mg tablet'],
    ['intravenous', 'intramuscular', 'oral'],
    ['mg', 'ml', 'tablet'],
    { also: ['Valoid'] },
  ),
  dexamethasone: drug(
    'Dexamethasone',
    ['2 mg in 5 mL oral solution', '2 mg soluble tablet', '3.3 mg in 1 mL ampoule'],
    ['oral', 'intravenous', 'intramuscular'],
    ['mg', 'ml', 'tablet'],
    { also: ['dex'], allergyTerms: CORTICOSTEROIDS },
  ),
  diazepam: drug(
    'Diazepam',
    ['10 mg in 2 mL emulsion ampoule', '5 mg rectal tube', '10 mg rectal tube', '5 mg tablet'],
    ['intravenous', 'intraosseous', 'rectal', 'oral'],
    ['mg', 'ml', 'tablet'],
    { also: ['Valium', 'Diazemuls', 'Stesolid'], schedule: 4, allergyTerms: BENZODIAZEPINES },
  ),
  diclofenac: drug(
    'Diclofenac',
    ['100 mg suppository', '50 mg tablet'],
    ['rectal', 'oral'],
    ['mg', 'tablet'],
    { also: ['Voltarol'], allergyTerms: NSAIDS },
  ),
  entonox: drug(
    'Entonox',
    ['Nitrous oxide 50 % with oxygen 50 %, cylinder'],
    ['inhaled'],
    ['litre', 'l_per_min', 'percent'],
    { also: ['gas and air', 'nitrous oxide', 'N2O'], allergyTerms: ['entonox', 'nitrous oxide'] },
  ),
  fentanyl: drug(
    'Fentanyl',
    ['100 microgram in 2 mL ampoule', 'Lozenge'],
    ['intravenous', 'intraosseous', 'intranasal', 'buccal'],
    ['microgram', 'ml'],
    { also: ['Sublimaze', 'Actiq'], schedule: 2, allergyTerms: ['fentanyl', ...OPIOID_WORDS] },
  ),
  flumazenil: drug('Flumazenil', ['500 microgram in 5 mL ampoule'], ['intravenous'], ['microgram', 'ml'], {
    also: ['Anexate'],
  }),
  furosemide: drug(
    'Furosemide',
    ['50 mg in 5 mL ampoule', '40 mg tablet'],
    ['intravenous', 'oral'],
    ['mg', 'ml', 'tablet'],
    { also: ['frusemide', 'Lasix'], allergyTerms: SULFONAMIDES },
  ),
  glucagon: drug('Glucagon', ['1 mg powder and syringe'], ['intramuscular', 'subcutaneous'], ['mg'], {
    also: ['GlucaGen', 'HypoKit'],
  }),
  glucose_10: drug(
    'Glucose 10 %',
    ['500 mL bag', '50 g in 500 mL'],
    ['intravenous', 'intraosseous'],
    ['ml', 'g'],
    { also: ['dextrose 10 %', 'D10'], allergyTerms: ['glucose'] },
  ),
  glucose_gel: drug('Glucose gel 40 %', ['10 g tube', '25 g tube'], ['buccal', 'oral'], ['g', 'tube'], {
    also: ['GlucoGel', 'Dextrogel', 'Hypostop', 'dextrose gel'],
    allergyTerms: ['glucose'],
  }),
  glyceryl_trinitrate: drug(
    'Glyceryl trinitrate',
    ['400 microgram spray', '2 mg buccal tablet', '300 microgram sublingual tablet'],
    ['sublingual', 'buccal'],
    ['microgram', 'mg', 'spray', 'tablet'],
    {
      also: ['GTN', 'nitroglycerin', 'Nitrolingual'],
      allergyTerms: ['glyceryl trinitrate', 'gtn', 'nitrate'],
    },
  ),
  heparin: drug('Heparin', ['5,000 units in 5 mL'], ['intravenous'], ['unit', 'ml']),
  hydrocortisone: drug(
    'Hydrocortisone',
    ['100 mg powder for injection'],
    ['intravenous', 'intraosseous', 'intramuscular'],
    ['mg', 'ml'],
    { also: ['Solu-Cortef', 'Efcortesol'], allergyTerms: CORTICOSTEROIDS },
  ),
  hyoscine_butylbromide: drug(
    'Hyoscine butylbromide',
    ['20 mg in 1 mL ampoule', '10 mg tablet'],
    ['intravenous', 'intramuscular', 'oral'],
    ['mg', 'ml', 'tablet'],
    { also: ['Buscopan'] },
  ),
  ibuprofen: drug(
    'Ibuprofen',
    ['200 mg tablet', '400 mg tablet', '100 mg in 5 mL oral suspension', '5 % gel'],
    ['oral', 'topical'],
    ['mg', 'ml', 'tablet', 'application'],
    { also: ['Nurofen', 'Brufen', 'Calprofen'], allergyTerms: NSAIDS },
  ),
  ipratropium: drug(
    'Ipratropium bromide',
    ['250 microgram nebule', '500 microgram nebule'],
    ['nebulised'],
    ['microgram', 'ml'],
    { also: ['Atrovent'], allergyTerms: ['ipratropium', 'atropine'] },
  ),
  ketamine: drug(
    'Ketamine',
    ['200 mg in 20 mL vial', '500 mg in 10 mL vial'],
    ['intravenous', 'intraosseous', 'intramuscular', 'intranasal'],
    ['mg', 'ml'],
    { also: ['Ketalar'], schedule: 2 },
  ),
  lidocaine: drug(
    'Lidocaine 1 %',
    ['50 mg in 5 mL ampoule', '100 mg in 10 mL ampoule'],
    ['subcutaneous', 'intradermal', 'intraosseous', 'topical'],
    ['mg', 'ml'],
    { also: ['lignocaine'], allergyTerms: ['lidocaine', 'lignocaine', 'local anaesthetic'] },
  ),
  loperamide: drug('Loperamide', ['2 mg capsule'], ['oral'], ['mg', 'capsule'], { also: ['Imodium'] }),
  loratadine: drug(
    'Loratadine',
    ['10 mg tablet', '5 mg in 5 mL oral solution'],
    ['oral'],
    ['mg', 'ml', 'tablet'],
    { also: ['Clarityn', 'antihistamine'] },
  ),
  lorazepam: drug(
    'Lorazepam',
    ['4 mg in 1 mL ampoule'],
    ['intravenous', 'intraosseous', 'intramuscular'],
    ['mg', 'ml'],
    { also: ['Ativan'], schedule: 4, allergyTerms: BENZODIAZEPINES },
  ),
  magnesium_sulfate: drug(
    'Magnesium sulfate',
    ['2 g in 20 mL', '5 g in 10 mL'],
    ['intravenous', 'intraosseous', 'nebulised'],
    ['g', 'mmol', 'ml'],
    { also: ['MgSO4', 'magnesium sulphate'] },
  ),
  methoxyflurane: drug('Methoxyflurane', ['3 mL inhaler'], ['inhaled'], ['ml'], {
    also: ['Penthrox', 'green whistle'],
    allergyTerms: ['methoxyflurane', 'volatile anaesthetic', 'malignant hyperthermia'],
  }),
  metoclopramide: drug(
    'Metoclopramide',
    ['10 mg in 2 mL ampoule', '10 mg tablet'],
    ['intravenous', 'intramuscular', 'oral'],
    ['mg', 'ml', 'tablet'],
    { also: ['Maxolon'] },
  ),
  midazolam: drug(
    'Midazolam',
    ['10 mg buccal pre-filled syringe', '5 mg in 5 mL ampoule', '10 mg in 2 mL ampoule'],
    ['buccal', 'intravenous', 'intraosseous', 'intramuscular', 'intranasal'],
    ['mg', 'ml'],
    {
      also: ['Buccolam', 'Epistatus', 'Hypnovel'],
      schedule: 3,
      allergyTerms: BENZODIAZEPINES,
    },
  ),
  misoprostol: drug(
    'Misoprostol',
    ['200 microgram tablet'],
    ['oral', 'sublingual', 'rectal'],
    ['microgram', 'tablet'],
    { also: ['Cytotec'] },
  ),
  morphine: drug(
    'Morphine sulfate',
    ['10 mg in 1 mL ampoule', '10 mg in 10 mL vial'],
    ['intravenous', 'intraosseous', 'intramuscular', 'subcutaneous'],
    ['mg', 'ml'],
    { also: ['morphine sulphate', 'IV morphine'], schedule: 2, allergyTerms: OPIOIDS },
  ),
  morphine_oral: drug('Morphine oral solution', ['10 mg in 5 mL oral solution'], ['oral'], ['mg', 'ml'], {
    also: ['Oramorph'],
    schedule: 5,
    allergyTerms: OPIOIDS,
  }),
  naloxone: drug(
    'Naloxone',
    ['400 microgram in 1 mL ampoule', '2 mg pre-filled syringe', '1.8 mg nasal spray'],
    ['intravenous', 'intraosseous', 'intramuscular', 'intranasal', 'subcutaneous'],
    ['microgram', 'mg', 'ml', 'spray'],
    { also: ['Narcan', 'Nyxoid', 'Prenoxad'] },
  ),
  naproxen: drug('Naproxen', ['250 mg tablet'], ['oral'], ['mg', 'tablet'], {
    also: ['Naprosyn'],
    allergyTerms: NSAIDS,
  }),
  omeprazole: drug('Omeprazole', ['20 mg capsule'], ['oral'], ['mg', 'capsule'], { also: ['Losec'] }),
  ondansetron: drug(
    'Ondansetron',
    ['4 mg in 2 mL ampoule', '4 mg orodispersible film'],
    ['intravenous', 'intramuscular', 'oral'],
    ['mg', 'ml', 'tablet'],
    { also: ['Zofran'] },
  ),
  oral_rehydration: drug('Oral rehydration salts', ['Sachet for 200 mL'], ['oral'], ['sachet', 'ml'], {
    also: ['Dioralyte', 'ORS'],
    allergyTerms: [],
  }),
  oxygen: drug(
    'Oxygen',
    ['Cylinder CD', 'Cylinder D', 'Cylinder HX'],
    ['inhaled'],
    ['l_per_min', 'percent'],
    { also: ['O2'], allergyTerms: [] },
  ),
  oxytocin: drug('Oxytocin', ['10 units in 1 mL ampoule'], ['intramuscular'], ['unit', 'ml'], {
    also: ['Syntocinon'],
  }),
  paracetamol_oral: drug(
    'Paracetamol, by mouth',
    ['500 mg tablet', '120 mg in 5 mL oral suspension', '250 mg in 5 mL oral suspension'],
    ['oral'],
    ['mg', 'g', 'ml', 'tablet'],
    {
      also: ['PCM', 'Calpol', 'Panadol', 'acetaminophen', 'oral paracetamol'],
      allergyTerms: PARACETAMOL,
      interval: PARACETAMOL_INTERVAL,
    },
  ),
  paracetamol_iv: drug(
    'Paracetamol, intravenous',
    ['1 g in 100 mL', '500 mg in 50 mL'],
    ['intravenous', 'intraosseous'],
    ['g', 'mg', 'ml'],
    {
      also: ['PCM', 'Perfalgan', 'acetaminophen', 'IV paracetamol'],
      allergyTerms: PARACETAMOL,
      interval: PARACETAMOL_INTERVAL,
    },
  ),
  prednisolone: drug('Prednisolone', ['5 mg tablet', '5 mg soluble tablet'], ['oral'], ['mg', 'tablet'], {
    allergyTerms: CORTICOSTEROIDS,
  }),
  prochlorperazine: drug(
    'Prochlorperazine',
    ['3 mg buccal tablet', '12.5 mg in 1 mL ampoule'],
    ['buccal', 'intramuscular'],
    ['mg', 'ml', 'tablet'],
    { also: ['Stemetil', 'Buccastem'] },
  ),
  salbutamol_inhaler: drug(
    'Salbutamol inhaler',
    ['100 microgram inhaler with spacer'],
    ['inhaled'],
    ['puff', 'microgram'],
    { also: ['Ventolin', 'albuterol', 'blue inhaler'], allergyTerms: ['salbutamol'] },
  ),
  salbutamol_nebules: drug(
    'Salbutamol, nebulised',
    ['2.5 mg nebule', '5 mg nebule'],
    ['nebulised'],
    ['mg', 'ml'],
    { also: ['Ventolin', 'albuterol', 'salbutamol nebules'], allergyTerms: ['salbutamol'] },
  ),
  sodium_chloride_09: drug(
    'Sodium chloride 0.9 %',
    ['250 mL bag', '500 mL bag', '1,000 mL bag', '5 mL flush', '10 mL flush', '20 mL irrigation pod'],
    ['intravenous', 'intraosseous', 'topical', 'eye'],
    ['ml', 'litre'],
    { also: ['saline', 'normal saline', 'NaCl'], allergyTerms: [] },
  ),
  sodium_lactate: drug(
    'Compound sodium lactate',
    ['500 mL bag', '1,000 mL bag'],
    ['intravenous', 'intraosseous'],
    ['ml', 'litre'],
    { also: ["Hartmann's", "Ringer's lactate", 'CSL'], allergyTerms: [] },
  ),
  tenecteplase: drug('Tenecteplase', ['10,000 units', '8,000 units'], ['intravenous'], ['unit', 'ml', 'mg'], {
    also: ['Metalyse', 'TNK'],
  }),
  tetracaine: drug('Tetracaine gel 4 %', ['1.5 g tube'], ['topical'], ['g', 'tube', 'application'], {
    also: ['Ametop', 'amethocaine'],
    allergyTerms: ['tetracaine', 'amethocaine', 'local anaesthetic'],
  }),
  ticagrelor: drug('Ticagrelor', ['90 mg tablet'], ['oral'], ['mg', 'tablet'], { also: ['Brilique'] }),
  tranexamic_acid: drug(
    'Tranexamic acid',
    ['500 mg in 5 mL ampoule'],
    ['intravenous', 'intraosseous', 'intramuscular', 'topical'],
    ['mg', 'g', 'ml'],
    { also: ['TXA', 'Cyklokapron'] },
  ),
  water_for_injections: drug(
    'Water for injections',
    ['5 mL ampoule', '10 mL ampoule'],
    ['intravenous', 'intramuscular'],
    ['ml'],
    { also: ['WFI'], allergyTerms: [] },
  ),
};

/** The key under which a drug that the formulary does not hold is recorded; its name is in `drug_name_other`. */
export const OTHER_DRUG = 'other';

export const drugOf = (key: string): Drug | undefined =>
  Object.hasOwn(FORMULARY, key) ? FORMULARY[key] : undefined;

/** Whether giving it needs a witness: schedules 2 and 3 of the Misuse of Drugs Regulations 2001. */
export const isControlled = (key: string): boolean => {
  const schedule = drugOf(key)?.schedule ?? null;
  return schedule === 2 || schedule === 3;
};

/** Sorted when first searched: a browser's first comparison of words takes a slow phone 50 ms, before a record is shown. */
const drugsByLabel = once(() =>
  Object.entries(FORMULARY)
    .map(([key, entry]) => ({ key, ...entry }))
    .filter((entry) => !entry.retired)
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB')),
);

/**
 * Drugs found by a text as typed, the one that it names first; all of them by label for an empty text. Allergy terms do not
 * find a drug: they would offer co-codamol to a person who types 'morphine'.
 */
export const searchFormulary = (text: string) =>
  searchByWords(text, drugsByLabel(), ({ label, also, forms }) => ({ label, also, more: forms }));
