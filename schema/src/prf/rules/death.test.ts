import { expect, it } from 'vitest';
import { deathIn } from './death.js';
import type { PrfFacts } from '../catalogue/kinds.js';

const AT = '2026-11-20T14:32:00.000Z';
const facts = (data: PrfFacts['data']): PrfFacts => ({
  data,
  ageYears: 60,
  hasPatient: true,
  patientAllergies: null,
});
const CONCLUSION = { role_time: AT, role_clinician_name: 'Bronwen Hale', role_clinician_grade: 'Paramedic' };

it('is found in the outcome, in the acuity and in a complete recognition', () => {
  expect(deathIn(facts({ DispositionOutcome: { disposition_outcome: 'deceased_on_scene' } }))).toEqual({
    at: null,
    place: null,
  });
  expect(deathIn(facts({ incidentDetails: { acuity: 'dead' }, ROLE: CONCLUSION }))).toMatchObject({ at: AT });
  expect(deathIn(facts({ ROLE: { decapitation: true, ...CONCLUSION } }))).toMatchObject({ at: AT });
});

it('is not found in a living patient’s record, or in a recognition without a route or a name', () => {
  expect(deathIn(facts({}))).toBeNull();
  expect(deathIn(facts({ DispositionOutcome: { disposition_outcome: 'discharged_gp' } }))).toBeNull();
  expect(deathIn(facts({ ROLE: CONCLUSION }))).toBeNull();
  expect(deathIn(facts({ ROLE: { dnacpr: true, ...CONCLUSION } }))).toBeNull();
  expect(deathIn(facts({ ROLE: { decapitation: true, role_time: AT } }))).toBeNull();
});

it('has the incident’s location as the place, in one line', () => {
  const died = (incident_location: string | null) =>
    deathIn(facts({ incidentDetails: { acuity: 'dead', incident_location } }))?.place;
  expect(died('  Tent 14,\n north field ')).toBe('Tent 14, north field');
  expect(died(' ')).toBeNull();
  expect(died(null)).toBeNull();
  expect(died('x'.repeat(500))).toHaveLength(200);
});

it('requires every part of a recognition', () => {
  expect(deathIn(facts({ ROLE: { decapitation: true, ...CONCLUSION } }))).not.toBeNull();
  for (const field of Object.keys(CONCLUSION))
    expect(deathIn(facts({ ROLE: { decapitation: true, ...CONCLUSION, [field]: null } })), field).toBeNull();
});

it('shortens a place only where it is too long', () => {
  const place = (length: number) =>
    deathIn(facts({ incidentDetails: { acuity: 'dead', incident_location: 'x'.repeat(length) } }))?.place;
  expect(place(200)).toBe('x'.repeat(200));
  expect(place(201)).toBe(`${'x'.repeat(199)}…`);
});
