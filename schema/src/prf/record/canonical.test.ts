import { describe, expect, it } from 'vitest';
import { canonicalChanges, composeBloodPressure, parseBloodPressure } from './canonical.js';

const ID = '01934b1e-7a00-7000-8000-000000000001';
const observation = (entry: Readonly<Record<string, unknown>>) =>
  canonicalChanges('observations', { entries: [{ id: ID, ...entry }] })['entries'];

describe('blood pressure in REST', () => {
  it('is two numbers or a palpated one, and nothing else', () => {
    expect(parseBloodPressure('120/80')).toEqual({ systolic: 120, diastolic: 80 });
    expect(parseBloodPressure(' 90/ ')).toEqual({ systolic: 90, diastolic: null });
    for (const text of ['', '/80', '120', '120/80/60', '1200/80', 'abc']) {
      expect(parseBloodPressure(text), text).toBeNull();
    }
  });
  it('is written back in the same form', () => {
    expect(composeBloodPressure(120, 80)).toBe('120/80');
    expect(composeBloodPressure(90, null)).toBe('90/');
    expect(composeBloodPressure(null, 80)).toBeNull();
  });
});

describe('canonical changes', () => {
  it('writes moments as UTC, whether text or Date', () => {
    const utc = '2026-11-20T14:32:05.000Z';
    for (const given of ['2026-11-20T14:32:05Z', '2026-11-20T15:32:05+01:00', new Date(utc)]) {
      expect(canonicalChanges('incidentDetails', { arrived_time: given })).toEqual({ arrived_time: utc });
    }
    // A moment without its offset is nobody's to guess.
    expect(canonicalChanges('incidentDetails', { arrived_time: '2026-11-20T14:32' })).toEqual({
      arrived_time: '2026-11-20T14:32',
    });
  });
  it('turns empty values into null and leaves out undefined ones', () => {
    expect(
      canonicalChanges('PresentingComplaint', {
        presenting_complaint: '  ',
        family_history: ' none ',
        onset_at: undefined,
        last_known_well: '',
        alcohol_or_drugs: [],
        activity_details: ['', ' '],
        primary_symptom: { description: '', code: null },
        allergies: [{ substance: ' latex ' }, { substance: '' }],
        activity_other: ' ',
      }),
    ).toEqual({
      presenting_complaint: null,
      family_history: 'none',
      last_known_well: null,
      alcohol_or_drugs: null,
      activity_details: null,
      primary_symptom: null,
      allergies: [{ substance: 'latex' }],
      activity_other: null,
    });
  });
  it('names each key of a list once', () => {
    expect(canonicalChanges('PrimarySurvey', { breathing: ['wheeze', 'rapid', 'wheeze'] })).toEqual({
      breathing: ['wheeze', 'rapid'],
    });
  });
  it('splits a blood pressure, prefers numbers, and clears both', () => {
    expect(observation({ blood_pressure: '104/60' })).toEqual([
      { id: ID, bp_systolic: 104, bp_diastolic: 60 },
    ]);
    expect(observation({ blood_pressure: '104/60', bp_systolic: 110 })).toEqual([
      { id: ID, bp_systolic: 110 },
    ]);
    expect(observation({ blood_pressure: '' })).toEqual([{ id: ID, bp_systolic: null, bp_diastolic: null }]);
    expect(observation({ blood_pressure: 'high' })).toEqual([{ id: ID, blood_pressure: 'high' }]);
  });
  it('keeps one time under the specification’s own name', () => {
    expect(observation({ occurred_at: '2026-11-20T14:00:00Z' })).toEqual([
      { id: ID, date_time: '2026-11-20T14:00:00.000Z' },
    ]);
  });
  it('leaves unknown fields for validation to refuse', () => {
    expect(canonicalChanges('ROLE', { nonsense: 1, dnacpr: 'yes' })).toEqual({ nonsense: 1, dnacpr: 'yes' });
  });
  it('changes nothing the second time', () => {
    const once = canonicalChanges('observations', {
      entries: [
        { id: ID, blood_pressure: '120/', occurred_at: '2026-11-20T14:00:00+00:00', comments: ' x ' },
      ],
    });
    expect(canonicalChanges('observations', once)).toEqual(once);
  });
});
