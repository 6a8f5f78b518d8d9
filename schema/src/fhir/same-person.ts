import { nhsNumberDigits } from '../nhs-number.js';

/** What two rows of one file are compared by. */
export interface ComparedPerson {
  readonly patient_name?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly contact_number?: string | null | undefined;
  readonly nhs_number?: string | null | undefined;
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

export const hasSameNumber = (one: ComparedPerson, other: ComparedPerson): boolean =>
  isEqual(nhsNumberDigits(one.nhs_number ?? '') ?? '', nhsNumberDigits(other.nhs_number ?? '') ?? '');

/**
 * Whether two rows of one file may be one person under two identifiers: the same NHS number; or the same name with the same
 * birth date, telephone number or postcode; or a name that shares a word, with the same birth date and one of the two. Two
 * birth dates that are known and differ tell people apart, an NHS number alone excepted.
 */
export const mayBeSame = (one: ComparedPerson, other: ComparedPerson): boolean => {
  if (hasSameNumber(one, other)) return true;
  if (one.dob && other.dob && one.dob !== other.dob) return false;
  const isSameDob = isEqual(one.dob ?? '', other.dob ?? '');
  const isReachedAlike =
    isEqual(digitsOf(one.contact_number), digitsOf(other.contact_number)) ||
    isEqual(plain(one.postcode), plain(other.postcode));
  const [words, others] = [wordsOf(one.patient_name), wordsOf(other.patient_name)];
  // In whatever order: some systems write the family name first.
  if (isEqual([...words].sort().join(' '), [...others].sort().join(' '))) return isSameDob || isReachedAlike;
  return isSameDob && isReachedAlike && words.some((word) => others.includes(word));
};
