import { describe, expect, it } from 'vitest';
import { draftOf, EMPTY_PATIENT, inputOf, problemsIn } from './patient-draft';

const named = { ...EMPTY_PATIENT, patient_name: ' Tegan   Probert ', dob: '2002-05-03' };

describe('the patient form', () => {
  it('takes a combined address apart where there are no parts', () => {
    const draft = draftOf({
      patient_name: 'A',
      address: '12 Larkspur Road, Sheffield, South Yorkshire, S7 1CK',
    });
    expect(draft).toMatchObject({
      addressLine1: '12 Larkspur Road',
      town: 'Sheffield',
      county: 'South Yorkshire',
      postcode: 'S7 1CK',
    });
  });

  it('sends trimmed texts, null for empty ones, and the combined address', () => {
    expect(
      inputOf({
        ...named,
        addressLine1: '12 Larkspur Road ',
        postcode: 'S7 1CK',
        nhs_number: '943 476 5919',
      }),
    ).toMatchObject({
      patient_name: 'Tegan Probert',
      dob: '2002-05-03',
      nhs_number: '9434765919',
      address: '12 Larkspur Road, S7 1CK',
      town: null,
      allergies: null,
    });
  });

  it('asks for name and birth date in the specification’s words', () => {
    const message = 'Patient name and date of birth are required.';
    expect(problemsIn(EMPTY_PATIENT, null)).toEqual([
      { field: 'patient_name', code: 'required', message },
      { field: 'dob', code: 'required', message },
    ]);
    expect(problemsIn(named, null)).toEqual([]);
  });

  it('says what is wrong with a birth date or an NHS number', () => {
    const problems = problemsIn({ ...named, dob: null, nhs_number: '9434765910' }, 'There is no such date.');
    expect(problems.map(({ field, message }) => [field, message])).toEqual([
      ['dob', 'There is no such date.'],
      ['nhs_number', 'This is not an NHS number: check its ten digits.'],
    ]);
  });
});
