/**
 * Medicines that make a patient bleed, by every name under which a British patient or chart gives them (British National
 * Formulary, chapter 2, 'Thromboembolism'). The one list: the handover names them apart from the other medicines, and the
 * questions ask about them.
 */

const ANTICOAGULANTS = [
  'anticoag',
  'anti-coag',
  'blood thinn',
  'blood-thinn',
  'doac',
  'noac',
  'inr clinic',
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

/** 'No blood thinners', 'not on warfarin', 'stopped apixaban in May': what the patient does not take, said before the name. */
const DENIED = /\b(?:no|not|never|nil|none|denies|denied|stopped|former|formerly|previously)\b[^\n;,]*$/iu;

const isTaken = (statement: string): boolean => {
  const plain = statement.toLowerCase();
  return ANTICOAGULANTS.some((name) => {
    const at = plain.indexOf(name);
    return at >= 0 && !DENIED.test(plain.slice(0, at));
  });
};

/** The first anticoagulant that a free text says is taken, as it says it: medicines parted by lines, semicolons or commas. */
export const anticoagulantIn = (text: string | null | undefined): string | null =>
  (text ?? '')
    .split(/[\n;,]/u)
    .map((part) => part.trim())
    .find(isTaken) ?? null;
