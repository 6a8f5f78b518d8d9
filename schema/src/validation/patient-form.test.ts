import { describe, expect, it } from 'vitest';
import { estimatedAgeOf, typedPatientProblems, type TypedPatient } from './patient-form.js';

const TODAY = '2026-11-21';
const KNOWN: TypedPatient = {
  name: 'Tegan Probert',
  dob: '2002-05-03',
  identityStatus: 'self_reported',
  estimatedAge: '',
  nhsNumber: '',
};
const UNKNOWN: TypedPatient = {
  ...KNOWN,
  name: 'Unknown male, red jacket',
  dob: null,
  identityStatus: 'unknown',
  estimatedAge: '40',
};

const found = (typed: TypedPatient, dobProblem: string | null = null) =>
  typedPatientProblems(typed, dobProblem, TODAY).map(({ field, message }) => [field, message]);

describe('a patient form', () => {
  const required = 'Patient name and date of birth are required.';

  it('asks for name and birth date in the specification’s words', () => {
    expect(found(KNOWN)).toEqual([]);
    expect(found({ ...KNOWN, name: ' ', dob: null })).toEqual([
      ['name', required],
      ['dob', required],
    ]);
  });

  it('accepts an estimated age for an unknown patient, and requires it', () => {
    expect(found(UNKNOWN)).toEqual([]);
    expect(estimatedAgeOf(UNKNOWN)).toBe(40);
    expect(found({ ...UNKNOWN, estimatedAge: '' })).toEqual([
      ['estimatedAge', 'Give an estimated age where the date of birth is not known.'],
    ]);
    expect(found({ ...UNKNOWN, estimatedAge: '', dob: '1990-01-01' })).toEqual([]);
  });

  it.each(['forty', '4x', '131', '-1', '40.5'])('refuses %s as an age', (estimatedAge) => {
    expect(found({ ...UNKNOWN, estimatedAge })).toEqual([
      ['estimatedAge', 'Enter whole years, from 0 to 130.'],
    ]);
  });

  it('sends no estimate with a birth date, or for a known patient', () => {
    expect(estimatedAgeOf({ ...UNKNOWN, dob: '1990-01-01' })).toBeNull();
    expect(estimatedAgeOf({ ...UNKNOWN, identityStatus: 'verified' })).toBeNull();
    expect(found({ ...UNKNOWN, identityStatus: 'verified' })).toEqual([['dob', required]]);
  });

  it('accepts a date of death between birth and today', () => {
    expect(found({ ...KNOWN, dateOfDeath: TODAY })).toEqual([]);
    expect(found({ ...KNOWN, dateOfDeath: '2002-05-02' })).toEqual([
      ['dateOfDeath', 'Death cannot come before birth.'],
    ]);
    expect(found({ ...KNOWN, dateOfDeath: '2026-11-22' })).toEqual([
      ['dateOfDeath', 'A date of death cannot be in the future.'],
    ]);
  });

  it('says what is wrong with a birth date or an NHS number', () => {
    const half = 'There is no such date.';
    expect(found({ ...KNOWN, dob: null, nhsNumber: '9434765910' }, half)).toEqual([
      ['dob', half],
      ['nhsNumber', 'This is not a valid NHS number. Check its 10 digits.'],
    ]);
    expect(found(UNKNOWN, half)).toEqual([['dob', half]]);
  });
});
