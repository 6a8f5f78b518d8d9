import { allergiesIn } from '../catalogue/allergies.js';
import { withoutNegations } from '../catalogue/allergy-negations.js';
import { DRUG_CLASSES } from '../catalogue/drug-classes.js';
import { type Drug, drugOf, FORMULARY, OTHER_DRUG } from '../catalogue/formulary.js';

/** Whether what a patient is given matches a recorded allergy. It asks; it never decides. */

/** A drug as an entry names it. */
interface NamedDrug {
  readonly drug_name?: string | null | undefined;
  /** The name of one that the formulary does not hold. */
  readonly drug_name_other?: string | null | undefined;
}

/** Small letters and figures, separated by single spaces: 'Co-Amoxiclav®' and 'co amoxiclav' are the same. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a folded text says a folded name by whole words, in the singular or plural: 'pen' is not in 'EpiPen'. */
const says = (text: string, name: string): boolean =>
  name !== '' && (` ${text} `.includes(` ${name} `) || ` ${text} `.includes(` ${name}s `));

/** Words beside a name that are not names: amounts, units, forms, routes. */
const BESIDE_NAMES =
  /\b(\d+([.,]\d+)?|mg|g|mcg|micrograms?|ml|units?|iu|tablets?|tabs?|capsules?|caps?|gel|cream|ointment|drops?|sprays?|patch(es)?|inhaler|nebules?|syrup|solution|suspension|injection|oral|iv|im|io|sc|po|pr|allergy|allergic|to|severe|mild)\b/gu;

/** The name alone: 'Trimethoprim 200 mg tablets' and 'trimethoprim (rash)' are both trimethoprim. */
const bareName = (text: string): string =>
  folded(
    folded(text.replace(/\(.*|\s[-–—]\s.*|:.*/u, ''))
      .replace(/(\d)(mg|g|mcg|ml)\b/gu, '$1 $2')
      .replace(BESIDE_NAMES, ''),
  );

/** Shorter ones are abbreviations of many things. */
const SHORTEST_NAME = 3;

const isSame = (allergy: string, given: string): boolean => {
  const [allergic, named] = [bareName(allergy), bareName(given)];
  return (
    (named.length >= SHORTEST_NAME && says(folded(allergy), named)) ||
    (allergic.length >= SHORTEST_NAME && says(folded(given), allergic))
  );
};

const namesOf = ({ label, also }: Drug): readonly string[] => [label, ...also];
const termsOf = (drug: Drug): readonly string[] => [...namesOf(drug), ...drug.allergyTerms];

/** What speaks against a drug that was written out: what speaks against each drug and class that its name says. */
const termsOfName = (name: string): readonly string[] => {
  const given = folded(name);
  const isNamed = (names: readonly string[]) => names.some((each) => says(given, folded(each)));
  return [
    ...Object.values(FORMULARY)
      .filter((drug) => isNamed(namesOf(drug)))
      .flatMap(termsOf),
    ...DRUG_CLASSES.filter(({ members }) => isNamed(members)).flatMap(({ against }) => against),
  ];
};

const NAMES: ReadonlySet<string> = new Set(
  [
    ...Object.values(FORMULARY).flatMap(termsOf),
    ...DRUG_CLASSES.flatMap(({ members, against }) => [...members, ...against]),
  ].map(folded),
);

/** What a text says of a drug beside what it says is tolerated; `other` is the name of one that no list here holds. */
const warningIn = (allergy: string, other = ''): string => {
  const unlisted = bareName(other);
  return withoutNegations(allergy, (text) => {
    const name = folded(text);
    const isListed = NAMES.has(name) || (name.endsWith('s') && NAMES.has(name.slice(0, -1)));
    return isListed || (unlisted.length >= SHORTEST_NAME && name === unlisted);
  });
};

/** Whether a text says what the patient is not allergic to, and names nothing that they are allergic to. */
export const isOnlyTolerance = (allergy: string): boolean => allergiesIn(warningIn(allergy)).length === 0;

/** What an allergy and a drug have in common beside the name: a class, and where it is said that it matters. */
export interface SharedClass {
  readonly name: string;
  readonly source: string;
}

/** Why an allergy speaks against a drug that it does not name; null where it names the drug, or no class holds both. */
export const sharedClassOf = (
  { drug_name, drug_name_other }: NamedDrug,
  allergy: string,
): SharedClass | null => {
  const drug = drugOf(drug_name ?? '');
  const given = folded(drug ? namesOf(drug).join(' , ') : (drug_name_other ?? ''));
  const warning = folded(warningIn(allergy, drug_name_other ?? ''));
  const isIn = (text: string, names: readonly string[]) => names.some((name) => says(text, folded(name)));
  if (drug && isIn(warning, namesOf(drug))) return null;
  const shared = DRUG_CLASSES.find(({ members, against }) => isIn(given, members) && isIn(warning, against));
  return shared === undefined ? null : { name: shared.name, source: shared.source };
};

/** The patient's allergies, in their words, that speak against a drug; empty where none does. */
export const allergyMatches = (
  { drug_name, drug_name_other }: NamedDrug,
  allergies: readonly string[],
): readonly string[] => {
  const other = drug_name === OTHER_DRUG ? (drug_name_other ?? '') : '';
  const drug = drugOf(drug_name ?? '');
  const terms = (drug ? termsOf(drug) : termsOfName(other)).map(folded);
  return allergies.filter((allergy) => {
    const warning = warningIn(allergy, other);
    return terms.some((term) => says(folded(warning), term)) || (other !== '' && isSame(warning, other));
  });
};
