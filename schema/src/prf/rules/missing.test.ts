import { describe, expect, it } from 'vitest';
import type { PrfFacts } from '../catalogue/kinds.js';
import { QUESTION_ANSWERS } from '../questions/answers-field.js';
import { missingForSigning, sectionState } from './missing.js';

const facts = (data: PrfFacts['data'], hasPatient = true): PrfFacts => ({ data, ageYears: 40, hasPatient });
const SET = { id: 'a', heart_rate: 80 };
const STRUCK = { ...SET, id: 'b', void_reason: 'Wrong patient' };

describe('what is missing', () => {
  it('starts with the patient, and names each only once', () => {
    const refused = { PrimarySurvey: { consent: 'refused', capacity_conclusion: 'not_assessed' } };
    const fields = missingForSigning(facts(refused, false)).map(
      ({ section, field }) => `${section}.${field}`,
    );
    expect(fields[0]).toBe('patient.patient');
    expect(fields.at(-1)).toBe('PrimarySurvey.capacity_conclusion');
    expect(new Set(fields).size).toBe(fields.length);
  });
});

describe('a refusal', () => {
  it('asks for the conclusion about capacity, also where nothing of the primary survey is recorded', () => {
    const refused = { DispositionOutcome: { disposition_outcome: 'refused_treatment' } };
    expect(
      missingForSigning(facts(refused)).filter(({ field }) => field === 'capacity_conclusion'),
    ).toHaveLength(1);
  });
});

describe('sets of observations', () => {
  const lacks = (...entries: readonly object[]) =>
    missingForSigning(facts({ observations: { entries } })).some(
      ({ section, field }) => section === 'observations' && field === 'entries',
    );

  it('count if one of them has a value and is not struck through', () => {
    expect(lacks(SET)).toBe(false);
    expect(lacks(STRUCK, SET)).toBe(false);
    expect(lacks({ id: 'c', position: 'sitting' }, SET)).toBe(false);
    expect(lacks()).toBe(true);
    expect(lacks(STRUCK)).toBe(true);
    expect(lacks({ id: 'c', position: 'sitting' })).toBe(true);
  });
});

describe('a section', () => {
  const state = (data: PrfFacts['data'], hasPatient = true) =>
    sectionState(facts(data, hasPatient), 'PresentingComplaint', []).state;

  it('is started by an answer, but not by anything that the record derives or asks', () => {
    expect(state({})).toBe('not_started');
    expect(state({ PresentingComplaint: { presenting_complaint: null } })).toBe('not_started');
    expect(state({ PresentingComplaint: { presenting_complaint: 'Ankle' } })).toBe('complete');
    expect(state({ PresentingComplaint: { [QUESTION_ANSWERS.list]: [{ code: 'UNUSUAL' }] } })).toBe(
      'not_started',
    );
  });

  it('is not started by a number that the record gives itself', () => {
    const numbered = facts({ incidentDetails: { custom_prf_id: 'SL-2026-0001' } });
    expect(sectionState(numbered, 'incidentDetails', []).state).toBe('not_started');
  });

  it('for the patient is started by choosing a patient', () => {
    expect(sectionState(facts({}), 'patient', [])).toEqual({ state: 'complete', missing: 0 });
    expect(sectionState(facts({}, false), 'patient', []).state).toBe('not_started');
  });
});
