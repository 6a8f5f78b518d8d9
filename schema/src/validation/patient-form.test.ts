import { describe, expect, it } from 'vitest';
import { estimatedAgeOf, typedPatientProblems, type TypedPatient } from './patient-form.js';

const TODAY = '2026-11-21';
const KNOWN: TypedPatient = {
  patient_name: 'Tegan Probert',
  dob: '2002-05-03',
  identity_status: 'self_reported',
  estimated_age: '',
  nhs_number: '',
};
const UNKNOWN: TypedPatient = {
  ...KNOWN,
  patient_name: 'Unknown male, red jacket',
  dob: null,
  identity_status: 'unknown',
  estimated_age: '40',
};

const found = (typed: TypedPatient, dobProblem: string | null = null) =>
  typedPatientProblems(typed, dobProblem, TODAY).map(({ field, message }) => [field, message]);

describe('a patient form', () => {
  const required = 'Patient name and date of birth are required.';

  it('asks for name and birth date in the specification’s words', () => {
    expect(found(KNOWN)).toEqual([]);
    expect(found({ ...KNOWN, patient_name: ' ', dob: null })).toEqual([
      ['patient_name', required],
      ['dob', required],
    ]);
  });

  it('takes an estimated age of somebody unknown, and asks for it', () => {
    expect(found(UNKNOWN)).toEqual([]);
    expect(estimatedAgeOf(UNKNOWN)).toBe(40);
    expect(found({ ...UNKNOWN, estimated_age: '' })).toEqual([
      ['estimated_age', 'Give an estimated age where the date of birth is not known.'],
    ]);
    expect(found({ ...UNKNOWN, estimated_age: '', dob: '1990-01-01' })).toEqual([]);
  });

  it.each(['forty', '4x', '131', '-1', '40.5'])('refuses %s as an age', (estimated_age) => {
    expect(found({ ...UNKNOWN, estimated_age })).toEqual([
      ['estimated_age', 'Give whole years, from 0 to 130.'],
    ]);
  });

  it('sends no estimate beside a birth date, or of somebody who is known', () => {
    expect(estimatedAgeOf({ ...UNKNOWN, dob: '1990-01-01' })).toBeNull();
    expect(estimatedAgeOf({ ...UNKNOWN, identity_status: 'verified' })).toBeNull();
    expect(found({ ...UNKNOWN, identity_status: 'verified' })).toEqual([['dob', required]]);
  });

  it('takes a date of death between birth and today', () => {
    expect(found({ ...KNOWN, date_of_death: TODAY })).toEqual([]);
    expect(found({ ...KNOWN, date_of_death: '2002-05-02' })).toEqual([
      ['date_of_death', 'Death cannot come before birth.'],
    ]);
    expect(found({ ...KNOWN, date_of_death: '2026-11-22' })).toEqual([
      ['date_of_death', 'A date of death cannot be in the future.'],
    ]);
  });

  it('says what is wrong with a birth date or an NHS number', () => {
    const half = 'There is no such date.';
    expect(found({ ...KNOWN, dob: null, nhs_number: '9434765910' }, half)).toEqual([
      ['dob', half],
      ['nhs_number', 'This is not an NHS number: check its ten digits.'],
    ]);
    expect(found(UNKNOWN, half)).toEqual([['dob', half]]);
  });
});
