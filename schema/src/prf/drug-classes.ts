/**
 * Drugs that share an allergy, by every name under which a British patient or chart gives them: class, drug, brand, and the
 * slips that are common in writing. Lower case; a name holds in the plural too. Nothing here decides: what matches is asked
 * about.
 */

export interface DrugClass {
  /** Who is given one of these … */
  readonly members: readonly string[];
  /** … is asked about an allergy to one of those. */
  readonly against: readonly string[];
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

/** What is known of a drug that the formulary does not hold. */
export const DRUG_CLASSES: readonly DrugClass[] = [
  { members: PENICILLINS, against: PENICILLINS },
  { members: CEPHALOSPORIN_NAMES, against: CEPHALOSPORINS },
  { members: NSAIDS, against: NSAIDS },
  { members: OPIOIDS, against: OPIOIDS },
  { members: PARACETAMOL, against: PARACETAMOL },
  // Of another build than morphine: the class alone speaks against them.
  {
    members: ['alfentanil', 'remifentanil', 'pethidine', 'methadone', 'tapentadol', 'buprenorphine'],
    against: OPIOID_WORDS,
  },
];
