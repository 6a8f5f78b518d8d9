import { describe, expect, it } from 'vitest';
import { check } from '../validation/check.js';
import { patientChanges } from '../validation/patient.js';
import { PATIENT_IMPORT, readPatientFile, type PatientCandidate } from './patient-bundle.js';

/** A patient as Synthea writes one. */
const SYNTHEA = {
  resourceType: 'Patient',
  id: '8c95253e-8ee8-9ae8-6d40-021d702dc78e',
  identifier: [
    { system: 'https://github.com/synthetichealth/synthea', value: '8c95253e-8ee8-9ae8-6d40-021d702dc78e' },
    {
      type: { text: 'Social Security Number' },
      system: 'http://hl7.org/fhir/sid/us-ssn',
      value: '999-12-3456',
    },
  ],
  name: [
    { use: 'maiden', family: 'Vega', given: ['Aura'] },
    { use: 'official', family: 'Ortiz186', given: ['Aura', 'Lena2'], prefix: ['Mrs.'] },
  ],
  telecom: [{ system: 'phone', value: '555-630-3018', use: 'home' }],
  gender: 'female',
  birthDate: '1951-04-02',
  deceasedDateTime: '2021-09-01T04:21:44-04:00',
  address: [{ line: ['1064 Dooley Row'], city: 'Boston', state: 'MA', postalCode: '02108', country: 'US' }],
  communication: [
    {
      language: {
        coding: [{ system: 'urn:ietf:bcp:47', code: 'en-US', display: 'English' }],
        text: 'English',
      },
    },
  ],
};

const bundle = (...resources: readonly object[]): string =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'transaction',
    entry: resources.map((resource) => ({ resource, request: { method: 'POST', url: 'Patient' } })),
  });

const read = (content: string): readonly PatientCandidate[] => {
  const file = readPatientFile(content);
  if ('problem' in file) throw new Error(file.problem);
  return file.candidates;
};
const first = (resource: object): PatientCandidate | undefined => read(bundle(resource))[0];

describe('a patient of a FHIR file', () => {
  it('is read with their official name, their address abroad and their death', () => {
    const candidate = first(SYNTHEA);
    expect(candidate).toEqual({
      source: { system: 'https://github.com/synthetichealth/synthea', value: SYNTHEA.id },
      patient: {
        name: 'Aura Lena2 Ortiz186',
        dob: '1951-04-02',
        gender: 'female',
        nhsNumber: null,
        dateOfDeath: '2021-09-01',
        addressLine1: '1064 Dooley Row',
        addressLine2: null,
        addressLine3: 'US',
        town: 'Boston',
        county: 'MA',
        postcode: '02108',
        contactNumber: '555-630-3018',
        email: null,
        preferredLanguage: 'English',
        gpPractice: null,
      },
      notes: ['Has died.', 'Address in US: state and postal code are kept as county and postcode.'],
      problems: [],
    });
    expect(check(patientChanges, { ...candidate?.patient }).problems).toBeNull();
  });

  it.each([
    [{ birthDate: undefined }, 'No birth date: registered without one.'],
    [{ birthDate: '1951' }, 'Only 1951 is known about the birth date: registered without one.'],
    [
      { identifier: [{ system: 'https://fhir.nhs.uk/Id/nhs-number', value: '943 476 5918' }] },
      'NHS number 943 476 5918 is not valid and is left out.',
    ],
  ])('is read without what does not fit, with the reason: %j', (change, words) => {
    expect(first({ ...SYNTHEA, ...change })?.notes).toContain(words);
  });

  it.each([
    ['deceasedBoolean', { deceasedDateTime: undefined, deceasedBoolean: true }],
    ['deceasedDateTime', { deceasedDateTime: '2021' }],
  ])('is not treated as living if the day of death is unknown: %s', (field, change) => {
    const read = first({ ...SYNTHEA, ...change });
    expect(read?.problems).toMatchObject([{ field, message: expect.stringContaining(field) as string }]);
    expect(read?.patient.dateOfDeath).toBeNull();
    expect(first({ ...SYNTHEA, deceasedDateTime: undefined, deceasedBoolean: false })?.problems).toEqual([]);
  });

  it('is recognised by their identifier, otherwise by their id, otherwise not at all', () => {
    const nhs = [{ system: 'https://fhir.nhs.uk/Id/nhs-number', value: '943 476 5919' }];
    const british = first({ ...SYNTHEA, identifier: nhs });
    expect(british?.patient.nhsNumber).toBe('9434765919');
    expect(british?.source).toEqual({ system: 'urn:ietf:rfc:3986', value: SYNTHEA.id });
    expect(first({ ...SYNTHEA, identifier: [], id: undefined })?.source).toBeNull();
  });
});

describe('a file', () => {
  it('may contain one patient, or many among other resources', () => {
    expect(read(JSON.stringify(SYNTHEA))).toHaveLength(1);
    const other = { resourceType: 'Observation', id: 'o', status: 'final' };
    expect(read(bundle(SYNTHEA, other, { ...SYNTHEA, id: 'another' }))).toHaveLength(2);
  });

  it.each([
    ['{', /not JSON/],
    ['[]', /neither/],
    ['{"resourceType":"Observation"}', /neither/],
    [bundle({ resourceType: 'Observation' }), /no patient/],
    [bundle(...Array.from({ length: PATIENT_IMPORT.patients + 1 }, () => SYNTHEA)), /at most 250/],
  ])('is refused with a reason if it contains no readable patient', (content, words) => {
    const file = readPatientFile(content);
    expect('problem' in file ? file.problem : '').toMatch(words);
  });

  it('is read even if other values have the wrong kind', () => {
    const odd = {
      resourceType: 'Patient',
      id: 7,
      name: 'Aura',
      address: [null, 'x'],
      telecom: {},
      birthDate: 5,
      gender: ['male'],
    };
    expect(first(odd)).toMatchObject({
      source: null,
      patient: { name: null, dob: null, gender: null },
    });
  });
});
