import { describe, expect, it } from 'vitest';
import type { DrugEntry } from '../catalogue/catalogue.js';
import { readBack } from './read-back.js';

describe('read-back', () => {
  const drug: DrugEntry = {
    id: 'd1',
    drug_name: 'adrenaline_1_1000',
    dose: 0.5,
    dose_unit: 'mg',
    route: 'intramuscular',
    time_administered: '2026-11-20T14:32:00Z',
    given_by: 'A. Khan',
  };
  it('says drug, dose, route, time and who', () => {
    expect(readBack(drug, '14:32')).toBe('Adrenaline 1:1,000 — 0.5 mg IM at 14:32, given by A. Khan');
  });
  it('says why a drug was held back', () => {
    expect(readBack({ id: 'd2', drug_name: 'aspirin', not_given_reason: 'allergy' }, '')).toBe(
      'Aspirin — not given: allergy',
    );
    // What was recorded as given and then put right says what was meant.
    expect(readBack({ ...drug, not_given_reason: 'allergy' }, '14:32')).toBe(
      'Adrenaline 1:1,000 — not given: allergy; 0.5 mg IM was intended, 14:32',
    );
  });
  it('says no more than is known', () => {
    expect(readBack({ id: 'd3', drug_name: 'other', drug_name_other: 'Own inhaler' }, '')).toBe(
      'Own inhaler',
    );
  });
});
