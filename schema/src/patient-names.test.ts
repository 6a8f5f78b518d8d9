import { expect, it } from 'vitest';
import {
  asDocumented,
  DOCUMENTED_PATIENT_NAMES,
  documentedName,
  fromDocumented,
  patientFieldOf,
} from './patient-names.js';
import { patientChanges } from './validation/patient.js';

it('gives a patient’s details the specification’s names, and changes them back', () => {
  const details = { id: 'a', name: 'Ada Moss', dob: null, nextOfKinName: 'Ivo', addressLine1: '1 Mill Lane' };
  const documented = {
    ...{ patient_id: 'a', patient_name: 'Ada Moss', dob: null, next_of_kin_name: 'Ivo' },
    addressLine1: '1 Mill Lane',
  };
  expect(asDocumented(details)).toEqual(documented);
  expect(fromDocumented(documented)).toEqual(details);
  // What has today's names already comes out as it is.
  expect(fromDocumented(details)).toEqual(details);
});

it('includes every form field whose two names differ, each once', () => {
  for (const field of Object.keys(patientChanges.shape)) {
    expect(patientFieldOf(documentedName(field))).toBe(field);
    const isSame = documentedName(field) === field;
    expect(isSame, field).toBe(!Object.hasOwn(DOCUMENTED_PATIENT_NAMES, field));
    if (isSame && !field.startsWith('addressLine')) expect(field).toMatch(/^[a-z]+$/);
  }
  const documented = Object.values(DOCUMENTED_PATIENT_NAMES);
  expect(new Set(documented).size).toBe(documented.length);
});
