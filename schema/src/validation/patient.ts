import { z } from 'zod';
import { ADDRESS_PARTS, hasAddressParts, joinAddress, splitAddress } from '../address.js';
import { ERRORS, type Problem } from '../errors.js';
import { LIMITS } from '../limits.js';
import { isNhsNumber, nhsNumberDigits } from '../nhs-number.js';
import { ETHNICITIES, GENDERS, IDENTITY_STATUSES } from '../people.js';
import { AHEAD_WORDS, isAhead } from './instant.js';
import { isStorable } from './storable.js';

/** The oldest person on record reached 122; an age or a birth date beyond that is a slip of the finger. */
export const OLDEST_AGE = 130;
const REQUIRED = ERRORS.PATIENT_REQUIRED_FIELDS.message;

const UNREADABLE = 'Remove the unreadable characters.';

/** Text as stored: trimmed, null where nothing is left. */
const text = (maximum: number) =>
  z
    .string()
    .trim()
    .refine(isStorable, UNREADABLE)
    .max(maximum, `Use at most ${String(maximum)} characters.`)
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .optional();
const short = text(LIMITS.text.short);
const long = text(LIMITS.text.long);

const date = z
  .string()
  .trim()
  // Midnight is that date, as some clients send it. Another hour of UTC may be another day where it was meant.
  .transform((value) => (value === '' ? null : value.replace(/T00:00(:00(\.0+)?)?Z?$/, '')))
  .pipe(z.iso.date('Enter a date as YYYY-MM-DD.').nullable())
  .nullable()
  .optional();

const addressParts = Object.fromEntries(ADDRESS_PARTS.map((part) => [part, short])) as Record<
  (typeof ADDRESS_PARTS)[number],
  typeof short
>;

/**
 * The details of a patient, each field by itself: absent is unchanged, null or '' is cleared. Everything comes out as it is
 * stored. Whether a patient may be saved is `patientProblems`' question.
 */
export const patientChanges = z.object({
  // Runs of spaces are collapsed to one (spec section 5, 'New patient').
  name: z
    .string()
    .refine(isStorable, UNREADABLE)
    .transform((value) => value.trim().replaceAll(/\s+/g, ' '))
    .pipe(z.string().max(LIMITS.text.short, `Use at most ${String(LIMITS.text.short)} characters.`))
    .nullable()
    .optional(),
  dob: date,
  estimatedAge: z.int().min(0).max(OLDEST_AGE).nullable().optional(),
  gender: z.enum(GENDERS).nullable().optional(),
  nhsNumber: z
    .string()
    .trim()
    .transform((value) => (value === '' ? null : (nhsNumberDigits(value) ?? value)))
    .refine(
      (value) => value === null || isNhsNumber(value),
      'This is not a valid NHS number. Check its 10 digits.',
    )
    .nullable()
    .optional(),
  identityStatus: z.enum(IDENTITY_STATUSES).nullable().optional(),
  dateOfDeath: date,
  address: text(LIMITS.text.short * ADDRESS_PARTS.length),
  ...addressParts,
  contactNumber: short,
  email: z
    .string()
    .trim()
    .max(254, 'Use at most 254 characters.')
    .transform((value) => (value === '' ? null : value))
    .refine(
      (value) => value === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
      'This is not an e-mail address.',
    )
    .nullable()
    .optional(),
  nextOfKinName: short,
  nextOfKinContact: short,
  relationshipToNok: short,
  pastMedicalHistory: long,
  medications: long,
  allergies: long,
  ethnicity: z.enum(ETHNICITIES).nullable().optional(),
  preferredLanguage: short,
  gpPractice: short,
  cheerTeamId: z.uuid('This is not a valid id.').nullable().optional(),
  cheerSquadId: z.uuid('This is not a valid id.').nullable().optional(),
});
export type PatientChanges = z.output<typeof patientChanges>;

/** What the rules look at, once changes and what is stored are put together. */
export interface PatientFacts {
  readonly name?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly estimatedAge?: number | null | undefined;
  readonly identityStatus?: string | null | undefined;
  readonly dateOfDeath?: string | null | undefined;
}

export type PatientRule =
  /** Name and birth date (spec section 5, 'Patient save'); an unknown patient needs an estimated age instead of the date. */
  | 'record'
  /** A name alone (spec section 5, 'New patient'). */
  | 'quick';

/**
 * The problems that prevent saving a patient on `today` (YYYY-MM-DD); empty where nothing does. A missing name or birth date
 * is named at its field with the specification's one sentence.
 */
export const patientProblems = (
  patient: PatientFacts,
  today: string,
  rule: PatientRule = 'record',
): Problem[] => {
  const problems: Problem[] = [];
  const { dob, dateOfDeath } = patient;
  if (!patient.name?.trim())
    problems.push({
      field: 'name',
      code: 'required',
      message: rule === 'record' ? REQUIRED : 'Enter the patient’s name.',
    });
  if (!dob && rule === 'record') {
    if (patient.identityStatus !== 'unknown')
      problems.push({ field: 'dob', code: 'required', message: REQUIRED });
    else if (typeof patient.estimatedAge !== 'number')
      problems.push({
        field: 'estimatedAge',
        code: 'required',
        message: 'Give an estimated age where the date of birth is not known.',
      });
  }
  if (dob && dob > today)
    problems.push({ field: 'dob', code: 'future', message: 'A date of birth cannot be in the future.' });
  if (dob && Number(dob.slice(0, 4)) < Number(today.slice(0, 4)) - OLDEST_AGE)
    problems.push({ field: 'dob', code: 'too_old', message: 'Check the year of birth.' });
  if (dateOfDeath && dateOfDeath > today)
    problems.push({
      field: 'dateOfDeath',
      code: 'future',
      message: 'A date of death cannot be in the future.',
    });
  if (dateOfDeath && dob && dateOfDeath < dob)
    problems.push({
      field: 'dateOfDeath',
      code: 'before_birth',
      message: 'Death cannot come before birth.',
    });
  return problems;
};

/** The first day on which anything can have begun for a patient whose birth date is not known. */
const EARLIEST = '1900-01-01';

/** What is wrong with a squad that a patient is in since `startDate`: the date is after `now`, or before their birth. */
export const squadStartProblems = (
  startDate: Date,
  dob: string | null,
  now: Date,
  lastChange: Date | null,
): Problem[] => {
  const at = startDate.getTime();
  if (isAhead(startDate, now)) return [{ field: 'start_date', code: 'future', message: AHEAD_WORDS }];
  if (at < Date.parse(dob ?? EARLIEST))
    return [{ field: 'start_date', code: 'too_old', message: 'A start date cannot come before birth.' }];
  if (lastChange !== null && at < lastChange.getTime())
    return [
      {
        field: 'start_date',
        code: 'before_last_change',
        message: 'A start date cannot come before the patient last joined or left a squad.',
      },
    ];
  return [];
};

type Address = Partial<Record<(typeof ADDRESS_PARTS)[number] | 'address', string | null | undefined>>;

/** A combined address without parts, split into parts at its commas as the specification says (spec section 4). */
const partsOfAlone = (address: string): Address =>
  Object.fromEntries(Object.entries(splitAddress(address)).map(([part, value]) => [part, value || null]));

/**
 * The combined address and its parts kept as one (spec section 4): changing any part rebuilds the combined text, which is
 * split first if it had no parts, so that nothing is lost; a combined text that differs from the stored parts replaces them.
 * Returns the changes with what follows from them.
 */
export const withAddress = <C extends Address>(changes: C, stored: Address): C & Address => {
  if (ADDRESS_PARTS.some((part) => changes[part] !== undefined)) {
    if (!hasAddressParts(changes) && !hasAddressParts(stored)) return changes;
    const alone = hasAddressParts(stored) || !stored.address ? {} : partsOfAlone(stored.address);
    const said = { ...alone, ...Object.fromEntries(given(changes)) };
    return { ...changes, ...said, address: joinAddress({ ...stored, ...said }) || null };
  }
  if (changes.address === undefined || changes.address === joinAddress(stored)) return changes;
  if (!hasAddressParts(stored)) return changes;
  return { ...changes, ...Object.fromEntries(ADDRESS_PARTS.map((part) => [part, null])) };
};

const given = (changes: Address) =>
  ADDRESS_PARTS.filter((part) => changes[part] !== undefined).map((part) => [part, changes[part]] as const);
