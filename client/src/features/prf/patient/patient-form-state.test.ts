import { describe, expect, it } from 'vitest';
import {
  dobProblemOf,
  EMPTY_FORM,
  formOf,
  isSameForm,
  patientInput,
  patientSaveOf,
} from './patient-form-state';

const TODAY = '2026-11-21';
const HALF = { ...EMPTY_FORM, dobHalf: { day: '12', month: '3', year: '' } };

describe('a half-typed birth date', () => {
  it('counts as entered', () => {
    expect(isSameForm(HALF, EMPTY_FORM)).toBe(false);
    expect(isSameForm(HALF, { ...HALF, dobHalf: { ...HALF.dobHalf } })).toBe(true);
  });

  it('is reported as a problem, and nothing else is', () => {
    expect(dobProblemOf(HALF, TODAY)).toMatch(/^Enter the day, the month and a four-digit year/);
    expect(dobProblemOf(EMPTY_FORM, TODAY)).toBeNull();
    expect(dobProblemOf({ ...EMPTY_FORM, dob: '1990-03-12' }, TODAY)).toBeNull();
  });

  it('is not sent', () => {
    expect(patientInput(HALF)).toEqual(patientInput(EMPTY_FORM));
    expect(patientInput(HALF)).not.toHaveProperty('dobHalf');
  });
});

describe('the result of saving', () => {
  it('does not update a patient who was found, because the search knows neither squad nor version', () => {
    expect(patientSaveOf(EMPTY_FORM)).toEqual({ kind: 'create' });
    const found = { id: 'p', name: 'Ottoline Wrexcombe' };
    expect(patientSaveOf(formOf(found))).toEqual({ kind: 'link', patientId: 'p' });
    expect(patientSaveOf(formOf({ ...found, version: 3 }))).toEqual({
      kind: 'update',
      patientId: 'p',
      version: 3,
    });
  });
});
