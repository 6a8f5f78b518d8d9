/** The vocabulary of a person's demographics. Keys are stored and sent; labels are what REST and the screens say. */

/** Spec section 5, 'Patient save (PRF)'. */
export const GENDERS = ['male', 'female', 'non_binary', 'genderqueer', 'prefer_not_to_say', 'other'] as const;
export type Gender = (typeof GENDERS)[number];
export const GENDER_LABELS: Readonly<Record<Gender, string>> = {
  male: 'Male',
  female: 'Female',
  non_binary: 'Non-binary',
  genderqueer: 'Genderqueer',
  prefer_not_to_say: 'Prefer not to say',
  other: 'Other',
};

/** Offered by the public registration (spec section 5). */
export const REGISTRATION_GENDERS = ['male', 'female', 'other'] as const satisfies readonly Gender[];

/** How sure we are who this is (clinical section 1): self-reported details are unverified until staff confirm them. */
export const IDENTITY_STATUSES = ['verified', 'self_reported', 'unknown'] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];
export const IDENTITY_STATUS_LABELS: Readonly<Record<IdentityStatus, string>> = {
  verified: 'Verified',
  self_reported: 'Self-reported',
  unknown: 'Unknown',
};

/** The details that match in two patients who may be one person, the strongest evidence first. */
export const PATIENT_AGREEMENTS = [
  'nhs_number',
  'name',
  'similar_name',
  'dob',
  'similar_dob',
  'postcode',
  'phone',
] as const;
export type PatientAgreement = (typeof PATIENT_AGREEMENTS)[number];
export const PATIENT_AGREEMENT_LABELS: Readonly<Record<PatientAgreement, string>> = {
  nhs_number: 'Same NHS number',
  name: 'Same name',
  similar_name: 'Similar name',
  dob: 'Same date of birth',
  similar_dob: 'Date of birth nearly the same',
  postcode: 'Same postcode',
  phone: 'Same phone number',
};

/** What a patient showed in person to prove their identity. */
export const IDENTITY_PROOFS = ['passport', 'driving_licence', 'residence_permit', 'other_photo'] as const;
export type IdentityProof = (typeof IDENTITY_PROOFS)[number];
export const IDENTITY_PROOF_LABELS: Readonly<Record<IdentityProof, string>> = {
  passport: 'Passport',
  driving_licence: 'Driving licence',
  residence_permit: 'Residence permit',
  other_photo: 'Another document with a photograph',
};

/**
 * Offered for the relationship to the next of kin (spec section 5); the stored field is text, because families are more
 * varied.
 */
export const NEXT_OF_KIN_RELATIONSHIPS = ['Parent', 'Sibling', 'Spouse', 'Friend', 'Guardian'] as const;

/** The NHS Data Dictionary's ethnic categories (2001), with the code that exports carry. */
export const ETHNICITIES = [
  'white_british',
  'white_irish',
  'white_other',
  'mixed_white_black_caribbean',
  'mixed_white_black_african',
  'mixed_white_asian',
  'mixed_other',
  'asian_indian',
  'asian_pakistani',
  'asian_bangladeshi',
  'asian_other',
  'black_caribbean',
  'black_african',
  'black_other',
  'chinese',
  'any_other',
  'not_stated',
] as const;
export type Ethnicity = (typeof ETHNICITIES)[number];
export const ETHNICITY_LABELS: Readonly<
  Record<Ethnicity, { readonly label: string; readonly nhsCode: string }>
> = {
  white_british: { label: 'White: British', nhsCode: 'A' },
  white_irish: { label: 'White: Irish', nhsCode: 'B' },
  white_other: { label: 'White: any other background', nhsCode: 'C' },
  mixed_white_black_caribbean: { label: 'Mixed: White and Black Caribbean', nhsCode: 'D' },
  mixed_white_black_african: { label: 'Mixed: White and Black African', nhsCode: 'E' },
  mixed_white_asian: { label: 'Mixed: White and Asian', nhsCode: 'F' },
  mixed_other: { label: 'Mixed: any other background', nhsCode: 'G' },
  asian_indian: { label: 'Asian: Indian', nhsCode: 'H' },
  asian_pakistani: { label: 'Asian: Pakistani', nhsCode: 'J' },
  asian_bangladeshi: { label: 'Asian: Bangladeshi', nhsCode: 'K' },
  asian_other: { label: 'Asian: any other background', nhsCode: 'L' },
  black_caribbean: { label: 'Black: Caribbean', nhsCode: 'M' },
  black_african: { label: 'Black: African', nhsCode: 'N' },
  black_other: { label: 'Black: any other background', nhsCode: 'P' },
  chinese: { label: 'Chinese', nhsCode: 'R' },
  any_other: { label: 'Any other ethnic group', nhsCode: 'S' },
  not_stated: { label: 'Not stated', nhsCode: 'Z' },
};

/**
 * The key of a closed list for a key or a label in any case, or null: legacy callers send labels ('Non-binary').
 */
export function keyOfLabel<K extends string>(
  keys: readonly K[],
  labels: Readonly<Record<K, string>>,
  text: string,
): K | null {
  const wanted = text.trim().toLowerCase();
  return keys.find((key) => key === wanted || labels[key].toLowerCase() === wanted) ?? null;
}

/**
 * Whole years between a birth date and a day, both YYYY-MM-DD; null where the birth date is unknown or later than the day.
 */
export function ageOn(birthDate: string | null | undefined, day: string): number | null {
  if (birthDate === null || birthDate === undefined || birthDate > day) return null;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The last name of a person who has only one name. */
const NO_LAST_NAME = '–';

/** An account's names from a name as given: the last word is the last name, all before it the first. */
export function namesOf(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), lastName: last ?? NO_LAST_NAME };
}
