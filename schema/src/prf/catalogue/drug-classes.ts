/**
 * Drugs that share an allergy, by every name under which a British patient or chart gives them: class, drug, brand, and the
 * slips that are common in writing. Lower case; a name holds in the plural too. Nothing here decides: what matches is asked
 * about.
 */

export interface DrugClass {
  /** What the class is called in a question: 'penicillins'. */
  readonly name: string;
  /** Who is given one of these … */
  readonly members: readonly string[];
  /** … is asked about an allergy to one of those. */
  readonly against: readonly string[];
  /** The source for the cross-reaction: an edition that can be looked up. */
  readonly source: string;
}

export const PENICILLINS = [
  'penicillin',
  'penicilin',
  'pen v',
  'pen g',
  'phenoxymethylpenicillin',
  'benzylpenicillin',
  'amoxicillin',
  'amoxycillin',
  'amoxil',
  'flucloxacillin',
  'fluclox',
  'floxapen',
  'co-amoxiclav',
  'coamoxiclav',
  'augmentin',
  'ampicillin',
  'co-fluampicil',
  'magnapen',
  'piperacillin',
  'tazocin',
  'piptaz',
  'pivmecillinam',
  'temocillin',
  'beta-lactam',
] as const;

const CEPHALOSPORIN_NAMES = [
  'cephalosporin',
  'cefalosporin',
  'cefalexin',
  'cephalexin',
  'keflex',
  'cefaclor',
  'cefadroxil',
  'cefixime',
  'cefotaxime',
  'claforan',
  'cefradine',
  'ceftazidime',
  'ceftriaxone',
  'rocephin',
  'cefuroxime',
  'zinnat',
  'zinacef',
] as const;
export const CEPHALOSPORINS = [...CEPHALOSPORIN_NAMES, ...PENICILLINS] as const;

export const NSAIDS = [
  'nsaid',
  'anti-inflammatory',
  'anti-inflammatories',
  'ibuprofen',
  'ibuprophen',
  'nurofen',
  'brufen',
  'calprofen',
  'naproxen',
  'naprosyn',
  'diclofenac',
  'voltarol',
  'volterol',
  'diclomax',
  'aspirin',
  'asprin',
  'acetylsalicylic acid',
  'disprin',
  'anadin',
  'celecoxib',
  'celebrex',
  'etodolac',
  'etoricoxib',
  'arcoxia',
  'indometacin',
  'indomethacin',
  'ketoprofen',
  'ketorolac',
  'mefenamic acid',
  'ponstan',
  'meloxicam',
  'piroxicam',
] as const;

export const OPIOID_WORDS = ['opioid', 'opiate'] as const;
export const OPIOIDS = [
  ...OPIOID_WORDS,
  'morphine',
  'oramorph',
  'mst',
  'sevredol',
  'zomorph',
  'codeine',
  'co-codamol',
  'cocodamol',
  'solpadol',
  'zapain',
  'nurofen plus',
  'dihydrocodeine',
  'df118',
  'co-dydramol',
  'diamorphine',
  'heroin',
  'oxycodone',
  'oxycontin',
  'oxynorm',
  'tramadol',
  'zydol',
] as const;

export const PARACETAMOL = [
  'paracetamol',
  'acetaminophen',
  'calpol',
  'panadol',
  'perfalgan',
  'co-codamol',
  'cocodamol',
  'co-dydramol',
] as const;

/** Class words and British names (BNF chapter 4, Hypnotics and anxiolytics). */
export const BENZODIAZEPINES = [
  'benzodiazepine',
  'benzo',
  'alprazolam',
  'xanax',
  'chlordiazepoxide',
  'librium',
  'clobazam',
  'frisium',
  'clonazepam',
  'rivotril',
  'diazepam',
  'valium',
  'diazemuls',
  'stesolid',
  'flurazepam',
  'loprazolam',
  'lorazepam',
  'ativan',
  'lormetazepam',
  'midazolam',
  'buccolam',
  'epistatus',
  'hypnovel',
  'nitrazepam',
  'mogadon',
  'oxazepam',
  'remimazolam',
  'temazepam',
] as const;

/** Class words and British names (BNF chapter 6, Corticosteroids). 'Steroids' alone is how patients say it. */
export const CORTICOSTEROIDS = [
  'corticosteroid',
  'glucocorticoid',
  'steroid',
  'beclometasone',
  'beclomethasone',
  'betamethasone',
  'budesonide',
  'dexamethasone',
  'fluticasone',
  'hydrocortisone',
  'solu-cortef',
  'efcortesol',
  'methylprednisolone',
  'depo-medrone',
  'solu-medrone',
  'mometasone',
  'prednisolone',
  'prednisone',
  'triamcinolone',
  'kenalog',
] as const;

/** The antibiotics, as patients and charts name them (BNF chapter 5, Sulfonamides and trimethoprim). */
const SULFONAMIDE_ANTIBIOTICS = [
  'sulfonamide',
  'sulphonamide',
  'sulfa',
  'sulpha',
  'sulfa drug',
  'co-trimoxazole',
  'cotrimoxazole',
  'septrin',
  'bactrim',
  'sulfamethoxazole',
  'sulphamethoxazole',
  'sulfadiazine',
  'sulphadiazine',
  'flamazine',
  'sulfasalazine',
  'sulphasalazine',
  'salazopyrin',
] as const;
/** Sulfonamides that are not antibiotics and that event clinicians carry or meet. */
const OTHER_SULFONAMIDES = [
  'furosemide',
  'frusemide',
  'lasix',
  'bumetanide',
  'bendroflumethiazide',
  'acetazolamide',
  'diamox',
] as const;
export const SULFONAMIDES = [...SULFONAMIDE_ANTIBIOTICS, ...OTHER_SULFONAMIDES] as const;

const DRUG_ALLERGY = 'NICE CG183, Drug allergy: diagnosis and management, 2014';
const BETA_LACTAMS =
  'Pegler S, Healy B. In patients allergic to penicillin, consider second and third generation cephalosporins. BMJ 2007;335:991';
const OPIOID_ALLERGY =
  'Baumann T. Analgesic selection when the patient is allergic to codeine. Clin Pharm 1991;10:658';

/** What is known of drugs by their class, for those that the formulary does not hold too. */
export const DRUG_CLASSES: readonly DrugClass[] = [
  { name: 'penicillins', members: PENICILLINS, against: PENICILLINS, source: DRUG_ALLERGY },
  {
    name: 'cephalosporins and penicillins',
    members: CEPHALOSPORIN_NAMES,
    against: CEPHALOSPORINS,
    source: BETA_LACTAMS,
  },
  {
    name: 'penicillins and cephalosporins',
    members: PENICILLINS,
    against: CEPHALOSPORIN_NAMES,
    source: BETA_LACTAMS,
  },
  { name: 'NSAIDs', members: NSAIDS, against: NSAIDS, source: DRUG_ALLERGY },
  {
    name: 'opioids with a structure like morphine',
    members: OPIOIDS,
    against: OPIOIDS,
    source: OPIOID_ALLERGY,
  },
  {
    name: 'paracetamol',
    members: PARACETAMOL,
    against: PARACETAMOL,
    source: 'BNF, Paracetamol: it is an ingredient of co-codamol and co-dydramol',
  },
  // Not similar to morphine in structure, so only the class matters.
  {
    name: 'opioids',
    members: [
      'alfentanil',
      'fentanyl',
      'remifentanil',
      'pethidine',
      'methadone',
      'tapentadol',
      'buprenorphine',
    ],
    against: OPIOID_WORDS,
    source: OPIOID_ALLERGY,
  },
  {
    name: 'benzodiazepines',
    members: BENZODIAZEPINES,
    against: BENZODIAZEPINES,
    source: 'Midazolam 5 mg/ml, Summary of product characteristics, section 4.3 (emc, PL 20075/0081)',
  },
  {
    name: 'corticosteroids',
    members: CORTICOSTEROIDS,
    against: CORTICOSTEROIDS,
    source:
      'Mahlab-Guri K, Asher I, Sthoeger Z. Immediate and delayed hypersensitivity reactions to corticosteroids. Swiss Med Wkly 2023;153:40025',
  },
  {
    name: 'sulfonamides',
    members: SULFONAMIDES,
    against: SULFONAMIDES,
    source:
      'Strom BL et al. N Engl J Med 2003;349:1628–1635: reactions are more frequent, and no cross-reactivity was found',
  },
];
