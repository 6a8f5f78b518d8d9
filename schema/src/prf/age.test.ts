import { describe, expect, it } from 'vitest';
import { ageAtIncident } from './age.js';

const BORN = { dob: '2010-07-15', estimatedAge: null };
const BEGUN = '2026-07-20T12:00:00.000Z';

describe('the age at the incident', () => {
  it('is that of the local day: a birthday begins at midnight, also in summer time', () => {
    expect(ageAtIncident(BORN, '2026-07-14T22:59:00.000Z', BEGUN)).toBe(15);
    expect(ageAtIncident(BORN, '2026-07-14T23:00:00.000Z', BEGUN)).toBe(16);
    expect(ageAtIncident({ ...BORN, dob: '2010-01-15' }, '2026-01-14T23:30:00.000Z', BEGUN)).toBe(15);
  });
  it('is that of the day on which the record was begun, where the incident has no time', () => {
    expect(ageAtIncident(BORN, undefined, BEGUN)).toBe(16);
    expect(ageAtIncident(BORN, 'yesterday', BEGUN)).toBe(16);
  });
  it('is as estimated where the birth date is unknown, else unknown', () => {
    expect(ageAtIncident({ dob: null, estimatedAge: 40 }, undefined, BEGUN)).toBe(40);
    expect(ageAtIncident({ dob: null, estimatedAge: null }, undefined, BEGUN)).toBeNull();
    expect(ageAtIncident(null, undefined, BEGUN)).toBeNull();
  });
});
