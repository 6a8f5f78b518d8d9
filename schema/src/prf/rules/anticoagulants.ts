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

/** 'No blood thinners', 'not on warfarin', 'stopped apixaban in May': what the patient does not take, said before the name. */
const DENIED = /\b(?:no|not|never|nil|none|denies|denied|stopped|former|formerly|previously)\b[^\n;,]*$/iu;
/** Where a statement ends: a denial reaches no further. In doubt the drug counts as taken. */
const STATEMENT_END = /[\n;,.]|\b(?:now|but|takes|taking|started|on)\b/giu;
/** 'Not on', 'no longer taking', 'denies taking': the verb belongs to the denial. */
const DENIED_VERB =
  /\b(?:not|never|denies|denied|stopped|no longer)(?: been| currently| ever| longer| yet)? (?:on|taking|takes|started on|started) $/u;

/** Whether a statement says one of the names, in small letters, and does not only deny it. */
export const isTakenOf = (names: readonly string[], statement: string): boolean => {
  const plain = statement.toLowerCase();
  return names.some((name) => {
    const at = plain.indexOf(name);
    if (at < 0) return false;
    const before = plain.slice(0, at);
    return !DENIED_VERB.test(before) && !DENIED.test(before.split(STATEMENT_END).at(-1) ?? '');
  });
};
const isTaken = (statement: string): boolean => isTakenOf(ANTICOAGULANTS, statement);

/** Whether a medicine that is written down thins the blood, and is not only denied: 'not on warfarin' is not taken. */
export const isThinnerTaken = (medicine: string): boolean =>
  isTakenOf([...ANTICOAGULANTS, ...ANTIPLATELETS], medicine);

/** The first anticoagulant that a free text says is taken, as it says it: medicines parted by lines, semicolons or commas. */
export const anticoagulantIn = (text: string | null | undefined): string | null =>
  (text ?? '')
    .split(/[\n;,]/u)
    .map((part) => part.trim())
    .find(isTaken) ?? null;
