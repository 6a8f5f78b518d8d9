import type { Gender, NEXT_OF_KIN_RELATIONSHIPS } from '@sideline/schema/people';
import type { FieldKey } from '../../lib/words/field-words';

/** The contract's key or label is sent. These are the words on the screen. */
export const GENDER_WORDS = {
  male: 'field.genderMale',
  female: 'field.genderFemale',
  non_binary: 'field.genderNonBinary',
  genderqueer: 'field.genderGenderqueer',
  prefer_not_to_say: 'field.genderPreferNotToSay',
  other: 'field.genderOther',
} as const satisfies Readonly<Record<Gender, FieldKey>>;

export const RELATIONSHIP_WORDS = {
  Parent: 'field.parent',
  Sibling: 'field.sibling',
  Spouse: 'field.spouse',
  Friend: 'field.friend',
  Guardian: 'field.guardian',
} as const satisfies Readonly<Record<(typeof NEXT_OF_KIN_RELATIONSHIPS)[number], FieldKey>>;
