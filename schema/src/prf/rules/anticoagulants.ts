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

/**
 * 'No blood thinners', 'not on warfarin', 'stopped apixaban in May': what the patient does not take, said before the name. A
 * denied complaint (`saidIn`) is another rule: a finding is denied just before it, but a medicine from the start of its statement,
 * and a medicine that was stopped is denied too.
 */
const DENIED = /\b(?:no|not|never|nil|none|denies|denied|stopped|former|formerly|previously)\b[^\n;,]*$/iu;
/** Where a statement ends: a denial reaches no further. In doubt the drug counts as taken. */
const STATEMENT_END = /[\n;,.]|\b(?:now|but|takes|taking|started|on)\b/giu;
/** 'Not on', 'no longer taking', 'denies taking': the verb belongs to the denial. */
const DENIED_VERB =
  /\b(?:not|never|denies|denied|stopped|no longer)(?: been| currently| ever| longer| yet)? (?:on|taking|takes|started on|started) $/u;

/** Each place at which a statement says a name, with what was said since the place before. */
const placesOf = (
  name: string,
  plain: string,
): readonly { readonly at: number; readonly before: string }[] => {
  let end = 0;
  return plain
    .split(name)
    .slice(0, -1)
    .map((before) => {
      const at = end + before.length;
      end = at + name.length;
      return { at, before };
    });
};

const isDenied = (before: string): boolean =>
  DENIED_VERB.test(before) || DENIED.test(before.split(STATEMENT_END).at(-1) ?? '');

/**
 * The names, in small letters, that a statement says and does not only deny, as it writes them: 'Warfarin' of 'Warfarin 3 mg'. A
 * name that is denied once and said again counts as taken: 'stopped apixaban in May, apixaban again since June'.
 */
export const takenIn = (names: readonly string[], statement: string): readonly string[] => {
  const plain = statement.toLowerCase();
  const words = names.flatMap((name) => {
    const place = placesOf(name, plain).find(({ before }) => !isDenied(before));
    if (place === undefined) return [];
    const [rest = ''] = /^[\p{L}-]*/u.exec(statement.slice(place.at + name.length)) ?? [];
    return [statement.slice(place.at, place.at + name.length) + rest];
  });
  return [...new Set(words)];
};

/** Whether a statement says one of the names, in small letters, and does not only deny it. */
export const isTakenOf = (names: readonly string[], statement: string): boolean =>
  takenIn(names, statement).length > 0;

export const isAnticoagulantTaken = (statement: string): boolean => isTakenOf(ANTICOAGULANTS, statement);

/** The medicines of a statement that thin the blood and are not only denied: none of 'not on warfarin'. */
export const thinnersIn = (statement: string): readonly string[] =>
  takenIn([...ANTICOAGULANTS, ...ANTIPLATELETS], statement);
