import { describe, expect, it } from 'vitest';
import {
  ageOn,
  ETHNICITIES,
  ETHNICITY_LABELS,
  GENDERS,
  GENDER_LABELS,
  keyOfLabel,
  namesOf,
} from './people.js';

describe('people', () => {
  it('offers the six genders of the patient form', () => {
    expect(GENDERS.map((key) => GENDER_LABELS[key])).toEqual([
      'Male',
      'Female',
      'Non-binary',
      'Genderqueer',
      'Prefer not to say',
      'Other',
    ]);
  });

  it('reads labels and keys', () => {
    expect(keyOfLabel(GENDERS, GENDER_LABELS, 'Non-Binary')).toBe('non_binary');
    expect(keyOfLabel(GENDERS, GENDER_LABELS, ' prefer_not_to_say ')).toBe('prefer_not_to_say');
    expect(keyOfLabel(GENDERS, GENDER_LABELS, 'unknown')).toBeNull();
  });

  it('gives each ethnic category its own code', () => {
    expect(new Set(ETHNICITIES.map((key) => ETHNICITY_LABELS[key].nhsCode)).size).toBe(ETHNICITIES.length);
  });

  it.each([
    ['2000-11-20', '2026-11-20', 26],
    ['2000-11-21', '2026-11-20', 25],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-21', '2026-11-20', null],
    [null, '2026-11-20', null],
  ])('a person born %s is on %s aged %s', (birthDate, day, age) => {
    expect(ageOn(birthDate, day)).toBe(age);
  });
});

describe('namesOf', () => {
  it.each([
    ['Aisha Khan', 'Aisha', 'Khan'],
    ['  Mary  Jane Watson ', 'Mary Jane', 'Watson'],
    ['Cher', 'Cher', '–'],
  ])('%s is %s, %s', (name, firstName, lastName) => {
    expect(namesOf(name)).toEqual({ firstName, lastName });
  });
});
