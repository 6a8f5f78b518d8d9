/**
 * The drugs that come first in the list for the grade a person holds (`gradesHeld`). It only orders what is offered: every
 * drug can be chosen by everyone, and whether a person may give it is for their provider's medicines policy. The clinical lead
 * of a provider signs the table off before live use.
 *
 * Sources: what anyone may inject to save a life (Human Medicines Regulations 2012, Schedule 19, as first made in article 7 of
 * the Prescription Only Medicines Order 1997); what a registered paramedic may inject (Schedule 17, Part 3, as the Health and
 * Care Professions Council lists it). Without injection: the general sale list, medical gases, and what ambulance technicians
 * carry. Nurses have no exemption of their own and work under patient group directions, which differ by provider: they are
 * offered what technicians are.
 */

const FIRST_AID = [
  ...['aspirin', 'cetirizine', 'glucose_gel', 'ibuprofen', 'loperamide', 'loratadine'],
  ...['oral_rehydration', 'oxygen', 'paracetamol_oral'],
] as const;

const EMERGENCY = [
  ...FIRST_AID,
  ...['adrenaline_1_1000', 'chlorphenamine', 'entonox', 'glucagon', 'glyceryl_trinitrate', 'hydrocortisone'],
  ...['ipratropium', 'methoxyflurane', 'naloxone', 'salbutamol_inhaler', 'salbutamol_nebules'],
] as const;

const PARAMEDIC = [
  ...EMERGENCY,
  ...[
    'adrenaline_1_10000',
    'amiodarone',
    'atropine',
    'benzylpenicillin',
    'diazepam',
    'furosemide',
    'glucose_10',
  ],
  ...['heparin', 'lidocaine', 'metoclopramide', 'morphine', 'morphine_oral', 'ondansetron', 'paracetamol_iv'],
  ...['sodium_chloride_09', 'sodium_lactate', 'tenecteplase'],
] as const;

const DRUGS_OF_GRADE: Readonly<Record<string, readonly string[]>> = {
  'FREC 3': FIRST_AID,
  'FREC 4': EMERGENCY,
  'Enhanced Responder': EMERGENCY,
  Technician: EMERGENCY,
  AAP: EMERGENCY,
  Medic: EMERGENCY,
  'Advanced Medic': EMERGENCY,
  'Paediatric Medic': EMERGENCY,
  Nurse: EMERGENCY,
  ANP: EMERGENCY,
  NQP: PARAMEDIC,
  Paramedic: PARAMEDIC,
  ECP: PARAMEDIC,
};

/** The grades in the table. */
export const GRADES_WITH_DRUGS = Object.keys(DRUGS_OF_GRADE);

/** Keys of the drugs that come first for a person of these grades; none where the whole list is theirs, as a doctor's is. */
export const drugsOfGrades = (grades: readonly string[]): ReadonlySet<string> =>
  new Set(grades.includes('Doctor') ? [] : grades.flatMap((grade) => DRUGS_OF_GRADE[grade] ?? []));
