import { nhsNumberDigits } from '../nhs-number.js';

/** What two rows of one file are compared by. */
export interface ComparedPerson {
  readonly name?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly contactNumber?: string | null | undefined;
  readonly nhsNumber?: string | null | undefined;
}

const wordsOf = (name: string | null | undefined): readonly string[] =>
  (name ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
const isEqual = (a: string, b: string): boolean => a !== '' && a === b;
const digitsOf = (number: string | null | undefined): string => (number ?? '').replaceAll(/\D/g, '');
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, '').toUpperCase();

/** What is compared in a row, prepared once: a file has tens of thousands of pairs. */
interface Keys {
  readonly number: string;
  readonly telephone: string;
  readonly postcode: string;
  readonly words: readonly string[];
  /** In whatever order: some systems write the family name first. */
  readonly name: string;
}
const known = new WeakMap<ComparedPerson, Keys>();
const keysOf = (person: ComparedPerson): Keys => {
  const kept = known.get(person);
  if (kept !== undefined) return kept;
  const words = wordsOf(person.name);
  const keys = {
    number: nhsNumberDigits(person.nhsNumber ?? '') ?? '',
    telephone: digitsOf(person.contactNumber),
    postcode: plain(person.postcode),
    words,
    name: words.toSorted().join(' '),
  };
  known.set(person, keys);
  return keys;
};

export const hasSameNumber = (one: ComparedPerson, other: ComparedPerson): boolean =>
  isEqual(keysOf(one).number, keysOf(other).number);

/**
 * Whether two rows of one file may be one person under two identifiers: the same NHS number; or the same name with the same
 * birth date, telephone number or postcode; or a name that shares a word, with the same birth date and one of the two. Two
 * known birth dates that differ mean different people, unless the NHS number is the same.
 */
export const mayBeSame = (one: ComparedPerson, other: ComparedPerson): boolean => {
  if (hasSameNumber(one, other)) return true;
  if (one.dob && other.dob && one.dob !== other.dob) return false;
  const isSameDob = isEqual(one.dob ?? '', other.dob ?? '');
  const [mine, theirs] = [keysOf(one), keysOf(other)];
  const isReachedAlike = isEqual(mine.telephone, theirs.telephone) || isEqual(mine.postcode, theirs.postcode);
  if (isEqual(mine.name, theirs.name)) return isSameDob || isReachedAlike;
  return isSameDob && isReachedAlike && mine.words.some((word) => theirs.words.includes(word));
};
