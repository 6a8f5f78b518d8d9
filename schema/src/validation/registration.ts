import { type z } from 'zod';
import type { Problem } from '../errors.js';
import { NEXT_OF_KIN_RELATIONSHIPS, REGISTRATION_GENDERS, type Gender } from '../people.js';
import { patientChanges, patientProblems } from './patient.js';

/** What a person sends when registering themselves as a patient (spec section 3), each field by itself. */
export const registration = patientChanges
  .pick({
    dob: true,
    gender: true,
    address: true,
    addressLine1: true,
    addressLine2: true,
    addressLine3: true,
    town: true,
    county: true,
    postcode: true,
    contactNumber: true,
    email: true,
    nextOfKinName: true,
    nextOfKinContact: true,
    relationshipToNok: true,
    pastMedicalHistory: true,
    medications: true,
    allergies: true,
    cheerTeamId: true,
    cheerSquadId: true,
  })
  .extend({ name: patientChanges.shape.name });
export type Registration = z.output<typeof registration>;

/** The chosen cheer membership, as far as the rules look at it. */
export interface Membership {
  readonly isMember: boolean;
  readonly teamId: string | null;
  readonly squadId: string | null;
  /** Whether the chosen team has squads to choose from. */
  readonly hasSquads: boolean;
}

const REQUIRED = [
  ['name', 'Enter your full name.'],
  ['dob', 'Enter your date of birth.'],
  ['gender', 'Choose your gender.'],
  ['addressLine1', 'Enter the first line of your address.'],
  ['town', 'Enter your town.'],
  ['postcode', 'Enter your postcode.'],
] as const satisfies readonly (readonly [keyof Registration, string])[];

/**
 * The problems that prevent registering on `today` (YYYY-MM-DD), in the order of the form (spec section 5, 'Public
 * registration').
 */
export const registrationProblems = (
  person: Pick<Registration, (typeof REQUIRED)[number][0] | 'relationshipToNok'>,
  membership: Membership,
  today: string,
): Problem[] => {
  const problems: Problem[] = [];
  for (const [field, message] of REQUIRED) {
    if (!person[field]) problems.push({ field, code: 'required', message });
    else if (field === 'dob') problems.push(...dobProblems(person.dob, today));
    else if (field === 'gender' && !isOffered(person.gender))
      problems.push({ field, code: 'invalid_value', message: 'Choose Male, Female or Other.' });
  }
  const { relationshipToNok: relationship } = person;
  if (relationship && !NEXT_OF_KIN_RELATIONSHIPS.some((one) => one === relationship))
    problems.push({
      field: 'relationshipToNok',
      code: 'invalid_value',
      message: `Use one of ${NEXT_OF_KIN_RELATIONSHIPS.join(', ')}.`,
    });
  const { isMember, teamId, squadId, hasSquads } = membership;
  if (isMember && teamId === null)
    problems.push({ field: 'cheerTeamId', code: 'required', message: 'Choose your cheer team.' });
  if (isMember && teamId !== null && hasSquads && squadId === null)
    problems.push({ field: 'cheerSquadId', code: 'required', message: 'Choose your cheer squad.' });
  return problems;
};

const isOffered = (gender: Gender | null | undefined): boolean =>
  REGISTRATION_GENDERS.some((offered) => offered === gender);

const dobProblems = (dob: string | null | undefined, today: string): Problem[] =>
  patientProblems({ name: '-', dob }, today).filter(({ field }) => field === 'dob');
