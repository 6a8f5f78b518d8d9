import { describe, expect, it } from 'vitest';
import { draftOf, EMPTY_PATIENT, inputOf } from './patient-draft';

const named = { ...EMPTY_PATIENT, name: ' Tegan   Probert ', dob: '2002-05-03' };

describe('the patient form', () => {
  it('splits a combined address that has no parts', () => {
    const draft = draftOf({
      name: 'A',
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
        nhsNumber: '943 476 5919',
      }),
    ).toMatchObject({
      name: 'Tegan Probert',
      dob: '2002-05-03',
      nhsNumber: '9434765919',
      address: '12 Larkspur Road, S7 1CK',
      town: null,
      allergies: null,
    });
  });

  it('keeps an estimated age, and sends it while the date of birth is not known', () => {
    const unknown = draftOf({ name: 'Unknown male', identityStatus: 'unknown', estimatedAge: 40 });
    expect(unknown.estimatedAge).toBe('40');
    expect(inputOf(unknown)).toMatchObject({ dob: null, estimatedAge: 40 });
    expect(inputOf({ ...unknown, dob: '1986-05-03' })).toMatchObject({ estimatedAge: null });
  });
});
