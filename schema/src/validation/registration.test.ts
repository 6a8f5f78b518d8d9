import { describe, expect, it } from 'vitest';
import { registration, registrationProblems, type Membership } from './registration.js';

const TODAY = '2026-11-20';
const WREN = {
  name: 'Wren Ashdown',
  dob: '1990-05-06',
  gender: 'female',
  addressLine1: '1 Mill Lane',
  town: 'Harrowmere',
  postcode: 'HM1 2AB',
} as const;
const NONE: Membership = { isMember: false, teamId: null, squadId: null, hasSquads: false };
const TEAM = '01934a5e-0000-7000-8000-000000000001';

const fieldsOf = (person: object, membership = NONE): string[] =>
  registrationProblems({ ...WREN, ...person }, membership, TODAY).map(({ field }) => field);

describe('registrationProblems', () => {
  it('accepts what the specification requires', () => {
    expect(fieldsOf({})).toEqual([]);
  });

  it('names what is missing in the order of the form', () => {
    expect(
      fieldsOf({ name: null, dob: null, gender: null, addressLine1: null, town: null, postcode: null }),
    ).toEqual(['name', 'dob', 'gender', 'addressLine1', 'town', 'postcode']);
  });

  it.each([
    ['dob', '2026-11-21'],
    ['dob', '1880-01-01'],
    ['gender', 'genderqueer'],
    ['relationshipToNok', 'Neighbour'],
  ])('names %s if it is %s', (field, value) => {
    expect(fieldsOf({ [field]: value })).toEqual([field]);
  });

  it('requires a team for members, and a squad if the team has some', () => {
    const member = { ...NONE, isMember: true };
    expect(fieldsOf({}, member)).toEqual(['cheerTeamId']);
    expect(fieldsOf({}, { ...member, teamId: TEAM })).toEqual([]);
    expect(fieldsOf({}, { ...member, teamId: TEAM, hasSquads: true })).toEqual(['cheerSquadId']);
  });
});

describe('registration', () => {
  it('refuses fields that the form does not have', () => {
    const { data } = registration.safeParse({
      ...WREN,
      nhsNumber: '9434765919',
      identityStatus: 'verified',
    });
    expect(data).toEqual(WREN);
  });
});
