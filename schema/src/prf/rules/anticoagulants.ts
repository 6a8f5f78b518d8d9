/**
 * Medicines that make a patient bleed, by every name under which a British patient or chart gives them (British National
 * Formulary, chapter 2, 'Thromboembolism'). Nothing here decides: they are listed apart from the other medicines.
 */

const ANTICOAGULANTS = [
  'anticoagulant',
  'blood thinner',
  'doac',
  'noac',
  'warfarin',
  'marevan',
  'coumadin',
  'acenocoumarol',
  'sinthrome',
  'phenindione',
  'apixaban',
  'eliquis',
  'rivaroxaban',
  'xarelto',
  'dabigatran',
  'pradaxa',
  'edoxaban',
  'lixiana',
  'heparin',
  'enoxaparin',
  'clexane',
  'inhixa',
  'dalteparin',
  'fragmin',
  'tinzaparin',
  'innohep',
  'fondaparinux',
  'arixtra',
] as const;

const ANTIPLATELETS = [
  'antiplatelet',
  'aspirin',
  'clopidogrel',
  'plavix',
  'prasugrel',
  'efient',
  'ticagrelor',
  'brilique',
  'dipyridamole',
  'persantin',
] as const;

const isNamedBy = (names: readonly string[], text: string): boolean => {
  const plain = text.toLowerCase();
  return names.some((name) => plain.includes(name));
};

export const isAnticoagulant = (medicine: string): boolean => isNamedBy(ANTICOAGULANTS, medicine);
export const isAntiplatelet = (medicine: string): boolean => isNamedBy(ANTIPLATELETS, medicine);
