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

/** What of a row is compared, ready to be: a file has tens of thousands of pairs, and each row is read once. */
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
 * birth dates that are known and differ tell people apart, an NHS number alone excepted.
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
