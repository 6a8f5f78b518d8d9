import { describe, expect, it } from 'vitest';
import { patientLine, readPatientText } from './patient-words';

describe('readPatientText', () => {
  it.each([
    ['Seren Prosser', null, 'Seren Prosser'],
    ['female', 'female', ''],
    ['Seren FEMALE', 'female', 'Seren'],
    ['prefer not to say 03/05/2002', 'prefer_not_to_say', '03/05/2002'],
    ['Non-binary Sam', 'non_binary', 'Sam'],
    // A name that begins like one is a name.
    ['Malenka', null, 'Malenka'],
    ['', null, ''],
  ])('%j', (typed, gender, text) => {
    expect(readPatientText(typed)).toEqual({ gender, text });
  });
});

describe('patientLine', () => {
  const somebody = {
    id: 'x',
    name: 'Sam',
    createdAt: '2026-11-20T10:00:00Z',
    dateOfDeath: null,
    death: null,
  };
  it('shows what is known, and leaves out what is not', () => {
    expect(patientLine({ ...somebody, dob: null, estimatedAge: 40, gender: 'male' })).toBe(
      'Sam · about 40 years · Male',
    );
    expect(patientLine({ ...somebody, dob: null, estimatedAge: null, gender: null })).toBe('Sam');
    expect(patientLine({ ...somebody, dob: '2002-05-03', estimatedAge: null, gender: null })).toMatch(
      /^Sam · 3 May 2002 \(\d+\)$/,
    );
  });
  it('says that a patient died, on the clock of the place', () => {
    const death = {
      diedAt: '2026-11-20T23:32:00Z',
      timeZone: 'Europe/Paris',
      place: 'Gate 4',
      prfId: 'p',
      customPrfId: 'SL-1',
    };
    expect(patientLine({ ...somebody, dob: null, estimatedAge: 40, gender: null, death })).toBe(
      'Sam · about 40 years · Died 21 Nov 2026, 00:32',
    );
    expect(
      patientLine({ ...somebody, dob: null, estimatedAge: 40, gender: null, dateOfDeath: '2026-11-20' }),
    ).toBe('Sam · about 40 years · Died 20 Nov 2026');
  });
});
